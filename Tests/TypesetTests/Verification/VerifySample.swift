import Foundation
import Testing

@testable import Typeset

/// A folder with documents and their baselines, and the command run in it.
struct VerifySample {
  private let command: CommandRun

  /// Puts `a.xml` into a new folder; `records` records its baselines, `B/a-en-l` and `B/a-ar-l`.
  init(_ text: String = "Save", records: Bool = true) throws {
    command = try CommandRun(["a.xml": Self.document(text)])
    if records { try #require(try run("--update", "missing").status == 0) }
  }

  /// A paragraph on a canvas, in English and as it is with an Arabic locale.
  static func document(_ text: String = "Save", color: String = "#336699", locales: String = "en,ar") -> String {
    """
    <document lang="en" font="Noto Sans">
      <head><variants locales="\(locales)"/></head>
      <canvas width="200">
        <p id="save" color="\(color)">\(text)</p>
      </canvas>
    </document>
    """
  }

  /// Verifies `a.xml`.
  func run(_ arguments: String...) throws -> CommandRun.Result { try verify(["a.xml"], arguments) }

  /// Verifies some documents.
  func verify(_ documents: [String], _ arguments: [String], input: String = "") throws -> CommandRun.Result {
    try command.run(["verify"] + documents + ["--baselines", "B"] + arguments, input: input)
  }

  /// Where a file of the folder is.
  func file(_ name: String) -> URL { command.folder.appendingPathComponent(name) }

  /// Writes a file.
  func write(_ text: String, to name: String) throws {
    try text.write(to: file(name), atomically: true, encoding: .utf8)
  }

  /// The text of a file.
  func read(_ name: String) throws -> String { try String(contentsOf: file(name), encoding: .utf8) }

  /// The names in a folder, in order; none where it is missing.
  func names(in folder: String) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: file(folder).path)) ?? []).sorted()
  }

  /// Runs a program of the system in the folder, and gives its status.
  func system(_ arguments: String...) throws -> Int32 {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.currentDirectoryURL = command.folder
    process.arguments = arguments
    try process.run()
    process.waitUntilExit()
    return process.terminationStatus
  }
}
