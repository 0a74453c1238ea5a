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
  private func page() throws -> CommandRun {
    let rows = (0..<80).map { "<h2>Heading \($0)</h2>" }.joined()
    let document =
      CheckReportSample.document.replacingOccurrences(
        of: "</document>", with: "<canvas id=\"long\" width=\"300\"><p>Top</p>\(rows)<p>End</p></canvas></document>")
    return try CommandRun(["findings.html": try CheckReportSample.report(document).text(as: .html)])
  }

  private static let shown = "document.querySelectorAll('.finding:not([hidden])').length"

  @Test func findingsHaveMarksOnPicturesAndFilters() throws {
    let command = try page()
    let file = command.folder.appendingPathComponent("findings.html")
    let browser = try Browser()
    try browser.open(file)
    #expect(try browser.number(Self.shown) == 5)
    // The error is shown in Arabic, where it is worst; of the long page only the parts around the findings are shown.
    #expect(try browser.number("document.images.length") == 4)
    try browser.evaluate("Promise.all([...document.images].map(i => i.decode()))")
    #expect(try browser.text("document.getElementById('mark-2').closest('article').textContent").contains("ar-EG"))
    #expect(try browser.number("[...document.images].filter(i => i.naturalHeight > 2800).length") == 0)
    #expect(try browser.number("document.querySelectorAll('.mark').length") == 4)
    // A mark is over what it marks.
    let inside = """
      [...document.querySelectorAll('.mark')].filter(mark => {
        const [a, b] = [mark.getBoundingClientRect(), mark.parentElement.querySelector('img').getBoundingClientRect()];
        return a.left >= b.left - 1 && a.right <= b.right + 1 && a.top >= b.top - 1 && a.bottom <= b.bottom + 1
          && a.width > 4 && a.height > 4;
      }).length
      """
    #expect(try browser.number(inside) == 4)

    for (filters, count) in [
      ("level=error", 1), ("rule=R086", 4), ("rule=R125", 1), ("locale=he", 5), ("level=warning&q=small", 3),
      ("q=nothing", 0), ("all", 5),
    ] {
      try browser.open(file, fragment: filters)
      #expect(try browser.number(Self.shown) == count, "\(filters)")
      #expect(try browser.text("document.getElementById('shown').textContent") == "\(count) of 5 shown")
    }
    try browser.open(file, fragment: "level=error")
    #expect(try browser.number("document.querySelectorAll('.mark:not([hidden])').length") == 1)
    #expect(try browser.number("document.querySelectorAll('.scene:not([hidden])').length") == 1)
    #expect(browser.complaints == [] && browser.requests.allSatisfy { $0.hasPrefix("file:") })
  }

  @Test func everythingCanBeDoneWithTheKeyboard() throws {
    let command = try page()
    let browser = try Browser()
    try browser.open(command.folder.appendingPathComponent("findings.html"))
    try browser.press("/")
    for letter in "heading" { try browser.press(String(letter)) }
    #expect(try browser.waits(until: Self.shown + " === 0"))
    try browser.evaluate("document.querySelector('[type=reset]').click()")
    #expect(try browser.waits(until: Self.shown + " === 5"))
    try browser.evaluate("document.activeElement.blur()")
    for id in ["finding-1", "finding-2"] {
      try browser.press("j")
      #expect(try browser.text("document.activeElement.id") == id)
    }
    #expect(try browser.number("document.querySelectorAll('#mark-2.current').length") == 1)
    // From the finding to its mark, and back.
    try browser.press("Tab")
    #expect(try browser.text("document.activeElement.getAttribute('href')") == "#mark-2")
    try browser.press("Enter")
    #expect(try browser.waits(until: "document.activeElement.id === 'mark-2'"))
    try browser.press("Enter")
    #expect(try browser.waits(until: "document.activeElement.id === 'finding-2'"))
    try browser.press("k")
    #expect(try browser.text("document.activeElement.id") == "finding-1")
  }

  @Test func focusIsNotTakenBackAfterItMovedOn() throws {
    let command = try page()
    let browser = try Browser()
    try browser.open(command.folder.appendingPathComponent("findings.html"))
    // The event of a new address comes after the key that moves the focus on.
    let moved = """
      new Promise(resolve => {
        addEventListener('hashchange', () => setTimeout(() => resolve(document.activeElement.id)), { once: true });
        document.getElementById('mark-2').click();
        document.activeElement.dispatchEvent(new KeyboardEvent('keydown', { key: 'k', bubbles: true }));
      })
      """
    #expect(try browser.text(moved) == "finding-1")
    // What the filters hide is shown when its address is opened.
    try browser.open(command.folder.appendingPathComponent("findings.html"), fragment: "rule=R125")
    try browser.evaluate("location.hash = '#finding-2'")
    #expect(try browser.waits(until: "document.activeElement.id === 'finding-2'"))
  }

  @Test(arguments: [("light", 360), ("dark", 360), ("light", 1280)])
  func thePageFitsAndFollowsTheAppearance(appearance: String, width: Int) throws {
    let command = try page()
    let browser = try Browser(width: width, height: 740)
    try browser.prefers(appearance)
    try browser.open(command.folder.appendingPathComponent("findings.html"))
    #expect(try browser.number("document.documentElement.scrollWidth - document.documentElement.clientWidth") == 0)
    let ground = try browser.text("getComputedStyle(document.body).backgroundColor")
    let brightness = ground.split { !$0.isNumber }.compactMap { Int($0) }.prefix(3).reduce(0, +)
    #expect(appearance == "dark" ? brightness < 200 : brightness > 600)
    // Numbers that are links are large enough for a finger or a pointer (WCAG 2.2, 2.5.8).
    let small = "[...document.querySelectorAll('a.number')].filter(a => a.getBoundingClientRect().height < 24).length"
    #expect(try browser.number(small) == 0)
  }

  @Test func thePageIsWellFormed() throws {
    let command = try page()
    #expect(try command.shell("xmllint --noout findings.html").status == 0)
  }
}
