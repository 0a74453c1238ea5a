/// The entries of a file of Java's properties (java.util.Properties, `load`): `key = value`, with lines that go on
/// behind a backslash.
struct PropertiesLines {
  /// An entry.
  struct Entry {
    /// The key.
    var key: String
    /// Its stretch in the file.
    var keyPlace: Range<Int>
    /// The value.
    var value: String
    /// Its stretch in the file.
    var place: Range<Int>
    /// The comment in the lines directly before it; nil for none.
    var comment: String?
    /// Whether an escape `\u` has no four digits.
    var isDamaged: Bool
  }

  private let bytes: [UInt8]
  private var offset = 0
  private var comment: [String] = []

  /// Begins at the start of a text in UTF-8 with line feeds.
  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// The next entry; nil at the end.
  mutating func next() -> Entry? {
    while skipToLine() {
      let end = bytes[offset...].firstIndex(of: 10) ?? bytes.count
      if bytes[offset] == UInt8(ascii: "#") || bytes[offset] == UInt8(ascii: "!") {
        comment.append(String(decoding: bytes[offset + 1..<end], as: UTF8.self))
        offset = end
        continue
      }
      var isDamaged = false
      let key = part(endingAtSeparator: true, &isDamaged)
      skipBlanks()
      if offset < bytes.count, bytes[offset] == UInt8(ascii: "=") || bytes[offset] == UInt8(ascii: ":") {
        offset += 1
        skipBlanks()
      }
      let value = part(endingAtSeparator: false, &isDamaged)
      defer { comment = [] }
      return Entry(
        key: key.text, keyPlace: key.place, value: value.text, place: value.place,
        comment: CatalogNote.text(comment.joined(separator: " ")), isDamaged: isDamaged)
    }
    return nil
  }

  /// Goes to the first sign of a line that has any; an empty line ends a comment.
  private mutating func skipToLine() -> Bool {
    var lineEnds = 0
    while offset < bytes.count, Self.isBlank(bytes[offset]) || bytes[offset] == 10 {
      if bytes[offset] == 10 { lineEnds += 1 }
      offset += 1
    }
    if lineEnds > 1 { comment = [] }
    return offset < bytes.count
  }

  private static func isBlank(_ byte: UInt8) -> Bool { byte == 32 || byte == 9 || byte == 12 }

  private mutating func skipBlanks() {
    while offset < bytes.count {
      if Self.isBlank(bytes[offset]) {
        offset += 1
      } else if bytes[offset] == UInt8(ascii: "\\"), offset + 1 < bytes.count, bytes[offset + 1] == 10 {
        offset += 2
      } else {
        return
      }
    }
  }

  /// A key or a value, without its escapes.
  private mutating func part(endingAtSeparator: Bool, _ isDamaged: inout Bool) -> (text: String, place: Range<Int>) {
    let start = offset
    var result: [UInt8] = []
    var surrogate: UInt32?
    while offset < bytes.count, bytes[offset] != 10 {
      let byte = bytes[offset]
      if endingAtSeparator, Self.isBlank(byte) || byte == UInt8(ascii: "=") || byte == UInt8(ascii: ":") { break }
      offset += 1
      guard byte == UInt8(ascii: "\\"), offset < bytes.count else {
        if byte != UInt8(ascii: "\\") { result.append(byte) }
        continue
      }
      let escape = bytes[offset]
      offset += 1
      switch escape {
      case 10: skipBlanks()
      case UInt8(ascii: "n"): result.append(10)
      case UInt8(ascii: "t"): result.append(9)
      case UInt8(ascii: "r"): result.append(13)
      case UInt8(ascii: "f"): result.append(12)
      case UInt8(ascii: "u"):
        guard let code = codeUnit() else {
          isDamaged = true
          continue
        }
        if code >> 10 == 0xD800 >> 10 {
          surrogate = code
        } else if let first = surrogate, code >> 10 == 0xDC00 >> 10 {
          surrogate = nil
          append(0x10000 + (first & 0x3FF) << 10 + (code & 0x3FF), to: &result)
        } else {
          append(code, to: &result)
        }
      default: result.append(escape)
      }
    }
    return (String(decoding: result, as: UTF8.self), start..<offset)
  }

  private func append(_ code: UInt32, to result: inout [UInt8]) {
    result.append(contentsOf: UTF8.encode(Unicode.Scalar(code) ?? "\u{FFFD}") ?? UTF8.encodedReplacementCharacter)
  }

  /// The four digits of an escape.
  private mutating func codeUnit() -> UInt32? {
    guard offset + 4 <= bytes.count else { return nil }
    var code: UInt32 = 0
    for byte in bytes[offset..<offset + 4] {
      guard let digit = byte.hexadecimalDigit else { return nil }
      code = code << 4 | UInt32(digit)
    }
    offset += 4
    return code
  }
}
