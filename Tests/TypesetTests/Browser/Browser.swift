import Foundation

/// A headless Chromium with one page, driven over its debugging pipe.
///
/// Chromium reads commands from descriptor 3 and writes answers to descriptor 4, JSON with a zero byte behind each.
final class Browser {
  /// What went wrong in the browser.
  struct Failure: Error, CustomStringConvertible {
    var description: String
  }

  /// The path of a Chromium; nil where none is found.
  static let executable: String? = {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").map(String.init)
    let names = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome"]
    let places =
      folders.flatMap { folder in names.map { folder + "/" + $0 } }
      + ["/Applications/Google Chrome.app/Contents/MacOS/Google Chrome"]
    return places.first(where: FileManager.default.isExecutableFile)
  }()

  private let process = Process()
  private let folder: URL
  private let commands: FileHandle
  private let answers: FileHandle
  private var pending = Data()
  private var lastID = 0
  private var session: String?
  /// The messages of the console and the errors of scripts, so far.
  private(set) var complaints: [String] = []
  /// The addresses requested so far.
  private(set) var requests: [String] = []

  /// Starts a browser with an empty page of an extent in pixels.
  init(width: Int = 1200, height: Int = 900) throws {
    guard let executable = Self.executable else { throw Failure(description: "Chromium not found") }
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("typeset-browser-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let (input, output) = (folder.appendingPathComponent("in").path, folder.appendingPathComponent("out").path)
    guard unsafe mkfifo(input, 0o600) == 0, unsafe mkfifo(output, 0o600) == 0 else {
      throw Failure(description: "no pipes")
    }
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    // Descriptors beyond the first three can be given by a shell only.
    process.arguments = [
      "-c",
      "exec \"$0\" --headless=new --no-sandbox --disable-gpu --disable-dev-shm-usage --no-first-run --force-prefers-reduced-motion "
        + "--remote-debugging-pipe --user-data-dir=\"$1\" --window-size=\(width),\(height) about:blank 3<\"$2\" 4>\"$3\"",
      executable, folder.appendingPathComponent("profile").path, input, output,
    ]
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    commands = try FileHandle(forWritingTo: URL(fileURLWithPath: input))
    answers = try FileHandle(forReadingFrom: URL(fileURLWithPath: output))
    let target = try send("Target.createTarget", ["url": "about:blank"])["targetId"] as? String ?? ""
    session = try send("Target.attachToTarget", ["targetId": target, "flatten": true])["sessionId"] as? String
    for domain in ["Page", "Runtime", "Log", "Network"] { try send(domain + ".enable") }
  }

  deinit {
    process.terminate()
    process.waitUntilExit()
    try? FileManager.default.removeItem(at: folder)
  }

  /// Opens a file, with a part of it after `#`, and waits until it is there.
  func open(_ file: URL, fragment: String = "") throws {
    complaints = []
    requests = []
    try send("Page.navigate", ["url": "about:blank"])
    try send("Page.navigate", ["url": file.absoluteString + (fragment.isEmpty ? "" : "#" + fragment)])
    for _ in 0..<200 {
      if try evaluate("document.readyState + location.protocol") as? String == "completefile:" { return }
      Thread.sleep(forTimeInterval: 0.05)
    }
    throw Failure(description: "\(file.path) was not opened")
  }

  /// Opens the address of a server, and waits until an expression is true there.
  func open(_ address: String, until isReady: String) throws {
    complaints = []
    requests = []
    try send("Page.navigate", ["url": "about:blank"])
    try send("Page.navigate", ["url": address])
    let isThere = "location.protocol === 'http:' && Boolean(\(isReady))"
    guard try waits(until: isThere) else { throw Failure(description: "\(address) was not opened") }
  }

  /// The value of an expression in the page, as JSON can hold it.
  @discardableResult
  func evaluate(_ expression: String) throws -> Any? {
    let answer = try send(
      "Runtime.evaluate", ["expression": expression, "returnByValue": true, "awaitPromise": true, "userGesture": true])
    if let details = answer["exceptionDetails"] { throw Failure(description: "\(expression): \(details)") }
    return (answer["result"] as? [String: Any])?["value"]
  }

  /// The number that an expression gives.
  func number(_ expression: String) throws -> Int { (try evaluate(expression) as? NSNumber)?.intValue ?? -1 }

  /// The text that an expression gives.
  func text(_ expression: String) throws -> String { try evaluate(expression) as? String ?? "" }

  /// Waits until an expression is true, for a minute at most, and gives whether it is: pages answer some events later,
  /// and beside many other tests much later.
  func waits(until expression: String) throws -> Bool {
    for _ in 0..<1200 {
      if try evaluate(expression) as? Bool == true { return true }
      Thread.sleep(forTimeInterval: 0.05)
    }
    return false
  }

  /// Presses a key and lets it go: `Tab`, `Enter`, `ArrowDown`, `Escape`, or one letter; 1 is the modifier for Alt, 2
  /// for Control, 4 for Meta and 8 for Shift.
  func press(_ key: String, modifiers: Int = 0) throws {
    let codes = [
      "Tab": 9, "Enter": 13, "Escape": 27, " ": 32, "End": 35, "Home": 36, "ArrowLeft": 37, "ArrowUp": 38,
      "ArrowRight": 39, "ArrowDown": 40, "F2": 113,
    ]
    var event: [String: Any] = ["key": key, "modifiers": modifiers, "code": key == " " ? "Space" : key]
    event["windowsVirtualKeyCode"] = codes[key] ?? Int(key.uppercased().unicodeScalars.first?.value ?? 0)
    if key == "Enter" { event["text"] = "\r" } else if key.count == 1, modifiers & 6 == 0 { event["text"] = key }
    try send("Input.dispatchKeyEvent", event.merging(["type": "keyDown"]) { $1 })
    event["text"] = nil
    try send("Input.dispatchKeyEvent", event.merging(["type": "keyUp"]) { $1 })
  }

  /// The page as a PNG file.
  func picture() throws -> Data {
    let answer = try send("Page.captureScreenshot", ["format": "png"])
    return (answer["data"] as? String).flatMap { Data(base64Encoded: $0) } ?? Data()
  }

  /// Tells the page that its reader wants a dark or a light appearance.
  func prefers(_ appearance: String) throws {
    try send(
      "Emulation.setEmulatedMedia", ["features": [["name": "prefers-color-scheme", "value": appearance]]])
  }

  /// Sends a command of the debugging protocol; gives the answer.
  @discardableResult
  func send(_ method: String, _ parameters: [String: Any] = [:]) throws -> [String: Any] {
    lastID += 1
    var message: [String: Any] = ["id": lastID, "method": method, "params": parameters]
    if let session { message["sessionId"] = session }
    try commands.write(contentsOf: try JSONSerialization.data(withJSONObject: message) + [0])
    while true {
      let answer = try receive()
      if let id = answer["id"] as? Int {
        guard id == lastID else { continue }
        if let error = answer["error"] { throw Failure(description: "\(method): \(error)") }
        return answer["result"] as? [String: Any] ?? [:]
      }
      note(answer)
    }
  }

  private func note(_ event: [String: Any]) {
    let parameters = event["params"] as? [String: Any] ?? [:]
    switch event["method"] as? String {
    case "Runtime.exceptionThrown": complaints.append("\(parameters["exceptionDetails"] ?? "an exception")")
    case "Log.entryAdded": complaints.append("\(parameters["entry"] ?? "an entry")")
    case "Network.requestWillBeSent":
      let url = (parameters["request"] as? [String: Any])?["url"] as? String ?? ""
      // Embedded content is not a request.
      if !url.hasPrefix("data:"), url != "about:blank" { requests.append(url) }
    default: break
    }
  }

  private func receive() throws -> [String: Any] {
    while true {
      if let end = pending.firstIndex(of: 0) {
        let message = pending[..<end]
        pending = Data(pending[(end + 1)...])
        return try JSONSerialization.jsonObject(with: message) as? [String: Any] ?? [:]
      }
      let block = answers.availableData
      if block.isEmpty { throw Failure(description: "Chromium ended") }
      pending += block
    }
  }
}
