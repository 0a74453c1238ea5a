import Foundation
import Testing

@testable import Typeset
@testable import TypesetReview

/// The page of texts in a real browser: it needs nothing but itself, and everything can be done with the keyboard.
@Suite(
  .serialized,
  .enabled(if: Browser.executable != nil, "Chromium not found; install it to test the pages in a browser"))
struct TextPageBrowserTests {
  /// A page about hostile texts in three locales.
  private func page(width: Int = 1280, appearance: String? = nil) throws -> ReportPage {
    try ReportPage(
      try TextReportTests.hostile().text(as: .html), of: "text", width: width, appearance: appearance)
  }

  @Test func textsHavePicturesAndFilters() throws {
    let page = try page()
    let browser = page.browser
    #expect(try page.count("text") == 5)
    #expect(try page.count("language") == 15)
    // The outline is over the picture.
    #expect(try page.countMarksOnPictures() == 15)
    #expect(try browser.number("[...document.images].filter(i => i.naturalWidth >= 320).length") == 15)
    for (filters, texts, languages) in [
      ("locale=de", 5, 5), ("state=too-long", 1, 1), ("state=source", 5, 5), ("state=translated&locale=ar-EG", 5, 5),
      ("q=lang", 1, 1), ("q=wide", 1, 3), ("q=k.k.k", 1, 3), ("q=nothing", 0, 0), ("all", 5, 15),
    ] {
      try page.open(filters)
      #expect(try page.count("text") == texts, "\(filters)")
      #expect(try page.count("language") == languages, "\(filters)")
      #expect(try browser.text("document.getElementById('shown').textContent") == "\(texts) of 5 shown")
    }
    // No text of a catalog became markup.
    #expect(try browser.number("document.querySelectorAll('.text script, .text img[onerror]').length") == 0)
    page.checkLoads()
  }

  @Test func rightToLeftTextsBeginAtTheRight() throws {
    let browser = try page().browser
    let sides = """
      [...document.querySelectorAll('.language[data-locale=ar-EG] .words')].filter(words => {
        const range = document.createRange();
        range.selectNodeContents(words);
        const [text, box] = [range.getBoundingClientRect(), words.getBoundingClientRect()];
        return words.lang === 'ar' && Math.abs(text.right - box.right) < 2 && text.left > box.left + 20;
      }).length
      """
    #expect(try browser.number(sides) == 5)
    // What is around them stays as the page reads.
    #expect(
      try browser.text("getComputedStyle(document.querySelector('.language[data-locale=ar-EG] .facts')).direction")
        == "ltr")
  }

  @Test func everythingCanBeDoneWithTheKeyboard() throws {
    let page = try page()
    try page.checkKeyboard(search: "zzz", leaving: 0, of: 5)
    try page.checkAddress(of: 2, hiddenBy: "state=too-long")
  }

  @Test(arguments: [("light", 360), ("dark", 360), ("light", 1280)])
  func thePageFitsAndFollowsTheAppearance(appearance: String, width: Int) throws {
    try page(width: width, appearance: appearance).checkFit(appearance)
  }

  @Test func thePageIsWellFormed() throws { try page().checkForm() }
}
