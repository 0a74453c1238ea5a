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
  private func page() throws -> CommandRun {
    try CommandRun(["texts.html": try TextReportTests.hostile().text(as: .html)])
  }

  private static let shown = "document.querySelectorAll('.text:not([hidden])').length"
  private static let languages = "document.querySelectorAll('.language:not([hidden])').length"

  @Test func textsHavePicturesAndFilters() throws {
    let command = try page()
    let file = command.folder.appendingPathComponent("texts.html")
    let browser = try Browser()
    try browser.open(file)
    #expect(try browser.number(Self.shown) == 5)
    #expect(try browser.number(Self.languages) == 15)
    try browser.evaluate("Promise.all([...document.images].map(i => i.decode()))")
    #expect(try browser.number("[...document.images].filter(i => i.naturalWidth >= 320).length") == 15)
    // The outline is over the picture.
    let inside = """
      [...document.querySelectorAll('.mark')].filter(mark => {
        const [a, b] = [mark.getBoundingClientRect(), mark.parentElement.querySelector('img').getBoundingClientRect()];
        return a.left >= b.left - 1 && a.right <= b.right + 1 && a.top >= b.top - 1 && a.bottom <= b.bottom + 1
          && a.width > 4 && a.height > 4;
      }).length
      """
    #expect(try browser.number(inside) == 15)
    for (filters, texts, languages) in [
      ("locale=de", 5, 5), ("state=too-long", 1, 1), ("state=source", 5, 5), ("state=translated&locale=ar-EG", 5, 5),
      ("q=lang", 1, 1), ("q=wide", 1, 3), ("q=k.k.k", 1, 3), ("q=nothing", 0, 0), ("all", 5, 15),
    ] {
      try browser.open(file, fragment: filters)
      #expect(try browser.number(Self.shown) == texts, "\(filters)")
      #expect(try browser.number(Self.languages) == languages, "\(filters)")
      #expect(try browser.text("document.getElementById('shown').textContent") == "\(texts) of 5 shown")
    }
    // No text of a catalog became markup.
    #expect(try browser.number("document.querySelectorAll('.text script, .text img[onerror]').length") == 0)
    #expect(browser.complaints == [] && browser.requests.allSatisfy { $0.hasPrefix("file:") })
  }

  @Test func rightToLeftTextsBeginAtTheRight() throws {
    let command = try page()
    let browser = try Browser()
    try browser.open(command.folder.appendingPathComponent("texts.html"))
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
    let command = try page()
    let browser = try Browser()
    try browser.open(command.folder.appendingPathComponent("texts.html"))
    try browser.press("/")
    for letter in "zzz" { try browser.press(String(letter)) }
    #expect(try browser.waits(until: Self.shown + " === 0"))
    try browser.evaluate("document.querySelector('[type=reset]').click()")
    #expect(try browser.waits(until: Self.shown + " === 5"))
    try browser.evaluate("document.activeElement.blur()")
    for id in ["text-1", "text-2"] {
      try browser.press("j")
      #expect(try browser.text("document.activeElement.id") == id)
    }
    try browser.press("k")
    #expect(try browser.text("document.activeElement.id") == "text-1")
    // What the filters hide is shown when its address is opened.
    try browser.open(command.folder.appendingPathComponent("texts.html"), fragment: "state=too-long")
    try browser.evaluate("location.hash = '#text-2'")
    #expect(try browser.waits(until: "document.activeElement.id === 'text-2'"))
  }

  @Test(arguments: [("light", 360), ("dark", 360), ("light", 1280)])
  func thePageFitsAndFollowsTheAppearance(appearance: String, width: Int) throws {
    let command = try page()
    let browser = try Browser(width: width, height: 740)
    try browser.prefers(appearance)
    try browser.open(command.folder.appendingPathComponent("texts.html"))
    #expect(try browser.number("document.documentElement.scrollWidth - document.documentElement.clientWidth") == 0)
    let ground = try browser.text("getComputedStyle(document.body).backgroundColor")
    let brightness = ground.split { !$0.isNumber }.compactMap { Int($0) }.prefix(3).reduce(0, +)
    #expect(appearance == "dark" ? brightness < 200 : brightness > 600)
    let small = "[...document.querySelectorAll('a.number')].filter(a => a.getBoundingClientRect().height < 24).length"
    #expect(try browser.number(small) == 0)
  }
}
