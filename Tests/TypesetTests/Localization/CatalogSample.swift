import Foundation
import Testing

@testable import Typeset

/// What tests of catalogs share.
enum CatalogSample {
  /// The fault of a reading, as `line:column message`; the value described where there is none.
  static func fault<Value>(_ body: () throws(ContentError) -> Value) -> String {
    do {
      return "no fault: \(try body())"
    } catch {
      let start = error.diagnostic.range?.start
      return "\(start?.line ?? 0):\(start?.column ?? 0) \(error.diagnostic.message)"
    }
  }

  /// The catalog in the text of an `.xcstrings` file.
  static func xcstrings(_ text: String) throws(ContentError) -> Catalog {
    try XCStringsReader.read(try SourceFile.catalog(Array(text.utf8), name: "test.xcstrings"))
  }

  /// An `.xcstrings` file with one key, `key`, in English.
  static func xcstrings(localization: String) throws(ContentError) -> CatalogMessage? {
    let text = "{\"sourceLanguage\": \"en\", \"strings\": {\"key\": {\"localizations\": {\"en\": \(localization)}}}}"
    return try xcstrings(text).message(for: "key", in: "en")?.message
  }

  /// A folder that goes away with the test that made it.
  static func withFolder(_ body: (String) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("typeset-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(folder.path)
  }

  /// A text as files in every encoding have it, with both ends of lines.
  static func encodings(of text: String) -> [[UInt8]] {
    let lines = text.replacingOccurrences(of: "\n", with: "\r\n")
    var encodings: [[UInt8]] = [Array(text.utf8), Array(lines.utf8), [0xEF, 0xBB, 0xBF] + Array(text.utf8)]
    encodings += [lines.utf16Bytes(isBigEndian: true), text.utf16Bytes(isBigEndian: false)]
    return encodings
  }

  /// Writes a file, with the folders above it.
  static func write(_ bytes: some Sequence<UInt8>, to path: String) throws {
    let file = URL(fileURLWithPath: path)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: file)
  }
}

extension CatalogMessage {
  /// What it says on a device with arguments, inserted values in brackets.
  func shown(_ arguments: MessageArgument..., language: String = "en", device: DeviceFamily = .iphone) -> String {
    do {
      return try MessageFormatter(language: language, device: device, arguments: arguments).pieces(of: self).shown(
        arguments)
    } catch {
      return "\(error)"
    }
  }
}

extension [MessagePiece] {
  /// The pieces as one text, inserted values in brackets.
  func shown(_ arguments: [MessageArgument]) -> String {
    map { piece in
      switch piece {
      case .text(let text): text
      case .argument(let index, _): "[\(arguments[index].value)]"
      }
    }.joined()
  }
}

extension MessageArgument {
  /// A whole number.
  static func int(_ value: Int) -> MessageArgument { MessageArgument(kind: .int, value: "\(value)") }
  /// A text.
  static func text(_ value: String, name: String? = nil) -> MessageArgument {
    MessageArgument(name: name, kind: .text, value: value)
  }
}
