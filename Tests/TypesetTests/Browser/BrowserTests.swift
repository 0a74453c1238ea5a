import Foundation
import Testing

/// Both HTML pages in a real browser: they need nothing but themselves, and everything can be done with the keyboard.
@Suite(
  .serialized,
  .enabled(if: Browser.executable != nil, "Chromium not found; install it to test the pages in a browser"))
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
    #expect(try browser.waits(until: "document.title === 'Two'"))
    #expect(browser.complaints == [] && browser.requests.count == 1)
  }

  /// A batch of a screen in three locales and two text sizes, one of whose documents warns.
  private func batch() throws -> CommandRun {
    let command = try CommandRun([
      "screen.xml":
        "<document lang=\"en\"><head><title>Screen</title></head><screen><h1>Hello</h1><p>שלום مرحبا</p></screen></document>",
      "wide.xml":
        "<document lang=\"en\"><canvas width=\"40\"><row><p>Unbreakable</p><p>words</p></row></canvas></document>",
    ])
    let result = try command.run(
      "batch", "screen.xml", "wide.xml", "--locales", "en,ar-EG,he", "--text-sizes", "l,ax3", "-f", "png", "--out",
      "out")
    #expect(result.status == 0, "\(result.errors)")
    return command
  }

  private static let shownCards = "document.querySelectorAll('.variant:not([hidden])').length"

  @Test func theIndexOfABatchFiltersByAxisAndByName() throws {
    let command = try batch()
    let index = command.folder.appendingPathComponent("out/index.html")
    let browser = try Browser()
    try browser.open(index)
    #expect(try browser.number(Self.shownCards) == 12)
    #expect(try browser.number("[...document.images].filter(i => i.decode && i.src.startsWith('data:')).length") == 12)
    try browser.evaluate("Promise.all([...document.images].map(i => (i.loading = 'eager', i.decode())))")

    try browser.open(index, fragment: "locale=ar-EG&text-size=ax3")
    #expect(try browser.number(Self.shownCards) == 2)
    #expect(try browser.text("document.querySelector('[name=locale]').value") == "ar-EG")
    #expect(try browser.text("document.getElementById('shown').textContent") == "2 of 12 shown")
    try browser.open(index, fragment: "status=warnings")
    #expect(try browser.number(Self.shownCards) > 0)
    #expect(try browser.text("document.querySelector('.variant:not([hidden])').textContent").contains("wide"))

    // From the keyboard alone: search, then open what is found.
    try browser.open(index)
    try browser.press("/")
    for letter in "screen he" { try browser.press(String(letter)) }
    #expect(try browser.waits(until: Self.shownCards + " === 2"))
    for _ in 0..<20 where try browser.text("document.activeElement.className") != "picture" { try browser.press("Tab") }
    #expect(try browser.text("document.activeElement.getAttribute('href')") == "screen-he-iphone-xs-l.png")

    // Only the file itself was requested, without errors.
    #expect(
      browser.complaints == [] && browser.requests.allSatisfy { $0.hasPrefix("file:") && $0.contains("index.html") })
  }

  @Test func theIndexOfABatchFiltersByFindings() throws {
    let command = try CommandRun([
      "pale.xml":
        "<document lang=\"en\"><screen><status-bar/><h1>A</h1><p color=\"#999999\" when=\"lang=en\">Boats</p></screen></document>",
      "bare.xml": "<document lang=\"en\"><screen><h1>B</h1></screen></document>",
    ])
    let result = try command.run(
      "batch", "pale.xml", "bare.xml", "--locales", "en,ar", "-f", "png", "--scale", "1", "--out", "out")
    #expect(result.status == 0, "\(result.errors)")
    let index = command.folder.appendingPathComponent("out/index.html")
    let browser = try Browser()
    try browser.open(index, fragment: "rule=R151")
    #expect(try browser.number(Self.shownCards) == 1)
    try browser.open(index, fragment: "rule=R151,R105")
    #expect(try browser.number(Self.shownCards) == 3)
    #expect(try browser.text("document.querySelector('.variant:not([hidden])').id") == "pale-en-iphone-xs-l")
    // From a badge to all variants that have the same, and from a menu to those of a level.
    try browser.open(index)
    try browser.evaluate("document.querySelector('#bare-ar-iphone-xs-l .found a').click()")
    #expect(try browser.waits(until: Self.shownCards + " === 2"))
    #expect(try browser.text("document.querySelector('[name=rule]').value") == "R105")
    try browser.evaluate(
      "document.querySelector('[name=rule]').value = '', document.querySelector('[name=level]').value = 'error', "
        + "document.getElementById('filters').dispatchEvent(new Event('input'))")
    #expect(try browser.waits(until: Self.shownCards + " === 1"))
    #expect(try browser.text("location.hash") == "#level=error" && browser.complaints == [])
  }

  @Test func theIndexOfABatchFitsSmallScreens() throws {
    let command = try batch()
    let browser = try Browser(width: 360, height: 640)
    try browser.open(command.folder.appendingPathComponent("out/index.html"))
    #expect(try browser.number("document.documentElement.scrollWidth - document.documentElement.clientWidth") == 0)
  }

  /// A verification with one variant unchanged, one that differs and one without baseline, as a page.
  private func report() throws -> CommandRun {
    let head = "<document lang=\"en\"><head><title>T</title></head><canvas width=\"200\">"
    let command = try CommandRun([
      "a.xml": head + "<p id=\"greeting\">Hello</p><p>שלום</p></canvas></document>",
      "b.xml": head + "<p>مرحبا</p></canvas></document>", "c.xml": head + "<p>New</p></canvas></document>",
    ])
    #expect(try command.run("verify", "a.xml", "b.xml", "--baselines", "B", "--update", "missing").status == 0)
    try command.write(
      command.text("a.xml").replacingOccurrences(of: "Hello", with: "Goodbye, and thank you all"), to: "a.xml")
    let result = try command.run(
      "verify", "a.xml", "b.xml", "c.xml", "--baselines", "B", "--report", "report.html")
    #expect(result.status == 1, "\(result.errors)")
    return command
  }

  @Test func theReportOfAVerificationIsUsableByKeyboard() throws {
    let command = try report()
    let browser = try Browser()
    try browser.open(command.folder.appendingPathComponent("report.html"))
    #expect(try browser.number("document.querySelectorAll('details.variant').length") == 3)
    #expect(try browser.text("document.body.textContent").contains("Goodbye"))

    // The first variant that differs is open, with what was expected, the difference and what is there.
    #expect(try browser.number("document.querySelectorAll('details.variant[open]').length") == 1)
    #expect(try browser.number("document.querySelectorAll('details[open] .panels > *').length") >= 3)
    try browser.press("j")
    for count in [0, 1] {
      try browser.press("Enter")
      #expect(try browser.waits(until: "document.querySelectorAll('details.variant[open]').length === \(count)"))
    }
    let first = try browser.text("document.activeElement.closest('.variant').id")
    try browser.press("j")
    #expect(try browser.text("document.activeElement.closest('.variant').id") != first)
    try browser.press("k")
    #expect(try browser.text("document.activeElement.closest('.variant').id") == first)

    // Everything that is drawn in an open entry is inside the page.
    #expect(try browser.number("[...document.images].filter(i => !i.src.startsWith('data:')).length") == 0)
    #expect(
      browser.complaints == [] && browser.requests.allSatisfy { $0.hasPrefix("file:") && $0.hasSuffix("report.html") })
  }

  @Test(arguments: ["light", "dark"])
  func theReportOfAVerificationFollowsTheAppearance(appearance: String) throws {
    let command = try report()
    let browser = try Browser(width: 360, height: 640)
    try browser.prefers(appearance)
    try browser.open(command.folder.appendingPathComponent("report.html"))
    let ground = try browser.text("getComputedStyle(document.body).backgroundColor")
    let brightness = ground.split { !$0.isNumber }.compactMap { Int($0) }.prefix(3).reduce(0, +)
    #expect(appearance == "dark" ? brightness < 200 : brightness > 600)
    try browser.evaluate("document.querySelectorAll('details').forEach(d => d.open = true)")
    #expect(try browser.number("document.documentElement.scrollWidth - document.documentElement.clientWidth") == 0)
  }
}
