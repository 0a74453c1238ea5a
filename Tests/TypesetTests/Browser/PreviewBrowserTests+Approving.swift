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
    let (isOpen, rest) = (
      "document.querySelectorAll('.approval').length", "document.getElementById('panel-approve').innerText"
    )
    try page.open("document=a.xml&panel=approve")
    #expect(try browser.waits(until: rest + ".includes('4 variants are equal')"))

    // One change of all languages, and one more of the Arabic text.
    try command.write(
      Self.approved["a.xml"]!.replacingOccurrences(of: "width=\"200\"", with: "width=\"210\""), to: "a.xml")
    #expect(try browser.waits(until: isOpen + " === 4"))
    #expect(try browser.waits(until: rest + ".includes('200 → 210')"))
    try browser.press("j")
    #expect(try browser.waits(until: Self.pictures("!== null && i.complete && i.naturalWidth > 0")))
    let first = try page.state("variant")
    #expect(
      try browser.text("document.querySelector('.comparison').parentElement.innerText").contains(
        "Drawn from what the baseline recorded"))
    for mode in ["overlay", "expected", "actual", "difference", "blink"] {
      try browser.press("n")
      #expect(try browser.waits(until: "document.querySelector('.comparison-frame').dataset.mode === '\(mode)'"))
    }
    let names = command.files(in: "B")
    let before = names.map { command.text("B/" + $0) }
    try browser.press("a")
    #expect(try browser.waits(until: isOpen + " === 3"))
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
    try page.open("document=a.xml&panel=approve", until: "document.querySelectorAll('.approval').length === 4")
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
