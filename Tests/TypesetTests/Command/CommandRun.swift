import Foundation
import Testing

@testable import Typeset

/// The built command, run in a folder of its own.
final class CommandRun {
  /// What a run left behind.
  struct Result {
    var status: Int32
    var output: Data
    var errors: String
  }

  /// The folder in which it runs, removed at the end.
  let folder: URL

  init(_ files: [String: String] = [:]) throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("typeset-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for (name, text) in files {
      try text.write(to: folder.appendingPathComponent(name), atomically: true, encoding: .utf8)
    }
  }

  /// The commands that were started and may still run.
  private var started: [Process] = []

  deinit {
    for process in started where process.isRunning {
      kill(process.processIdentifier, SIGKILL)
      process.waitUntilExit()
    }
    try? FileManager.default.removeItem(at: folder)
  }

  /// The command that `TYPESET_COMMAND` names, or the one that was built beside these tests.
  static let executable: URL = {
    if let named = ProcessInfo.processInfo.environment["TYPESET_COMMAND"], !named.isEmpty {
      return URL(fileURLWithPath: named)
    }
    let tests = URL(fileURLWithPath: ExecutablePath.current ?? CommandLine.arguments[0])
    var folder = tests.deletingLastPathComponent()
    while folder.path != "/" {
      let command = folder.appendingPathComponent("typesetter")
      var isFolder: ObjCBool = false
      if unsafe FileManager.default.fileExists(atPath: command.path, isDirectory: &isFolder), !isFolder.boolValue {
        return command
      }
      folder.deleteLastPathComponent()
    }
    preconditionFailure("the command was not built beside \(tests.path)")
  }()

  /// Runs the command; `input` is its standard input.
  func run(_ arguments: String..., input: String = "", environment: [String: String] = [:]) throws -> Result {
    try run(arguments, input: input, environment: environment)
  }

  /// Runs the command with a list of arguments.
  func run(_ arguments: [String], input: String = "", environment: [String: String] = [:]) throws -> Result {
    try run(Self.executable, arguments, input: input, environment: environment)
  }

  /// Runs commands of a shell that finds `typesetter` in its path and knows who commits to git.
  func shell(_ commands: String, input: String = "", environment: [String: String] = [:]) throws -> Result {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    let own = [
      "PATH": Self.executable.deletingLastPathComponent().path + ":" + path, "GIT_CONFIG_GLOBAL": "/dev/null",
      "GIT_AUTHOR_NAME": "A", "GIT_AUTHOR_EMAIL": "a@example.org", "GIT_COMMITTER_NAME": "A",
      "GIT_COMMITTER_EMAIL": "a@example.org",
    ]
    return try run(
      URL(fileURLWithPath: "/bin/sh"), ["-euc", commands], input: input,
      environment: own.merging(environment) { $1 })
  }

  /// The names of the commands, as its help lists them.
  func commands() throws -> [String] {
    let help = String(decoding: try run("help").output, as: UTF8.self)
    let list = help.components(separatedBy: "SUBCOMMANDS:\n").last ?? ""
    return list.components(separatedBy: "\n").compactMap { $0.firstMatch(of: #/^  ([a-z]+) /#).map { String($0.1) } }
  }

  private func run(
    _ executable: URL, _ arguments: [String], input: String = "", environment: [String: String]
  ) throws -> Result {
    let process = Process()
    process.executableURL = executable
    process.currentDirectoryURL = folder
    process.arguments = arguments
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    let (given, output) = (Pipe(), Pipe())
    let errors = folder.appendingPathComponent(".stderr")
    try Data().write(to: errors)
    process.standardInput = given
    process.standardOutput = output
    process.standardError = try FileHandle(forWritingTo: errors)
    try process.run()
    given.fileHandleForWriting.write(Data(input.utf8))
    try given.fileHandleForWriting.close()
    let bytes = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    // An interactive shell may echo half a character where the machine's locale is none of UTF-8.
    let text = String(decoding: try Data(contentsOf: errors), as: UTF8.self)
    return Result(status: process.terminationStatus, output: bytes, errors: text)
  }

  /// Starts the command and returns; its standard error goes to the file `log`. It is ended with this value at the
  /// latest.
  func start(_ arguments: String..., log: String = ".log") throws -> Process { try start(arguments, log: log) }

  /// Starts the command with a list of arguments.
  ///
  /// Its standard error is a pipe, so that a command that would run for ever ends with these tests, however they end;
  /// or a terminal. Its standard output goes to the file `output`, if one is named. `environment` is added to that of
  /// the tests.
  func start(
    _ arguments: [String], log: String = ".log", output: String? = nil, errors terminal: FileHandle? = nil,
    environment: [String: String] = [:]
  ) throws -> Process {
    let process = Process()
    process.executableURL = Self.executable
    process.currentDirectoryURL = folder
    process.arguments = arguments
    if !environment.isEmpty {
      process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    }
    let file = folder.appendingPathComponent(log)
    try Data().write(to: file)
    let (errors, copy) = (Pipe(), try FileHandle(forWritingTo: file))
    errors.fileHandleForReading.readabilityHandler = { handle in
      let data = handle.availableData
      if data.isEmpty { handle.readabilityHandler = nil } else { try? copy.write(contentsOf: data) }
    }
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    if let output {
      let file = folder.appendingPathComponent(output)
      try Data().write(to: file)
      process.standardOutput = try FileHandle(forWritingTo: file)
    }
    if let terminal { process.standardError = terminal } else { process.standardError = errors }
    try process.run()
    started.append(process)
    return process
  }

  /// The contents of a file in the folder; empty where there is none.
  func text(_ name: String) -> String {
    (try? String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)) ?? ""
  }

  /// Writes a file in the folder.
  func write(_ text: String, to name: String) throws {
    try text.write(to: folder.appendingPathComponent(name), atomically: true, encoding: .utf8)
  }

  /// Waits until something holds, for half a minute at most, and gives whether it does.
  func waits(until holds: () -> Bool) -> Bool {
    for _ in 0..<300 {
      if holds() { return true }
      Thread.sleep(forTimeInterval: 0.1)
    }
    return holds()
  }

  /// The names of the files in the folder, in order.
  var files: [String] { files(in: ".") }

  /// The names of the files in a folder below, in order.
  func files(in name: String) -> [String] {
    let path = folder.appendingPathComponent(name).path
    let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    return names.filter { !$0.hasPrefix(".") }.sorted()
  }
}
