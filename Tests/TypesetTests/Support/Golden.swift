import Foundation
import Testing

/// Compares results with files that lie beside their input in `Tests/Cases/<room>/`.
///
/// A file is written only on request: `TYPESET_RECORD=failed` records what is missing or differs; look at each new one.
/// A failure leaves what came out and the difference in a temporary folder, and says where.
enum Golden {
  /// The folder of the golden cases of a room.
  static func folder(_ room: String) -> URL {
    URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Cases").appendingPathComponent(room)
  }

  /// The names of a room's files with an ending, in order: `files("markup", ending: "xml")`.
  static func files(_ room: String, ending: String) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder(room).path)) ?? []
    return names.filter { $0.hasSuffix("." + ending) }.sorted()
  }

  /// The bytes of a case.
  static func bytes(_ room: String, _ name: String) throws -> [UInt8] {
    [UInt8](try Data(contentsOf: folder(room).appendingPathComponent(name)))
  }

  /// Compares a text with the file `name` of a room.
  static func compare(
    _ actual: String, with name: String, of room: String, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let file = folder(room).appendingPathComponent(name)
    let expected = try? String(contentsOf: file, encoding: .utf8)
    if expected == actual { return }
    if ProcessInfo.processInfo.environment["TYPESET_RECORD"] == "failed" {
      do {
        try FileManager.default.createDirectory(at: folder(room), withIntermediateDirectories: true)
        try actual.write(to: file, atomically: true, encoding: .utf8)
      } catch {
        Issue.record("\(room)/\(name) cannot be recorded: \(error)", sourceLocation: sourceLocation)
      }
      return
    }
    let left = leave(actual, expected: expected ?? "", name: name, room: room)
    let what = expected == nil ? "does not exist" : "differs"
    Issue.record(
      "\(room)/\(name) \(what); see \(left)\n\(difference(expected ?? "", actual))", sourceLocation: sourceLocation)
  }

  private static func leave(_ actual: String, expected: String, name: String, room: String) -> String {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("typeset-tests")
      .appendingPathComponent(room)
    try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try? expected.write(
      to: folder.appendingPathComponent(name + ".expected"), atomically: true, encoding: .utf8)
    try? actual.write(to: folder.appendingPathComponent(name + ".actual"), atomically: true, encoding: .utf8)
    try? difference(expected, actual).write(
      to: folder.appendingPathComponent(name + ".difference"), atomically: true, encoding: .utf8)
    return folder.appendingPathComponent(name).path + ".{expected,actual,difference}"
  }

  /// The lines from the first to the last that differ, with `-` for expected and `+` for actual.
  private static func difference(_ expected: String, _ actual: String) -> String {
    var old = expected.split(separator: "\n", omittingEmptySubsequences: false)[...]
    var new = actual.split(separator: "\n", omittingEmptySubsequences: false)[...]
    var line = 1
    while let first = old.first, first == new.first {
      old.removeFirst()
      new.removeFirst()
      line += 1
    }
    while let last = old.last, last == new.last {
      old.removeLast()
      new.removeLast()
    }
    return (["from line \(line):"] + old.map { "-" + $0 } + new.map { "+" + $0 }).joined(separator: "\n") + "\n"
  }
}
