import Foundation
import Testing

@testable import Typeset
@testable import TypesetReview

/// The page of findings in a real browser: it needs nothing but itself, and everything can be done with the keyboard.
@Suite(
  .serialized,
  .enabled(if: Browser.executable != nil, "Chromium not found; install it to test the pages in a browser"))
struct CheckPageBrowserTests {
  /// A page about a document with an error, a warning and advice, and one that is long.
  private func page(width: Int = 1280, appearance: String? = nil) throws -> ReportPage {
    let rows = (0..<80).map { "<h2>Heading \($0)</h2>" }.joined()
    let document =
      CheckReportSample.document.replacingOccurrences(
        of: "</document>", with: "<canvas id=\"long\" width=\"300\"><p>Top</p>\(rows)<p>End</p></canvas></document>")
    let text = try CheckReportSample.report(document).text(as: .html)
    return try ReportPage(text, of: "finding", width: width, appearance: appearance)
  }

  @Test func findingsHaveMarksOnPicturesAndFilters() throws {
    let page = try page()
    let browser = page.browser
    #expect(try page.count("finding") == 5)
    #expect(try page.countMarksOnPictures() == 4)
    // The error is shown in Arabic, where it is worst; of the long page only the parts around the findings are shown.
    #expect(try browser.number("document.images.length") == 4)
    #expect(try browser.text("document.getElementById('mark-2').closest('article').textContent").contains("ar-EG"))
    #expect(try browser.number("[...document.images].filter(i => i.naturalHeight > 2800).length") == 0)
    #expect(try page.count("mark") == 4)

    for (filters, count) in [
      ("level=error", 1), ("rule=R086", 4), ("rule=R125", 1), ("locale=he", 5), ("level=warning&q=small", 3),
      ("q=nothing", 0), ("all", 5),
    ] {
      try page.open(filters)
      #expect(try page.count("finding") == count, "\(filters)")
      #expect(try browser.text("document.getElementById('shown').textContent") == "\(count) of 5 shown")
    }
    try page.open("level=error")
    #expect(try page.count("mark") == 1)
    #expect(try page.count("scene") == 1)
    page.checkLoads()
  }

  @Test func everythingCanBeDoneWithTheKeyboard() throws {
    let page = try page()
    let browser = page.browser
    try page.checkKeyboard(search: "heading", leaving: 0, of: 5)
    #expect(try browser.number("document.querySelectorAll('#mark-2.current').length") == 1)
    // From the finding to its mark, and back.
    try browser.press("Tab")
    #expect(try browser.text("document.activeElement.getAttribute('href')") == "#mark-2")
    try browser.press("Enter")
    #expect(try browser.waits(until: "document.activeElement.id === 'mark-2'"))
    try browser.press("Enter")
    #expect(try browser.waits(until: "document.activeElement.id === 'finding-2'"))
  }

  @Test func focusIsNotTakenBackAfterItMovedOn() throws {
    let page = try page()
    // The event of a new address comes after the key that moves the focus on.
    let moved = """
      new Promise(resolve => {
        addEventListener('hashchange', () => setTimeout(() => resolve(document.activeElement.id)), { once: true });
        document.getElementById('mark-2').click();
        document.activeElement.dispatchEvent(new KeyboardEvent('keydown', { key: 'k', bubbles: true }));
      })
      """
    #expect(try page.browser.text(moved) == "finding-1")
    try page.checkAddress(of: 2, hiddenBy: "rule=R125")
  }

  @Test(arguments: [("light", 360), ("dark", 360), ("light", 1280)])
  func thePageFitsAndFollowsTheAppearance(appearance: String, width: Int) throws {
    try page(width: width, appearance: appearance).checkFit(appearance)
  }

  @Test func thePageIsWellFormed() throws { try page().checkForm() }
}
