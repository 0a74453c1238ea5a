import Foundation
import Testing

// The page follows the files.
extension PreviewBrowserTests {
  /// An expression: whether the list of elements contains a text.
  private func shows(_ text: String) -> String { "document.getElementById('elements').innerText.includes('\(text)')" }

  @Test func whatIsSavedIsPainted() throws {
    let page = try PreviewPage()
    let browser = page.browser
    try page.open("document=harbour.xml&selected=boats")
    #expect(try page.color(of: "flag") == "#d00000")
    try browser.evaluate(
      """
      (() => { globalThis.changed = []; const root = document.querySelector('.stage').shadowRoot.querySelector('svg');
        new MutationObserver(list => changed.push(...list)).observe(root, { childList: true, subtree: true, attributes: true }); })()
      """)
    // A picture.
    try page.command.write(PreviewPage.flag("#007000"), to: "flag.svg")
    #expect(try isPainted("#007000", of: "flag", on: page))
    // A catalog, and a document; the selection stays, and nothing else is drawn again.
    let catalog = page.command.text("Words.xcstrings")
    try page.command.write(
      catalog.replacingOccurrences(of: "\"Boats today\"", with: "\"Ships today\""), to: "Words.xcstrings")
    #expect(try browser.waits(until: shows("Ships today")))
    let document = page.command.text("harbour.xml")
    try page.command.write(document.replacingOccurrences(of: "without a key", with: "of its own"), to: "harbour.xml")
    #expect(try browser.waits(until: shows("A text of its own")))
    #expect(try page.state("selected") == "boats")
    #expect(try browser.waits(until: "document.querySelector('#panel-why h2').innerText === 'Ships today'"))
    #expect(try browser.evaluate("changed.some(each => each.target.localName === 'svg')") as? Bool == false)
    #expect(browser.complaints == [])
  }

  @Test func anErrorIsShownOverTheLastGoodPicture() throws {
    let page = try PreviewPage()
    let (browser, command) = (page.browser, page.command)
    try page.open("document=harbour.xml")
    let document = command.text("harbour.xml")
    try command.write(document.replacingOccurrences(of: "<image", with: "<imag"), to: "harbour.xml")
    #expect(try browser.waits(until: "document.querySelector('.screen.stale .notice:not([hidden])') !== null"))
    let notice = try browser.text("document.querySelector('.notice').innerText")
    #expect(notice.contains("<imag>") && notice.contains("did you mean <image>?"), "\(notice)")
    let link = try browser.text("document.querySelector('.notice a').href")
    #expect(link.hasPrefix("vscode://file/") && link.hasSuffix("/harbour.xml:9:6"), "\(link)")
    // The picture is the last good one, under the notice.
    #expect(try browser.number("document.querySelector('.stage').shadowRoot.querySelectorAll('svg').length") == 1)
    try command.write(document, to: "harbour.xml")
    #expect(try browser.waits(until: "document.querySelector('.notice').hidden"))
    // A catalog with an error is shown in the same way.
    let catalog = command.text("Words.xcstrings")
    try command.write("{ \"strings\" : [", to: "Words.xcstrings")
    #expect(
      try browser.waits(until: "document.querySelector('.notice:not([hidden])')?.innerText.includes('Words.xcstrings')")
    )
    try command.write(catalog, to: "Words.xcstrings")
    #expect(try browser.waits(until: "document.querySelector('.notice').hidden"))
  }

  @Test func theListFollowsTheFolder() throws {
    let page = try PreviewPage()
    let (browser, command) = (page.browser, page.command)
    try page.open("document=second.xml")
    try command.write(command.text("second.xml").replacingOccurrences(of: "Second", with: "Third"), to: "third.xml")
    #expect(try browser.waits(until: "document.getElementById('document-list').innerText.includes('Third')"))
    try FileManager.default.removeItem(at: command.folder.appendingPathComponent("second.xml"))
    #expect(try browser.waits(until: "!document.getElementById('document-list').innerText.includes('Second')"))
    // What was shown is gone: the first document is shown, and the reader is informed.
    #expect(try browser.waits(until: "new URLSearchParams(location.search).get('document') === 'harbour.xml'"))
    #expect(try browser.waits(until: "document.getElementById('notes').innerText.includes('second.xml')"))
  }

  @Test func theListSaysWhatTheFilesSay() throws {
    let page = try PreviewPage()
    let (browser, command) = (page.browser, page.command)
    try page.open("document=harbour.xml")
    let list = "document.getElementById('document-list')"
    try browser.evaluate("document.querySelector('#document-list a[aria-current]').focus()")
    // The errors of a document that is not shown, and its new title; who is in the list stays there.
    let second = command.text("second.xml")
    try command.write(second.replacingOccurrences(of: "<p>", with: "<q>"), to: "second.xml")
    #expect(try browser.waits(until: "Number(\(list).querySelector('.count.bad')?.innerText) > 0"))
    try command.write(second.replacingOccurrences(of: "Second", with: "Another one"), to: "second.xml")
    #expect(
      try browser.waits(
        until: "\(list).querySelector('.count.bad') === null && \(list).innerText.includes('Another one')"))
    #expect(try browser.text("document.activeElement.dataset.id") == "harbour.xml")
    // A language that a catalog now has.
    let offered = "[...document.querySelectorAll('#axis-locale optgroup:first-of-type option')].map(each => each.value)"
    #expect(try !browser.text(offered + ".join()").contains("de"))
    try command.write(
      command.text("Words.xcstrings").replacingOccurrences(of: "\"ar\"", with: "\"de\""), to: "Words.xcstrings")
    #expect(try browser.waits(until: offered + ".includes('de')"))
    #expect(browser.complaints == [])
  }

  @Test func aFontThatComesIsUsed() throws {
    let page = try PreviewPage(
      [
        "a.xml":
          "<document lang=\"en\"><canvas width=\"200\"><p id=\"p\" font=\"Lamp Sans\">Boat</p></canvas></document>"
      ],
      "--fonts", "Letters"
    ) { command in
      let letters = command.folder.appendingPathComponent("Letters")
      try FileManager.default.createDirectory(at: letters, withIntermediateDirectories: true)
    }
    try page.open("document=a.xml&selected=p")
    let fonts = "[...document.querySelectorAll('#panel-why dd li')].map(each => each.innerText).join()"
    #expect(try !page.browser.text(fonts).contains("Lamp Sans"))
    // A bundled font under another name.
    let bundled = DocumentationPage.root.appendingPathComponent("Fonts/NotoSans-Bold.ttf")
    var bytes = try Data(contentsOf: bundled)
    let (name, other) = ("Noto Sans".data(using: .utf16BigEndian)!, "Lamp Sans".data(using: .utf16BigEndian)!)
    while let range = bytes.range(of: name) { bytes.replaceSubrange(range, with: other) }
    try bytes.write(to: page.command.folder.appendingPathComponent("Letters/Lamp.ttf"))
    #expect(try page.browser.waits(until: fonts + ".includes('Lamp Sans')"))
  }

  /// Whether a colour is painted in the middle of an element, soon.
  private func isPainted(_ color: String, of id: String, on page: PreviewPage) throws -> Bool {
    for _ in 0..<100 {
      if try page.color(of: id) == color { return true }
      _ = try page.browser.evaluate("new Promise(requestAnimationFrame)")
    }
    return false
  }
}
