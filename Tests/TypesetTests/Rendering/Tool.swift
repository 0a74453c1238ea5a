import Foundation
import Testing

/// A program that looks at what we wrote, where the machine has it.
struct Tool {
  static let pdftotext = Tool("pdftotext")
  static let pdfinfo = Tool("pdfinfo")
  static let pdffonts = Tool("pdffonts")
  static let qpdf = Tool("qpdf")
  static let xmllint = Tool("xmllint")
  static let pdftoppm = Tool("pdftoppm")
  static let rsvgConvert = Tool("rsvg-convert")
  static let node = Tool("node")

  /// Its name.
  let name: String
  /// Where it is; nil where it is missing.
  let path: String?

  private init(_ name: String) {
    self.name = name
    path = ["/usr/bin/", "/usr/local/bin/", "/opt/homebrew/bin/"].map { $0 + name }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
  }

  /// Whether the machine has it; says so where it has not.
  var isMissing: Bool {
    if path == nil { print("skipped: \(name) is not installed") }
    return path == nil
  }

  /// What it writes to standard output, and to standard error after it.
  func run(_ arguments: [String], input: [UInt8]) throws -> String {
    String(decoding: try output(of: arguments, input: input), as: UTF8.self)
  }

  /// The same, as bytes.
  func output(of arguments: [String], input: [UInt8]) throws -> [UInt8] {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: path!)
    let file = try Self.temporary(input)
    defer { try? FileManager.default.removeItem(at: file) }
    process.arguments = arguments.map { $0 == "FILE" ? file.path : $0 }
    let output = Pipe()
    process.standardOutput = output
    process.standardError = output
    try process.run()
    let bytes = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return [UInt8](bytes)
  }

  private static func temporary(_ bytes: [UInt8]) throws -> URL {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("typeset-\(UUID().uuidString)")
    try Data(bytes).write(to: url)
    return url
  }
}
