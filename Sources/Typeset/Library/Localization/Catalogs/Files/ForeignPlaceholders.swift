/// Placeholders of other systems, written as the layout understands them.
enum ForeignPlaceholders {
  /// The placeholder of an argument at a position, from 1.
  static func argument(_ position: Int) -> String { "%\(position)$@" }

  /// Characters in which no percent sign begins a placeholder.
  static func literal(_ text: String) -> String {
    guard text.utf8.contains(UInt8(ascii: "%")) else { return text }
    let isSafe = text.utf8.last != UInt8(ascii: "%") && FormatString(text).tokens == [.text(text)]
    return isSafe ? text : text.replacing("%", with: "%%")
  }

  /// A text with the placeholders of .NET: `{0}`, `{1:N2}`; braces of the text are doubled in it.
  static func dotNet(_ text: String) -> String {
    let bytes = Array(text.utf8)
    guard bytes.indices.contains(where: { dotNetItem(at: $0, in: bytes) != nil }) else { return text }
    var (result, literal, offset) = ("", [UInt8](), 0)
    func flush() {
      result += Self.literal(String(decoding: literal, as: UTF8.self))
      literal = []
    }
    while offset < bytes.count {
      let isDoubled = bytes[offset] == brace.open || bytes[offset] == brace.close
      if isDoubled, offset + 1 < bytes.count, bytes[offset + 1] == bytes[offset] {
        literal.append(bytes[offset])
        offset += 2
      } else if let item = dotNetItem(at: offset, in: bytes) {
        flush()
        result += argument(item.number + 1)
        offset = item.end
      } else {
        literal.append(bytes[offset])
        offset += 1
      }
    }
    flush()
    return result
  }

  private static let brace = (open: UInt8(ascii: "{"), close: UInt8(ascii: "}"))

  /// The item `{N}`, `{N,width}` or `{N:form}` at an offset.
  private static func dotNetItem(at offset: Int, in bytes: [UInt8]) -> (number: Int, end: Int)? {
    guard bytes[offset] == brace.open else { return nil }
    let digits = bytes[(offset + 1)...].prefix(3).prefix { $0 >= 0x30 && $0 <= 0x39 }
    guard let number = Int(String(decoding: digits, as: UTF8.self)), digits.endIndex < bytes.count,
      [brace.close, UInt8(ascii: ","), UInt8(ascii: ":")].contains(bytes[digits.endIndex])
    else { return nil }
    // A form is short.
    let end = bytes[digits.endIndex...].prefix(64).firstIndex(of: brace.close)
    return end.map { (number, $0 + 1) }
  }

  /// A text with the placeholders of Qt: `%1` to `%99`, `%L1`, and in one that varies by number `%n`, which is its
  /// first argument.
  static func qt(_ text: String, variesByNumber: Bool) -> String {
    let bytes = Array(text.utf8)
    guard bytes.contains(UInt8(ascii: "%")) else { return text }
    var (result, literal, offset) = ("", [UInt8](), 0)
    while offset < bytes.count {
      guard let place = qtPlace(at: offset, in: bytes, variesByNumber) else {
        literal.append(bytes[offset])
        offset += 1
        continue
      }
      result += Self.literal(String(decoding: literal, as: UTF8.self)) + place.text
      literal = []
      offset = place.end
    }
    return result + Self.literal(String(decoding: literal, as: UTF8.self))
  }

  private static func qtPlace(at offset: Int, in bytes: [UInt8], _ variesByNumber: Bool) -> (text: String, end: Int)? {
    guard bytes[offset] == UInt8(ascii: "%") else { return nil }
    var start = offset + 1
    if start < bytes.count, bytes[start] == UInt8(ascii: "L") { start += 1 }
    guard start < bytes.count else { return nil }
    if variesByNumber, bytes[start] == UInt8(ascii: "n") { return ("%1$lld", start + 1) }
    let digits = bytes[start...].prefix(2).prefix { $0 >= 0x30 && $0 <= 0x39 }
    guard let number = Int(String(decoding: digits, as: UTF8.self)), number > 0 else { return nil }
    return (argument(number + (variesByNumber ? 1 : 0)), digits.endIndex)
  }
}
