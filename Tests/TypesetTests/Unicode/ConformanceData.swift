import Foundation

@testable import Typeset

/// The official test files of Unicode, which Debian's package `unicode-data` brings.
///
/// They are looked for in the folder `TYPESET_UNICODE_DATA`, else where that package puts them. A file tests the
/// version of Unicode that its first line names, and ICU's differences are listed for the pairs of both that Debian 12
/// and 13 have: with others the tests are skipped.
enum ConformanceData: String {
  case bidi = "BidiTest.txt"
  case bidiCharacters = "BidiCharacterTest.txt"
  case lineBreaks = "auxiliary/LineBreakTest.txt"
  case graphemes = "auxiliary/GraphemeBreakTest.txt"

  /// The versions of ICU for which the differences are listed, each with that of the files.
  private static let listed = ["72": "15.0.0", "76": "15.1.0"]

  /// The first number of ICU's version.
  static let icu = String(UnicodeVersion.icu.prefix { $0 != "." })

  /// The version of Unicode that the file tests; nil where there is none.
  var version: String? {
    guard let file = FileHandle(forReadingAtPath: path), let start = try? file.read(upToCount: 80) else { return nil }
    let title = String(decoding: start, as: UTF8.self).prefix { $0 != "\n" }
    return title.split(separator: "-").last.map { $0.split(separator: ".").prefix(3).joined(separator: ".") }
  }

  /// Whether the differences are listed for the file and the ICU that are here.
  var isUsable: Bool { version != nil && version == Self.listed[Self.icu] }

  /// The message if the tests are skipped.
  var reason: String {
    let found = version.map { "is of Unicode \($0)" } ?? "is missing"
    return "\(path) \(found) beside ICU \(Self.icu), for which no differences are listed"
  }

  /// The name of the list of differences.
  func list(_ name: String) -> String { "\(name)-icu-\(Self.icu).differences" }

  /// The first line of the list.
  func title(_ words: String) -> String {
    "Rows of \(rawValue) of Unicode \(version ?? "") that ICU \(Self.icu) \(words) otherwise."
  }

  /// The bytes of the file.
  func read() throws -> [UInt8] { [UInt8](try Data(contentsOf: URL(fileURLWithPath: path))) }

  private var path: String {
    let folder = ProcessInfo.processInfo.environment["TYPESET_UNICODE_DATA"] ?? "/usr/share/unicode"
    return folder + "/" + rawValue
  }
}

/// Reads words and numbers from the bytes of a test file.
///
/// The large files have half a million rows: without optimization strings would take minutes.
struct RowReader {
  let bytes: [UInt8]
  var offset: Int
  let end: Int

  init(_ bytes: [UInt8], from offset: Int = 0, to end: Int? = nil) {
    self.bytes = bytes
    self.offset = offset
    self.end = end ?? bytes.count
  }

  /// The range of the next line without its end; nil behind the last.
  mutating func line() -> Range<Int>? {
    guard offset < end else { return nil }
    let first = offset
    var last = first
    while last < end, bytes[last] != 0x0A { last += 1 }
    offset = last + 1
    return first..<last
  }

  /// The next word: bytes up to a blank or a semicolon, which is a word of its own.
  mutating func word() -> Range<Int>? {
    while offset < end, bytes[offset] == 0x20 || bytes[offset] == 0x09 { offset += 1 }
    guard offset < end else { return nil }
    let first = offset
    while offset < end, bytes[offset] > 0x20, bytes[offset] != 0x3B { offset += 1 }
    if offset == first { offset += 1 }
    return first..<offset
  }

  /// The words of a line.
  static func words(_ bytes: [UInt8], in line: Range<Int>) -> [Range<Int>] {
    var reader = RowReader(bytes, from: line.lowerBound, to: line.upperBound)
    var words: [Range<Int>] = []
    while let word = reader.word() { words.append(word) }
    return words
  }

  /// The number that a word writes; nil where it is none.
  static func number(_ bytes: [UInt8], _ word: Range<Int>, radix: Int) -> Int? {
    var value = 0
    for index in word {
      var digit = Int(bytes[index])
      switch digit {
      case 0x30...0x39: digit -= 0x30
      case 0x41...0x46: digit -= 0x37
      default: return nil
      }
      value = value * radix + digit
    }
    return value
  }

  /// The text of a line.
  static func text(_ bytes: [UInt8], _ range: Range<Int>) -> String {
    String(decoding: bytes[range], as: UTF8.self)
  }
}

extension [UInt16] {
  /// Appends a character as one unit or a surrogate pair.
  mutating func append(character: Int) {
    if character < 0x10000 {
      append(UInt16(character))
    } else {
      append(UInt16(0xD800 + (character - 0x10000) >> 10))
      append(UInt16(0xDC00 + character & 0x3FF))
    }
  }
}
