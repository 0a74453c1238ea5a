import Foundation
import Testing

/// An export in a real browser, opened from a disk.
@Suite(
  .serialized,
  .enabled(if: Browser.executable != nil, "Chromium not found; install it to test the pages in a browser"))
struct PreviewExportBrowserTests {
  private let command: CommandRun

  init() throws {
    command = try ExportSample.command()
    let result = try command.run(["preview", "screens", "--export", "out", "--appearances", "light"])
    #expect(result.status == 0)
  }

  /// The address of the page with a state.
  private func page(_ query: String = "") throws -> URL {
    let file = command.folder.appendingPathComponent("out/index.html").absoluteString
    return try #require(URL(string: file + (query.isEmpty ? "" : "?" + query)))
  }

  /// The texts of the screens that are shown.
  private static let shown = """
    [...document.querySelectorAll('#canvas *')].filter(each => each.shadowRoot).map(each => each.shadowRoot.textContent).join('|')
    """

  private func choose(_ value: String, of id: String, in browser: Browser) throws {
    try browser.evaluate(
      "{ const select = document.getElementById('\(id)'); select.value = '\(value)'; select.dispatchEvent(new Event('change')); }"
    )
  }

  @Test func screensAreShownAndChosen() throws {
    let browser = try Browser(width: 1400)
    try browser.open(page())
    #expect(try browser.waits(until: Self.shown + ".includes('Hello')"))
    #expect(try browser.text("document.getElementById('connection').textContent") == "Exported")
    // Only axes with a choice are offered, and nothing that needs a server.
    #expect(
      try browser.text("[...document.querySelectorAll('#axes select')].map(each => each.id).join()")
        == "axis-locale,axis-text-size,axis-direction")
    #expect(try browser.number("document.querySelectorAll('#tab-try, #tab-approve').length") == 0)
    try choose("ar", of: "axis-locale", in: browser)
    #expect(try browser.waits(until: Self.shown + ".includes('مرحبا')"))
    #expect(try browser.text("location.search").contains("locale=ar"))
    try choose("ax1", of: "axis-text-size", in: browser)
    #expect(try browser.waits(until: "document.getElementById('status-variant').textContent.includes('AX1')"))
    for (view, count) in [("pair", 2), ("sizes", 2), ("mirror", 2), ("grid&columns=none", 2)] {
      try browser.open(page("document=first.xml&view=\(view)"))
      let screens =
        "[...document.querySelectorAll('#canvas *')].filter(each => each.shadowRoot?.querySelector('svg')).length"
      #expect(try browser.waits(until: screens + " === \(count)"), "\(view)")
    }
    #expect(browser.complaints == [] && browser.requests.allSatisfy { $0.hasPrefix("file:") })
  }

  @Test func documentsAndFindingsAreSearched() throws {
    let browser = try Browser(width: 1400)
    try browser.open(page("document=more/second.xml&panel=findings"))
    #expect(try browser.waits(until: "document.querySelectorAll('.finding').length > 0"))
    let findings = try browser.number("document.querySelectorAll('.finding').length")
    let search = "document.querySelector('#panel-findings input')"
    for (word, count) in [("nothingofthekind", 0), ("", findings)] {
      try browser.evaluate("\(search).value = '\(word)'; \(search).dispatchEvent(new Event('input'))")
      #expect(try browser.waits(until: "document.querySelectorAll('.finding').length === \(count)"), "\(word)")
    }
    try browser.evaluate("document.querySelector('.finding').click()")
    #expect(
      try browser.waits(
        until: "document.querySelector('.finding-details .rule-number + div p')?.textContent.length > 10"))
    #expect(try browser.text("location.search").contains("selected="))
    let listed = "[...document.querySelectorAll('#document-list a')].filter(each => each.checkVisibility())"
    let documents = listed + ".length"
    #expect(try browser.number(documents) == 2)
    try browser.evaluate(
      "{ const field = document.getElementById('document-search'); field.value = 'fir'; field.dispatchEvent(new Event('input')); }"
    )
    #expect(try browser.waits(until: documents + " === 1"))
    try browser.evaluate(listed + "[0].click()")
    #expect(try browser.waits(until: Self.shown + ".includes('Hello')"))
    #expect(browser.complaints == [] && browser.requests.allSatisfy { $0.hasPrefix("file:") })
  }

  @Test func elementsAreExplainedWithoutAServer() throws {
    let browser = try Browser(width: 1400)
    try browser.open(page("document=first.xml&selected=greeting&interface=ar"))
    let panel = "document.getElementById('panel-why').textContent"
    #expect(try browser.waits(until: panel + ".includes('مرحبا') && " + panel + ".includes('Hello')"))
    #expect(try browser.text("document.documentElement.dir") == "rtl")
    #expect(try browser.number("document.querySelectorAll('a[href^=\"vscode:\"]').length") == 0)
    #expect(browser.complaints == [] && browser.requests.allSatisfy { $0.hasPrefix("file:") })
  }

  @Test func whatAnExportDoesNotHaveIsSaid() throws {
    let browser = try Browser(width: 1400)
    try browser.open(page("document=first.xml&locale=ja"))
    #expect(try browser.waits(until: "document.body.textContent.includes('This export does not contain it')"))
    #expect(browser.complaints == [] && browser.requests.allSatisfy { $0.hasPrefix("file:") })
  }
}
