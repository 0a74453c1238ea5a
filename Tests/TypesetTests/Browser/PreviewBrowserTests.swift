import Foundation
import Testing

/// The page of the preview in a real browser, served by the real command from files that are edited meanwhile.
@Suite(
  .serialized,
  .enabled(if: Browser.executable != nil, "Chromium not found; install it to test the preview in a browser"))
struct PreviewBrowserTests {
  /// How many screens are drawn.
  private static let drawnScreens =
    "[...document.querySelectorAll('.stage')].filter(s => s.shadowRoot.querySelector('svg:not(.marks)')).length"

  @Test func theCanvasShowsEveryView() throws {
    let page = try PreviewPage()
    let browser = page.browser
    // Both languages of the catalog in two sizes, and a pseudolanguage.
    try page.open("document=harbour.xml&view=grid&rowvalues=en,ar,~accented&columnvalues=l,ax1&zoom=0.2")
    #expect(try browser.waits(until: Self.drawnScreens + " === 6"))
    #expect(
      try browser.text("[...document.querySelectorAll('th')].map(h => h.innerText).join()").hasPrefix("L,AX1,English"))
    #expect(
      try browser.number(
        "new Set([...document.querySelectorAll('.stage')].map(s => s.shadowRoot.querySelector('svg').innerHTML)).size")
        == 6)
    try browser.evaluate("document.querySelector('[data-view=pair]').click()")
    #expect(try browser.waits(until: Self.drawnScreens + " === 2 && document.querySelectorAll('.pane').length === 2"))
    // Both panes scroll as one.
    try browser.evaluate("document.querySelector('.pane').scrollTop = 40")
    #expect(
      try browser.waits(
        until: "document.querySelectorAll('.pane')[1].scrollTop === document.querySelector('.pane').scrollTop"))
    try browser.evaluate("document.querySelector('[data-view=mirror]').click()")
    #expect(
      try browser.waits(until: Self.drawnScreens + " === 2 && document.querySelector('.comparison .divider') !== null"))
    try browser.evaluate("document.querySelector('[data-view=sizes]').click()")
    #expect(try browser.waits(until: "document.querySelectorAll('.film .stage').length === 12"))
    #expect(try browser.waits(until: "location.search.includes('view=sizes')"))
    #expect(
      browser.complaints == []
        && browser.requests.allSatisfy { $0.hasPrefix("http://127.0.0.1:") || $0.hasPrefix("vscode:") })
  }

  @Test func theAddressGivesTheSamePictureAgain() throws {
    let page = try PreviewPage()
    let browser = page.browser
    try page.open("document=harbour.xml")
    // The token is not in an address that is shared.
    #expect(try browser.text("location.hash").isEmpty)
    try page.choose("ar", in: "axis-locale")
    try page.choose("ax1", in: "axis-text-size")
    try page.choose("dark", in: "axis-appearance")
    let isArabic = "document.getElementById('elements').innerText.includes('قوارب اليوم')"
    #expect(try browser.waits(until: isArabic + " && location.search.includes('appearance=dark')"))
    let address = try browser.text("location.search.slice(1)")
    #expect(address == "document=harbour.xml&locale=ar&text-size=ax1&appearance=dark")
    let drawing = "document.querySelector('.stage').shadowRoot.querySelector('svg').innerHTML"
    try page.settles()
    let before = try browser.text(drawing)
    try page.open(address)
    try page.settles()
    #expect(try browser.text(drawing) == before && !before.isEmpty)
    let chosen = "document.getElementById('axis-locale').value + document.getElementById('axis-text-size').value"
    #expect(try browser.waits(until: chosen + " === 'arax1'"))
    // A value that nobody offers can be entered.
    try page.choose("~rtl", in: "axis-locale")
    #expect(try browser.waits(until: "location.search.includes('pseudo=rtl')"))
  }

  @Test func thePureModulesHold() throws {
    let page = try PreviewPage()
    try page.open("document=harbour.xml")
    let script = DocumentationPage.root.appendingPathComponent("Tests/Cases/preview/modules.js")
    let wrong = try page.browser.evaluate(String(contentsOf: script, encoding: .utf8)) as? [String]
    #expect(wrong == [])
  }
}
