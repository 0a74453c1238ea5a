import Foundation

/// Drives the preview's page in a headless Chromium.
///
///     measure-preview paint COMMAND DOCUMENT RUNS
///         milliseconds from saving the document to its paint, a line for each run; each replaces the document's word
///         of four digits
///     measure-preview picture COMMAND QUERY SIZE APPEARANCE FILE INPUT…
///         a PNG of the page at an address; SIZE is WIDTHxHEIGHT, and INPUT what `preview` is given
///     measure-preview film COMMAND STEPS SIZE APPEARANCE FILE INPUT…
///         a PNG that moves; each line of STEPS has seconds, a blank, and what the page does before it is shown for so
///         long: a query after `?`, a key after `key `, or an expression
@main struct MeasurePreview {
  static func main() throws {
    let arguments = Array(CommandLine.arguments.dropFirst())
    switch (arguments.first, arguments.count) {
    case ("paint", 4):
      guard let runs = Int(arguments[3]) else { throw UsageError() }
      for time in try paints(arguments[1], document: URL(fileURLWithPath: arguments[2]), runs: runs) { print(time) }
    case ("picture", 7...):
      let size = arguments[3].split(separator: "x").compactMap { Int($0) }
      guard size.count == 2 else { throw UsageError() }
      let preview = try RunningPreview(arguments[1], Array(arguments[6...]))
      let browser = try browser(size: size, appearance: arguments[4])
      try picture(of: preview.address(arguments[2]), in: browser).write(to: URL(fileURLWithPath: arguments[5]))
    case ("film", 7...):
      let size = arguments[3].split(separator: "x").compactMap { Int($0) }
      guard size.count == 2 else { throw UsageError() }
      let preview = try RunningPreview(arguments[1], Array(arguments[6...]))
      let browser = try browser(size: size, appearance: arguments[4])
      let steps = try String(contentsOfFile: arguments[2], encoding: .utf8).split(separator: "\n").map(String.init)
      try film(steps, of: preview, in: browser).write(to: URL(fileURLWithPath: arguments[5]))
    default: throw UsageError()
    }
  }

  struct UsageError: Error {}

  /// An expression that is true once the screen is drawn.
  private static let isDrawn = "document.querySelector('.stage')?.shadowRoot.querySelector('svg:not(.marks)')"

  /// The milliseconds from saving a document to its paint, in order.
  private static func paints(_ command: String, document: URL, runs: Int) throws -> [Double] {
    let preview = try RunningPreview(command, [document.path])
    let browser = try Browser(width: 1280, height: 900)
    try browser.open(preview.address(""), until: isDrawn)
    let text = try String(contentsOf: document, encoding: .utf8)
    guard let number = text.range(of: "[0-9]{4,}", options: .regularExpression) else { throw UsageError() }
    // What the first ones draw is not kept: engines warm up.
    return try (0..<runs + 5).map { run in
      try browser.evaluate(expectation)
      let start = Date().timeIntervalSince1970 * 1000
      try text.replacingCharacters(in: number, with: String(1001 + run)).write(
        to: document, atomically: false, encoding: .utf8)
      let end = (try browser.evaluate("painted") as? NSNumber)?.doubleValue ?? .infinity
      // A person does not save again at once; meanwhile the page asks for what else has changed.
      Thread.sleep(forTimeInterval: 0.25)
      return end - start
    }.suffix(runs)
  }

  /// Begins to wait for the next paint of the screen, whose time `painted` then has.
  private static let expectation = """
    void (globalThis.painted = new Promise((resolve, reject) => {
      setTimeout(() => reject(new Error('nothing was painted within ten seconds')), 10000);
      const observer = new MutationObserver(() => {
        observer.disconnect();
        requestAnimationFrame(() => {
          const channel = new MessageChannel();
          channel.port1.onmessage = () => resolve(Date.now());
          channel.port2.postMessage(0);
        });
      });
      const page = document.querySelector('.stage').shadowRoot.querySelector('.page > svg');
      observer.observe(page, { childList: true, subtree: true, attributes: true, characterData: true });
    }))
    """

  /// A browser with a page of a size in pixels.
  private static func browser(size: [Int], appearance: String) throws -> Browser {
    let browser = try Browser(width: size[0], height: size[1])
    try browser.send(
      "Emulation.setDeviceMetricsOverride",
      ["width": size[0], "height": size[1], "deviceScaleFactor": 1, "mobile": false])
    try browser.prefers(appearance)
    return browser
  }

  /// What a page shows, step by step.
  private static func film(_ steps: [String], of preview: RunningPreview, in browser: Browser) throws -> Data {
    var film = AnimatedPNG()
    for step in steps {
      guard let blank = step.firstIndex(of: " "), let seconds = Double(step[..<blank]) else { throw UsageError() }
      let action = step[step.index(after: blank)...]
      if action.hasPrefix("?") {
        try film.add(picture(of: preview.address(String(action.dropFirst())), in: browser), seconds: seconds)
        continue
      }
      if action.hasPrefix("key ") {
        try browser.press(String(action.dropFirst(4)))
      } else {
        try browser.evaluate(String(action))
      }
      try browser.evaluate("new Promise(resolve => setTimeout(resolve, 500))")
      guard try browser.waits(until: "document.querySelector('.waiting') === null") else { throw UsageError() }
      try film.add(browser.picture(), seconds: seconds)
    }
    return film.data
  }

  /// A picture of a page once nothing is asked for any more.
  private static func picture(of address: String, in browser: Browser) throws -> Data {
    let isShown = address.contains("panel=approve") ? "document.querySelector('.comparison img')" : isDrawn
    try browser.open(address, until: isShown)
    let isQuiet = """
      document.querySelector('.waiting') === null && document.getElementById('count-findings')?.textContent !== ''
        && document.getElementById('document-progress')?.hidden !== false
      """
    guard try browser.waits(until: isQuiet) else { throw UsageError() }
    try browser.evaluate("new Promise(resolve => setTimeout(resolve, 1000))")
    return try browser.picture()
  }
}

/// A preview that runs as long as this value is kept.
final class RunningPreview {
  private let process = Process()
  private let printed: String

  /// Starts the command, and waits for the address of its page.
  init(_ command: String, _ inputs: [String]) throws {
    process.executableURL = URL(fileURLWithPath: command)
    process.arguments = ["preview"] + inputs
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    var line = Data()
    while line.last != UInt8(ascii: "\n") {
      let more = output.fileHandleForReading.availableData
      if more.isEmpty { throw MeasurePreview.UsageError() }
      line += more
    }
    printed = String(decoding: line.dropLast(), as: UTF8.self)
  }

  deinit {
    process.terminate()
    process.waitUntilExit()
  }

  /// The address of the page with a query.
  func address(_ query: String) -> String { printed.replacingOccurrences(of: "#", with: "?\(query)#") }
}
