import Foundation
import Testing

// Visual changes are approved.
extension PreviewBrowserTests {
  @Test func changesAreAcceptedFromTheKeyboard() throws {
    let page = try PreviewPage(Self.approved, "--baselines", "B") { command in
      let verified = try command.run("verify", "a.xml", "--baselines", "B", "--update", "missing")
      #expect(verified.status == 0)
    }
    let (browser, command) = (page.browser, page.command)
    let rest = "document.getElementById('panel-approve').innerText"
    try page.open("document=a.xml&panel=approve")
    #expect(try browser.waits(until: rest + ".includes('4 variants are equal')"))

    // One change of all languages, and one more of the Arabic text.
    try command.write(
      Self.approved["a.xml"]!.replacingOccurrences(of: "width=\"200\"", with: "width=\"210\""), to: "a.xml")
    // It is one cause with one picture, and its twins are counted.
    #expect(try browser.waits(until: rest + ".includes('200 → 210') && \(rest).includes('and 3 more')"))
    #expect(try browser.number("document.querySelectorAll('.approval').length") == 1)
    try browser.press("j")
    #expect(try browser.waits(until: Self.pictures("!== null && i.complete && i.naturalWidth > 0")))
    let first = try page.state("variant")
    #expect(
      try browser.text("document.querySelector('.comparison').parentElement.innerText").contains(
        "Drawn from what the baseline recorded"))
    let keys = ["2": "beside", "3": "overlay", "4": "blink", "n": "expected"]
    for (key, mode) in keys.sorted(by: { $0.key < $1.key }) {
      try browser.press(key)
      #expect(try browser.waits(until: "document.querySelector('.comparison-frame').dataset.mode === '\(mode)'"))
    }
    let names = command.files(in: "B")
    let before = names.map { command.text("B/" + $0) }
    try browser.press("a")
    #expect(try browser.waits(until: rest + ".includes('and 2 more')"))
    #expect(zip(names, before).filter { command.text("B/" + $0) != $1 }.map(\.0) == [first + ".baseline"])
    // The next one takes its place, and is accepted with all that have the same change.
    #expect(try browser.waits(until: "new URLSearchParams(location.search).get('variant') !== '\(first)'"))
    try browser.press("A")
    #expect(try browser.waits(until: rest + ".includes('4 variants are equal')"))
    #expect(try command.run("verify", "a.xml", "--baselines", "B").status == 0)
  }

  @Test func recordedPicturesAreCompared() throws {
    let page = try PreviewPage(Self.approved, "--baselines", "B") { command in
      let arguments = ["verify", "a.xml", "--baselines", "B", "--pictures", "--update", "missing", "--scale", "1"]
      #expect(try command.run(arguments).status == 0)
      try command.write(Self.approved["a.xml"]!.replacingOccurrences(of: "#336699", with: "#993366"), to: "a.xml")
    }
    let browser = page.browser
    try page.open("document=a.xml&panel=approve", until: "document.querySelector('.approval') !== null")
    try browser.evaluate("document.querySelector('.approval').click()")
    #expect(try browser.waits(until: Self.pictures("!== null && i.complete && i.naturalWidth > 0")))
    #expect(try browser.evaluate("document.body.innerText.includes('Sketched')") as? Bool == false)
    // All that is open is accepted after a question; the panel says that it is at work.
    let panel = "document.getElementById('panel-approve')"
    try browser.evaluate(
      "void new MutationObserver(() => { globalThis.wasBusy ||= \(panel).ariaBusy === 'true'; }).observe(\(panel), { attributes: true })"
    )
    try page.press("Accept all", in: "#panel-approve")
    #expect(try browser.waits(until: "document.querySelector('dialog') !== null"))
    try page.press("Accept all", in: "dialog")
    #expect(
      try browser.waits(until: "document.getElementById('panel-approve').innerText.includes('4 variants are equal')"))
    #expect(try browser.waits(until: "globalThis.wasBusy && \(panel).ariaBusy === 'false'"))
    #expect(try page.command.run("verify", "a.xml", "--baselines", "B", "--pictures", "--scale", "1").status == 0)
  }

  @Test func aReviewerDecidesAboutAllDocuments() throws {
    let page = try PreviewPage(Self.reviewed("0.7"), "--baselines", "B") { command in
      #expect(try command.run("verify", "a.xml", "--baselines", "B", "--update", "missing").status == 0)
      try command.write(Self.reviewed("0.5")["a.xml"]!, to: "a.xml")
    }
    let (browser, command) = (page.browser, page.command)
    let panel = "document.getElementById('panel-approve').innerText"
    try page.open(
      "document=b.xml&panel=approve&reviewed=all", until: "document.querySelectorAll('.approval').length === 2")
    // What is new is counted apart from what differs, and the change is said in words.
    #expect(try browser.waits(until: "\(panel).includes('2 differ · 1 new')"))
    #expect(
      try browser.text("['', '-new'].map(n => document.getElementById('count-approve' + n).firstChild.data).join()")
        == "2,1")
    #expect(try browser.text("\(panel).replace(/[\\u2068\\u2069]/g, '')").contains("Brightness slider: 0.7 → 0.5"))
    try browser.press("j")
    let outlines = "document.querySelectorAll('.outlines rect').length"
    #expect(
      try browser.waits(until: "new URLSearchParams(location.search).get('document') === 'a.xml' && \(outlines) > 0"))
    #expect(try browser.waits(until: Self.pictures("!== null && i.complete && i.naturalWidth > 0")))
    // The change comes into the middle, and the whole screen again.
    try browser.press("z")
    let middle =
      "(() => { const [c, r] = ['#canvas', '.outlines.actual rect'].map(s => document.querySelector(s).getBoundingClientRect());"
      + " return Math.abs(r.x + r.width / 2 - c.x - c.width / 2) < 0.3 * c.width && r.width > 0.3 * c.width; })()"
    #expect(try browser.waits(until: middle))
    try browser.press("z")
    #expect(try browser.waits(until: "new URLSearchParams(location.search).get('zoom') === null"))
    try browser.press("r")
    #expect(try browser.waits(until: "document.activeElement.id === 'rejection-note'"))
    try browser.send("Input.insertText", ["text": "Too dark"])
    try browser.evaluate("document.querySelector('dialog form').requestSubmit()")
    #expect(try browser.waits(until: "\(panel).includes('2 rejected') && \(panel).includes('Too dark')"))
    #expect(
      try command.run("verify", "a.xml", "--baselines", "B").text.contains("  rejected: Too dark (a-en-l, a-ar-l)\n"))
    // The next one is the new document; accepting it decides everything.
    #expect(try browser.waits(until: "new URLSearchParams(location.search).get('document') === 'b.xml'"))
    try browser.press("A")
    #expect(try browser.waits(until: "\(panel).includes('Everything is decided')"))
    try browser.evaluate("navigator.clipboard.writeText = async text => { globalThis.copied = text; }")
    try page.press("Copy summary", in: "#panel-approve")
    #expect(try browser.waits(until: "globalThis.copied?.includes('| Too dark | a-en-l, a-ar-l |')"))
    // A rejection is taken back.
    try page.press("Take back", in: "#panel-approve")
    #expect(try browser.waits(until: "\(panel).includes('2 differ')"))
    #expect(!command.files(in: "B").contains("review.json") && browser.complaints == [])
  }

  /// Two documents, one with a slider in two languages.
  private static func reviewed(_ value: String) -> [String: String] {
    [
      "a.xml": """
      <document lang="en"><head><title>A</title><variants locales="en,ar"/></head>
      <canvas width="300"><p id="p">Boats</p><slider id="s" label="Brightness" value="\(value)"/></canvas></document>
      """,
      "b.xml":
        "<document lang=\"en\"><head><title>B</title></head><canvas width=\"200\"><p>New</p></canvas></document>",
    ]
  }

  /// An expression: whether something holds of each of the compared pictures `i`.
  private static func pictures(_ condition: String) -> String {
    "document.querySelectorAll('.comparison img').length === 3 && [...document.querySelectorAll('.comparison img')].every(i => i \(condition))"
  }

  /// A document of four variants.
  private static let approved = [
    "a.xml": """
    <document lang="en"><head><variants locales="en,ar" text-sizes="l,ax1"/></head>
    <canvas width="200"><p id="p" color="#336699">Boats</p></canvas></document>
    """
  ]
}
