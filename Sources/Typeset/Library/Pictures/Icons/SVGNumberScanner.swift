/// Reads the numbers of SVG's compact syntax: `M.5-3e1.25,4` holds four (SVG 1.1, section 8.3.9).
struct SVGNumberScanner {
  private let bytes: [UInt8]
  private var index = 0

  init(_ text: String) { bytes = Array(text.utf8) }

  /// Whether only white space is left.
  var isAtEnd: Bool {
    mutating get {
      skipBlanks()
      return index == bytes.count
    }
  }

  /// The text from here on, as far as a message shows it.
  var rest: String { String(decoding: bytes[index...].prefix(12), as: UTF8.self) }

  /// Reads a letter; nil if there is none.
  mutating func letter() -> UInt8? {
    skipBlanks()
    guard index < bytes.count, (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(bytes[index] | 0x20) else { return nil }
    defer { index += 1 }
    return bytes[index]
  }

  /// Takes a word of letters; empty if none stands.
  mutating func word() -> String {
    skipBlanks()
    let start = index
    while index < bytes.count, (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(bytes[index] | 0x20) { index += 1 }
    return String(decoding: bytes[start..<index], as: UTF8.self)
  }

  /// Takes a given character.
  mutating func take(_ character: Character) -> Bool {
    skipBlanks()
    guard index < bytes.count, bytes[index] == character.asciiValue else { return false }
    index += 1
    return true
  }

  /// Whether a number starts here, after blanks and one comma.
  mutating func hasNumber() -> Bool {
    let start = index
    defer { index = start }
    skipSeparator()
    guard index < bytes.count else { return false }
    return isDigit(bytes[index]) || "+-.".utf8.contains(bytes[index])
  }

  /// Reads a number; nil if there is none or it is not finite.
  mutating func number() -> Double? {
    skipSeparator()
    let start = index
    if index < bytes.count, "+-".utf8.contains(bytes[index]) { index += 1 }
    var digits = skipDigits()
    if index < bytes.count, bytes[index] == UInt8(ascii: ".") {
      index += 1
      digits += skipDigits()
    }
    guard digits > 0 else {
      index = start
      return nil
    }
    let mantissa = index
    if index < bytes.count, bytes[index] | 0x20 == UInt8(ascii: "e") {
      index += 1
      if index < bytes.count, "+-".utf8.contains(bytes[index]) { index += 1 }
      if skipDigits() == 0 { index = mantissa }
    }
    guard index - start <= 32, let value = Double(String(decoding: bytes[start..<index], as: UTF8.self)),
      abs(value) <= 1e6
    else {
      index = start
      return nil
    }
    return value
  }

  /// Takes a flag of an arc, which needs no separator behind it.
  mutating func flag() -> Bool? {
    skipSeparator()
    guard index < bytes.count, bytes[index] == UInt8(ascii: "0") || bytes[index] == UInt8(ascii: "1") else {
      return nil
    }
    defer { index += 1 }
    return bytes[index] == UInt8(ascii: "1")
  }

  private mutating func skipBlanks() {
    while index < bytes.count, isXMLSpace(bytes[index]) { index += 1 }
  }

  private mutating func skipSeparator() {
    skipBlanks()
    if index < bytes.count, bytes[index] == UInt8(ascii: ",") { index += 1 }
    skipBlanks()
  }

  private mutating func skipDigits() -> Int {
    let start = index
    while index < bytes.count, isDigit(bytes[index]) { index += 1 }
    return index - start
  }

  private func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }
}
