/// Text from inputs, such as names of files and texts of catalogs, without power over the terminal or the service that
/// shows it.
///
/// Controls, bidi controls and line separators give their code point instead, as `<U+001B>`. So do the characters with
/// which a line becomes a command of GitHub's runners: `::` at its start, and `##[` anywhere.
package enum TerminalText {
  /// A text for a part of a line: line feeds are shown as well.
  package static func inline(_ text: String) -> String {
    isHarmless(text, keepsLines: false) ? text : withoutRunnerCommands(text.map(shown).joined())
  }

  /// A text for a whole line.
  package static func line(_ text: String) -> String { withoutCommandAtStart(inline(text)) }

  /// A text of several lines, each of which ends with a line feed.
  package static func lines(_ text: String) -> String {
    if isHarmless(text, keepsLines: true) { return text }
    // By bytes, since a carriage return before a line feed is one character with it.
    return text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map {
      line(String($0) ?? "")
    }
    .joined(separator: "\n")
  }

  /// A character in printable form; of a very long cluster only the first scalars.
  static func shown(_ character: Character) -> String {
    if character == "\t" || !character.unicodeScalars.contains(where: isPowerful) {
      return character.unicodeScalars.count > greatestCluster
        ? String(String.UnicodeScalarView(character.unicodeScalars.prefix(greatestCluster))) : String(character)
    }
    return character.unicodeScalars.prefix(greatestCluster).reduce(into: "") { $0 += shown($1) }
  }

  /// A scalar value in printable form.
  private static func shown(_ scalar: Unicode.Scalar) -> String {
    isPowerful(scalar) ? "<\(scalar.codePoint)>" : String(scalar)
  }

  /// How many scalars of a grapheme cluster are shown.
  private static let greatestCluster = 16

  private static func isPowerful(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F...0x9F, 0x061C, 0x200E...0x200F, 0x2028...0x202E, 0x2066...0x206F, 0xFEFF, 0xFFF9...0xFFFB,
      0xE0000...0xE007F:
      true
    default: false
    }
  }

  /// A line that is no workflow command, which begins with two colons after any blanks.
  static func withoutCommandAtStart(_ line: String) -> String {
    let start = line.unicodeScalars.drop(while: \.properties.isWhitespace)
    guard start.starts(with: "::".unicodeScalars) else { return line }
    return String(line.unicodeScalars.prefix(upTo: start.startIndex)) + "<U+003A>" + String(start.dropFirst())
  }

  /// A line without the older commands, which may be anywhere in it.
  private static func withoutRunnerCommands(_ line: String) -> String {
    let bytes = Array(line.utf8)
    var result: [UInt8] = []
    for (index, byte) in bytes.enumerated() {
      let isSecond = index > 0 && bytes[index - 1] == byte && index + 1 < bytes.count
      if byte == UInt8(ascii: "#"), isSecond, bytes[index + 1] == UInt8(ascii: "[") {
        result += "<U+0023>".utf8
      } else {
        result.append(byte)
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  /// Whether a text certainly needs no change, which nearly all texts do not; long ones are seen through quickly.
  private static func isHarmless(_ text: String, keepsLines: Bool) -> Bool {
    let bytes = Array(text.utf8)
    var isStart = true
    for index in bytes.indices {
      let byte = bytes[index]
      let next = index + 1 < bytes.count ? bytes[index + 1] : 0
      switch byte {
      case 0x0A where keepsLines: isStart = true
      case 0x09, 0x20: continue
      case 0..<0x20, 0x7F, 0xF3: return false
      case UInt8(ascii: ":") where isStart && next == byte: return false
      case UInt8(ascii: "#") where next == byte: return false
      case 0xC2 where next < 0xA0, 0xD8 where next == 0x9C: return false
      // Dashes, quotation marks and the ellipsis are usual.
      case 0xE2 where next == 0x80 && !(0x90...0xA7).contains(index + 2 < bytes.count ? bytes[index + 2] : 0):
        return false
      case 0xE2 where next == 0x81, 0xEF where next == 0xBB || next == 0xBF: return false
      // A mark may make a cluster too long.
      case 0xCC, 0xCD: return false
      default: isStart = false
      }
    }
    return true
  }
}
