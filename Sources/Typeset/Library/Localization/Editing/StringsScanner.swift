/// Reads the entries of a table with their places.
struct StringsScanner {
  /// A key with its text.
  struct Entry {
    /// The key.
    var key: String
    /// The text.
    var text: String
    /// Where the text is, with its quotes; of a key alone, which is its own text, the place after it.
    var value: Range<Int>
    /// Whether the key has no text besides itself.
    var isKeyAlone = false
  }

  private let bytes: [UInt8]
  private var offset: Int

  /// Begins at the start of a table.
  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    offset = 0
  }

  /// The next entry; nil at the end.
  mutating func next() throws(CatalogEditError) -> Entry? {
    try skipBlanks()
    guard offset < bytes.count else { return nil }
    let key = try word()
    let end = offset
    try skipBlanks()
    if byte == UInt8(ascii: ";") {
      offset += 1
      return Entry(key: key, text: key, value: end..<end, isKeyAlone: true)
    }
    guard byte == UInt8(ascii: "=") else { throw fault("a key has no text") }
    offset += 1
    try skipBlanks()
    let start = offset
    if "{(<".utf8.contains(byte) { throw unchangeable("the table holds more than texts") }
    let text = try word()
    let value = start..<offset
    try skipBlanks()
    guard byte == UInt8(ascii: ";") else { throw fault("a semicolon is missing") }
    offset += 1
    return Entry(key: key, text: text, value: value)
  }

  private var byte: UInt8 { offset < bytes.count ? bytes[offset] : 0 }

  private func fault(_ words: String) -> CatalogEditError {
    let line = bytes[..<min(offset, bytes.count)].count { $0 == 10 } + 1
    return CatalogEditError(.refused, "line \(line): \(words)", "correct the file first")
  }

  /// A fault of this editor, not of the file.
  private func unchangeable(_ words: String) -> CatalogEditError {
    var error = fault(words)
    error.hints = ["edit it in the file"]
    return error
  }

  private mutating func skipBlanks() throws(CatalogEditError) {
    while offset < bytes.count {
      if (9...13).contains(byte) || byte == 32 {
        offset += 1
      } else if bytes[offset...].starts(with: [0xE2, 0x80, 0xA8]) || bytes[offset...].starts(with: [0xE2, 0x80, 0xA9]) {
        offset += 3
      } else if byte == UInt8(ascii: "/"), offset + 1 < bytes.count, bytes[offset + 1] == UInt8(ascii: "/") {
        while offset < bytes.count, byte != 10 { offset += 1 }
      } else if byte == UInt8(ascii: "/"), offset + 1 < bytes.count, bytes[offset + 1] == UInt8(ascii: "*") {
        var end = offset + 2
        while end + 1 < bytes.count, !(bytes[end] == UInt8(ascii: "*") && bytes[end + 1] == UInt8(ascii: "/")) {
          end += 1
        }
        guard end + 1 < bytes.count else { throw fault("a comment is not closed") }
        offset = end + 2
      } else {
        return
      }
    }
  }

  /// A text in quotes, or a word without them.
  private mutating func word() throws(CatalogEditError) -> String {
    guard byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") else {
      let start = offset
      while offset < bytes.count, Self.isWordPart(byte), !isComment { offset += 1 }
      guard offset > start else {
        throw "{<".utf8.contains(byte)
          ? unchangeable("the table is a property list") : fault("this is not a table of texts")
      }
      return String(decoding: bytes[start..<offset], as: UTF8.self)
    }
    let quote = byte
    offset += 1
    let start = offset
    while offset < bytes.count, byte != quote { offset += byte == UInt8(ascii: "\\") ? 2 : 1 }
    guard offset < bytes.count else { throw fault("a text is not closed") }
    offset += 1
    return Self.unescaped(String(decoding: bytes[start..<offset - 1], as: UTF8.self))
  }

  /// Whether a comment begins here.
  private var isComment: Bool {
    byte == UInt8(ascii: "/") && offset + 1 < bytes.count && "/*".utf8.contains(bytes[offset + 1])
  }

  private static func isWordPart(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: true
    default: "_$/:.-".utf8.contains(byte)
    }
  }

  /// A text with its escapes replaced: `\n`, `\"`, `\U00e9`, `\351`.
  static func unescaped(_ text: String) -> String {
    var units: [UInt16] = []
    var rest = Array(text.utf16)[...]
    func digits(_ most: Int, _ radix: Int) -> UInt16? {
      var count = 0
      var value: UInt16 = 0
      while count < most, let unit = rest.first, let scalar = Unicode.Scalar(unit),
        let digit = Character(scalar).hexDigitValue, digit < radix
      {
        value = value &* UInt16(radix) &+ UInt16(digit)
        rest.removeFirst()
        count += 1
      }
      return count > 0 ? value : nil
    }
    while let unit = rest.popFirst() {
      guard unit == 0x5C, let escape = rest.first else {
        units.append(unit)
        continue
      }
      switch escape {
      case 0x30...0x37: units.append(digits(3, 8) ?? escape)
      case 0x55, 0x75:
        rest.removeFirst()
        units.append(digits(4, 16) ?? escape)
      default:
        rest.removeFirst()
        units.append([0x61: 7, 0x62: 8, 0x66: 12, 0x6E: 10, 0x72: 13, 0x74: 9, 0x76: 11][escape] ?? escape)
      }
    }
    return String(utf16: units)
  }
}
