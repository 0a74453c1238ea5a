import Foundation
import Testing

/// Both HTML pages in a real browser: they need nothing but themselves, and everything can be done with the keyboard.
@Suite(
  .serialized,
  .enabled(if: Browser.executable != nil, "there is no Chromium; install it to try the pages in a browser"))
struct BrowserTests {
  @Test func theBrowserAnswers() throws {
    let command = try CommandRun([
      "a.html":
        "<!doctype html><title>One</title><button onclick=\"document.title='Two'\">x</button><script>console.log(1)</script>"
    ])
    let browser = try Browser()
    try browser.open(command.folder.appendingPathComponent("a.html"))
    #expect(try browser.text("document.title") == "One")
    try browser.press("Tab")
    try browser.press("Enter")
    #expect(try browser.text("document.title") == "Two")
    #expect(browser.complaints == [] && browser.requests.count == 1)
  }
}
