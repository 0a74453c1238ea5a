import Foundation
import Testing

/// `typesetter preview` as somebody starts it: a process that has printed its address.
final class RunningPreview: @unchecked Sendable {
  /// The files that it shows, and where it runs.
  let command: CommandRun
  /// The process.
  let process: Process
  /// The address as it was printed.
  let address: String
  /// The port of the address.
  let port: UInt16
  /// The token of the address.
  let token: String

  /// Starts a preview and waits for its address.
  init(of command: CommandRun, _ arguments: String...) throws {
    self.command = command
    let output = ".address-\(UUID().uuidString)"
    process = try command.start(["preview"] + arguments, output: output)
    func printed() -> String { command.text(output) }
    let process = process
    _ = command.waits { printed().hasSuffix("\n") || !process.isRunning }
    address = printed()
    let parts = address.wholeMatch(of: ##/http://127\.0\.0\.1:([0-9]+)/#token=([0-9a-f]{32})\n/##)
    let known = try #require(parts, "\(address) \(command.text(".log"))")
    port = try #require(UInt16(known.1))
    token = String(known.2)
  }

  deinit { process.terminate() }

  /// Ends it with a signal; gives its status, or nil if it runs on.
  func end(with signal: Int32 = SIGTERM) -> Int32? {
    kill(process.processIdentifier, signal)
    guard command.waits(until: { !process.isRunning }) else { return nil }
    process.waitUntilExit()
    return process.terminationReason == .exit ? process.terminationStatus : -process.terminationStatus
  }

  /// Asks for something as the page does.
  func get(_ target: String, _ fields: [String: String] = [:]) throws -> PlainAnswer {
    try request("GET", target, fields)
  }

  /// Sends a body with the token.
  func post(_ target: String, _ body: String) throws -> PlainAnswer {
    try request("POST", target, ["X-Typeset-Token": token], body)
  }

  /// Saves a text under a key as the page does: what somebody else has changed is looked at, and saved again. Gives the
  /// status.
  func save(_ text: String, as key: String, of document: String, locale: String = "en") throws -> Int {
    for _ in 0..<200 {
      let version = try #require(try get("/api/entry?document=\(document)&key=\(key)").text("version"))
      let body =
        #"{"document": "\#(document)", "key": "\#(key)", "locale": "\#(locale)", "text": "\#(text)", "#
        + #""version": "\#(version)", "confirmed": true}"#
      let status = try post("/api/save", body).status
      if status != 409 && status != 503 { return status }
    }
    return 409
  }

  /// Sends a request with fields of its own; `Host` is the address unless it is given.
  func request(
    _ method: String, _ target: String, _ fields: [String: String] = [:], _ body: String = ""
  ) throws -> PlainAnswer {
    let own = ["Host": "127.0.0.1:\(port)", "Connection": "close", "Content-Length": "\(body.utf8.count)"]
    let lines = own.merging(fields) { $1 }.map { "\($0): \($1)\r\n" }.joined()
    return try send("\(method) \(target) HTTP/1.1\r\n\(lines)\r\n\(body)")
  }

  /// Sends bytes as they are, and reads until the connection is closed.
  func send(_ text: String) throws -> PlainAnswer {
    let socket = try PlainSocket(port: port)
    try socket.send(text)
    return try #require(PlainAnswer(socket.receiveAll()), "no answer to \(text.prefix(200))")
  }

  /// How much memory it takes, in megabytes; nil where the system does not say.
  var memory: Double? {
    let status = try? String(contentsOfFile: "/proc/\(process.processIdentifier)/status", encoding: .utf8)
    return status?.firstMatch(of: #/VmRSS:\s+([0-9]+) kB/#).flatMap { Double($0.1) }.map { $0 / 1024 }
  }

  /// How many files it has open; nil where the system does not say.
  var openFiles: Int? {
    try? FileManager.default.contentsOfDirectory(atPath: "/proc/\(process.processIdentifier)/fd").count
  }
}
