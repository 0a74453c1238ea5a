/// A value of PDF's syntax (ISO 32000-1, 7.3).
indirect enum PDFValue {
  case number(Double)
  case name(String)
  case string([UInt8])
  case array([PDFValue])
  case dictionary([String: PDFValue])
  case reference(Int)
  /// A keyword or an operator; also what closes a list, and `true`, `false` and `null`.
  case word(String)

  /// The number; nil for anything else.
  var number: Double? { if case .number(let number) = self { number } else { nil } }
  /// The whole number; nil for anything else.
  var integer: Int? { number.flatMap(Int.init(exactly:)) }
  /// The name; nil for anything else.
  var name: String? { if case .name(let name) = self { name } else { nil } }
  /// The members; none for anything else.
  var members: [String: PDFValue] { if case .dictionary(let members) = self { members } else { [:] } }
  /// The object that it refers to; nil for anything else.
  var reference: Int? { if case .reference(let number) = self { number } else { nil } }
  /// The items of a list; any other value is the only one.
  var items: [PDFValue] { if case .array(let items) = self { items } else { [self] } }

  /// The text of a string of bytes: UTF-16 with its mark, or ASCII.
  var text: [UInt16] {
    guard case .string(let bytes) = self else { return [] }
    guard bytes.starts(with: [0xFE, 0xFF]) else { return bytes.map(UInt16.init) }
    return stride(from: 2, to: bytes.count - 1, by: 2).map { UInt16(bytes[$0]) << 8 | UInt16(bytes[$0 + 1]) }
  }
}

/// Reads values one after another.
struct PDFLexer {
  /// The bytes.
  let bytes: [UInt8]
  /// The offset of the next byte.
  var offset: Int

  /// Begins at an offset.
  init(_ bytes: [UInt8], at offset: Int = 0) { (self.bytes, self.offset) = (bytes, offset) }

  /// The next value; nil at the end.
  mutating func next() -> PDFValue? {
    skipBlanks()
    guard offset < bytes.count else { return nil }
    switch bytes[offset] {
    case UInt8(ascii: "("): return .string(literal())
    case UInt8(ascii: "<") where byte(at: offset + 1) == UInt8(ascii: "<"): return dictionary()
    case UInt8(ascii: "<"): return .string(hexadecimal())
    case UInt8(ascii: "["):
      offset += 1
      return .array(values(to: "]"))
    case UInt8(ascii: "]"):
      offset += 1
      return .word("]")
    case UInt8(ascii: ">"):
      offset += 2
      return .word(">>")
    case UInt8(ascii: "/"):
      offset += 1
      return .name(regular())
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "."): return number()
    default:
      let word = regular()
      if word.isEmpty { offset += 1 }
      return .word(word)
    }
  }

  private func byte(at index: Int) -> UInt8 { index < bytes.count ? bytes[index] : 0 }

  private mutating func skipBlanks() {
    while offset < bytes.count {
      if bytes[offset] == UInt8(ascii: "%") {
        while offset < bytes.count, bytes[offset] != 0x0A { offset += 1 }
      } else if bytes[offset] <= 0x20 {
        offset += 1
      } else {
        return
      }
    }
  }

  private mutating func regular() -> String {
    let start = offset
    while offset < bytes.count, !Self.endsWords.contains(bytes[offset]) { offset += 1 }
    return String(decoding: bytes[start..<offset], as: UTF8.self)
  }

  private static let endsWords = Set(Array(0...0x20) + Array("()<>[]{}/%".utf8))

  /// A number, or a reference: two numbers and an `R`.
  private mutating func number() -> PDFValue {
    let number = Double(regular()) ?? 0
    let end = offset
    if number >= 0, byte(at: offset) == 0x20, (0x30...0x39).contains(byte(at: offset + 1)) {
      offset += 1
      _ = regular()
      if byte(at: offset) == 0x20, byte(at: offset + 1) == UInt8(ascii: "R"),
        Self.endsWords.contains(byte(at: offset + 2))
      {
        offset += 2
        return .reference(Int(number))
      }
      offset = end
    }
    return .number(number)
  }

  private mutating func values(to end: String) -> [PDFValue] {
    var values: [PDFValue] = []
    while let value = next() {
      if case .word(end) = value { break }
      values.append(value)
    }
    return values
  }

  private mutating func dictionary() -> PDFValue {
    offset += 2
    let values = values(to: ">>")
    var members: [String: PDFValue] = [:]
    for index in stride(from: 0, to: values.count - 1, by: 2) {
      guard let name = values[index].name else { continue }
      expect(
        members.updateValue(values[index + 1], forKey: name) == nil, "a dictionary of the PDF has a key twice: \(name)")
    }
    return .dictionary(members)
  }

  private mutating func hexadecimal() -> [UInt8] {
    offset += 1
    var digits: [UInt8] = []
    while offset < bytes.count, bytes[offset] != UInt8(ascii: ">") {
      if let digit = Character(Unicode.Scalar(bytes[offset])).hexDigitValue { digits.append(UInt8(digit)) }
      offset += 1
    }
    offset += 1
    if digits.count % 2 == 1 { digits.append(0) }
    return stride(from: 0, to: digits.count, by: 2).map { digits[$0] << 4 | digits[$0 + 1] }
  }

  /// A string in parentheses, its escapes replaced (ISO 32000-1, 7.3.4.2).
  private mutating func literal() -> [UInt8] {
    offset += 1
    var (result, depth): ([UInt8], Int) = ([], 1)
    while offset < bytes.count {
      var byte = bytes[offset]
      offset += 1
      switch byte {
      case UInt8(ascii: "("): depth += 1
      case UInt8(ascii: ")"):
        depth -= 1
        if depth == 0 { return result }
      case UInt8(ascii: "\\"):
        byte = self.byte(at: offset)
        offset += 1
        switch byte {
        case UInt8(ascii: "n"): byte = 0x0A
        case UInt8(ascii: "r"): byte = 0x0D
        case UInt8(ascii: "t"): byte = 0x09
        case UInt8(ascii: "b"): byte = 0x08
        case UInt8(ascii: "f"): byte = 0x0C
        case UInt8(ascii: "0")...UInt8(ascii: "7"):
          var code = Int(byte - 0x30)
          for _ in 0..<2 where (0x30...0x37).contains(self.byte(at: offset)) {
            code = code << 3 | Int(self.byte(at: offset) - 0x30)
            offset += 1
          }
          byte = UInt8(truncatingIfNeeded: code)
        default: break
        }
      default: break
      }
      result.append(byte)
    }
    return result
  }
}
