import Foundation
import Testing

/// A page of a report in a browser: a list of entries that filters leave out, with marks on the pictures of screens.
struct ReportPage {
  /// The browser that shows it.
  let browser: Browser
  /// The class of an entry, such as `finding`; its `id` is that with a number.
  private let entry: String
  private let command: CommandRun

  /// Opens a page; `entry` is the class of its entries.
  init(_ text: String, of entry: String, width: Int = 1280, appearance: String? = nil) throws {
    self.entry = entry
    command = try CommandRun(["page.html": text])
    browser = try Browser(width: width, height: 740)
    if let appearance { try browser.prefers(appearance) }
    try open()
  }

  /// Opens it anew, with filters.
  func open(_ filters: String = "") throws {
    try browser.open(command.folder.appendingPathComponent("page.html"), fragment: filters)
  }

  /// What counts the elements of a class that are shown, as JavaScript.
  func counted(_ name: String) -> String { "document.querySelectorAll('.\(name):not([hidden])').length" }

  /// How many elements of a class are shown.
  func count(_ name: String) throws -> Int { try browser.number(counted(name)) }

  /// How many marks are over the pictures that they belong to.
  func countMarksOnPictures() throws -> Int {
    try browser.evaluate("Promise.all([...document.images].map(i => i.decode()))")
    return try browser.number(
      """
      [...document.querySelectorAll('.mark')].filter(mark => {
        const [a, b] = [mark.getBoundingClientRect(), mark.parentElement.querySelector('img').getBoundingClientRect()];
        return a.left >= b.left - 1 && a.right <= b.right + 1 && a.top >= b.top - 1 && a.bottom <= b.bottom + 1
          && a.width > 4 && a.height > 4;
      }).length
      """)
  }

  /// Filters by a text that leaves `count` of `total` entries, takes it back, and goes from entry to entry: all with
  /// the keyboard.
  func checkKeyboard(search: String, leaving count: Int, of total: Int) throws {
    try browser.press("/")
    for letter in search { try browser.press(String(letter)) }
    #expect(try browser.waits(until: counted(entry) + " === \(count)"))
    try browser.evaluate("document.querySelector('[type=reset]').click()")
    #expect(try browser.waits(until: counted(entry) + " === \(total)"))
    try browser.evaluate("document.activeElement.blur()")
    for (key, number) in [("j", 1), ("j", 2), ("k", 1), ("j", 2)] {
      try browser.press(key)
      #expect(try browser.text("document.activeElement.id") == "\(entry)-\(number)")
    }
  }

  /// An entry that filters hide is shown when its address is opened.
  func checkAddress(of number: Int, hiddenBy filters: String) throws {
    try open(filters)
    try browser.evaluate("location.hash = '#\(entry)-\(number)'")
    #expect(try browser.waits(until: "document.activeElement.id === '\(entry)-\(number)'"))
  }

  /// It is no wider than the window, has the colours of the appearance, and links that are large enough for a finger or
  /// a pointer.
  func checkFit(_ appearance: String) throws {
    #expect(try browser.number("document.documentElement.scrollWidth - document.documentElement.clientWidth") == 0)
    let ground = try browser.text("getComputedStyle(document.body).backgroundColor")
    let brightness = ground.split { !$0.isNumber }.compactMap { Int($0) }.prefix(3).reduce(0, +)
    #expect(appearance == "dark" ? brightness < 200 : brightness > 600)
    // WCAG 2.2, 2.5.8.
    let small = "[...document.querySelectorAll('a.number')].filter(a => a.getBoundingClientRect().height < 24).length"
    #expect(try browser.number(small) == 0)
  }

  /// It is well-formed XML as well.
  func checkForm() throws { #expect(try command.shell("xmllint --noout page.html").status == 0) }

  /// It has loaded nothing but itself, and nothing went wrong in it.
  func checkLoads() { #expect(browser.complaints == [] && browser.requests.allSatisfy { $0.hasPrefix("file:") }) }
}
