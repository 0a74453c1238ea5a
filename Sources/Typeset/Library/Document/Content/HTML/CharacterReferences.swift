/// Decodes references to characters, such as `&nbsp;` and `&#x2026;` (HTML, section 13.5).
struct CharacterReferences {
  /// How many names are looked up; HTML has about two thousand.
  private static let mostNames = 4000
  /// How long a name may be, in bytes.
  private static let longestName = 32
  /// The characters of the names that have occurred; names that nobody knows have none.
  private var known: [String: String?] = ["amp": "&", "lt": "<", "gt": ">", "quot": "\"", "nbsp": "\u{A0}"]

  /// The text of some bytes; what only looks like a reference stays as it is.
  mutating func decode(_ bytes: ArraySlice<UInt8>) -> String {
    guard bytes.contains(UInt8(ascii: "&")) else { return String(decoding: bytes, as: UTF8.self) }
    var text = ""
    var rest = bytes
    while let start = rest.firstIndex(of: UInt8(ascii: "&")) {
      text += String(decoding: rest[..<start], as: UTF8.self)
      let name = rest[(start + 1)...].prefix(Self.longestName).prefix { $0 != UInt8(ascii: ";") }
      if rest[(start + 1)...].dropFirst(name.count).first == UInt8(ascii: ";"),
        let characters = characters(of: String(decoding: name, as: UTF8.self))
      {
        text += characters
        rest = rest[(name.endIndex + 1)...]
      } else {
        text += "&"
        rest = rest[(start + 1)...]
      }
    }
    return text + String(decoding: rest, as: UTF8.self)
  }

  private mutating func characters(of name: String) -> String? {
    if name.hasPrefix("#") { return Self.character(number: name.dropFirst()) }
    if let known = known[name] { return known }
    guard !name.isEmpty, known.count < Self.mostNames, name.utf8.allSatisfy({ $0.isNameByte }) else { return nil }
    let characters = MarkdownParser.characters(ofEntity: name)
    known[name] = .some(characters)
    return characters
  }

  private static func character(number: Substring) -> String? {
    let isHexadecimal = number.first == "x" || number.first == "X"
    let digits = isHexadecimal ? number.dropFirst() : number
    guard digits.first?.isHexDigit == true, let value = UInt32(digits, radix: isHexadecimal ? 16 : 10) else {
      return nil
    }
    return Unicode.Scalar(value).map { $0.value == 0 ? "\u{FFFD}" : String(Character($0)) } ?? "\u{FFFD}"
  }
}

extension UInt8 {
  fileprivate var isNameByte: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default: false
    }
  }
}
