/// Divides an HTML file into tags and texts, as browsers do (HTML, section 13.2.5): nothing is an error, every byte is
/// looked at once, and nothing is nested.
struct HTMLTokenizer {
  /// The most tags and texts of a file.
  private static let mostTokens = 400_000

  /// The tags and texts.
  private(set) var tokens: [HTMLToken] = []
  /// The byte at which there are too many; nil if there are not.
  private(set) var excess: Int?
  private let utf8: [UInt8]
  private var offset: Int
  private var entities = CharacterReferences()

  /// Divides the bytes from `start` on.
  init(_ utf8: [UInt8], from start: Int) {
    self.utf8 = utf8
    offset = start
    var textStart = start
    while offset < utf8.count, excess == nil {
      guard utf8[offset] == UInt8(ascii: "<"), let next = byte(1) else {
        offset += 1
        continue
      }
      let isEnd = next == UInt8(ascii: "/")
      if (isEnd ? byte(2) : next)?.isLetter == true {
        addText(from: textStart)
        addTag(isEnd: isEnd)
      } else if isEnd || next == UInt8(ascii: "!") || next == UInt8(ascii: "?") {
        addText(from: textStart)
        skipComment()
      } else {
        offset += 1
        continue
      }
      textStart = offset
    }
    addText(from: textStart)
  }

  private func byte(_ distance: Int) -> UInt8? { offset + distance < utf8.count ? utf8[offset + distance] : nil }

  private mutating func add(_ token: HTMLToken) {
    if tokens.count < Self.mostTokens { tokens.append(token) } else { excess = excess ?? token.offset }
  }

  private mutating func addText(from start: Int) {
    guard start < offset else { return }
    add(HTMLToken(kind: .text, text: entities.decode(utf8[start..<offset]), offset: start))
  }

  private mutating func addTag(isEnd: Bool) {
    let start = offset
    offset += isEnd ? 2 : 1
    let name = word { $0.isBlank || $0 == UInt8(ascii: "/") || $0 == UInt8(ascii: ">") }.lowercased()
    var attributes: [String: String] = [:]
    while offset < utf8.count, utf8[offset] != UInt8(ascii: ">") {
      guard !utf8[offset].isBlank, utf8[offset] != UInt8(ascii: "/") else {
        offset += 1
        continue
      }
      let (name, value) = attribute()
      if attributes[name] == nil { attributes[name] = value }
    }
    // A tag that the file ends in is none.
    guard offset < utf8.count else { return }
    offset += 1
    guard !isEnd else { return add(HTMLToken(kind: .end, text: name, offset: start)) }
    add(HTMLToken(kind: .start, text: name, attributes: attributes, offset: start))
    if HTMLNames.rawTexts.contains(name) { addRawText(of: name) }
  }

  private mutating func word(until isEnd: (UInt8) -> Bool) -> String {
    let start = offset
    while offset < utf8.count, !isEnd(utf8[offset]) { offset += 1 }
    return String(decoding: utf8[start..<offset], as: UTF8.self)
  }

  private mutating func attribute() -> (name: String, value: String) {
    let start = offset
    // An equals sign in front belongs to the name.
    offset += 1
    while offset < utf8.count, !utf8[offset].endsAttributeName { offset += 1 }
    let name = String(decoding: utf8[start..<offset], as: UTF8.self).lowercased()
    skipBlanks()
    guard byte(0) == UInt8(ascii: "=") else { return (name, "") }
    offset += 1
    skipBlanks()
    guard let quote = byte(0), quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
      return (name, value { $0.isBlank || $0 == UInt8(ascii: ">") })
    }
    offset += 1
    let value = value { $0 == quote }
    offset = min(offset + 1, utf8.count)
    return (name, value)
  }

  private mutating func value(until isEnd: (UInt8) -> Bool) -> String {
    let start = offset
    while offset < utf8.count, !isEnd(utf8[offset]) { offset += 1 }
    return entities.decode(utf8[start..<offset])
  }

  private mutating func skipBlanks() {
    while offset < utf8.count, utf8[offset].isBlank { offset += 1 }
  }

  /// Skips a comment, a declaration or an instruction.
  private mutating func skipComment() {
    let isComment = utf8[offset...].starts(with: "<!--".utf8)
    offset += isComment ? 4 : 2
    let end: [UInt8] = Array((isComment ? "-->" : ">").utf8)
    while offset < utf8.count {
      if utf8[offset] == end[0], utf8[offset...].starts(with: end) {
        offset += end.count
        return
      }
      offset += 1
    }
  }

  /// Adds the text of an element that holds no tags, to its end tag.
  private mutating func addRawText(of name: String) {
    let start = offset
    let end = Array("</\(name)".utf8)
    while offset < utf8.count {
      if utf8[offset] == end[0], offset + end.count <= utf8.count,
        zip(utf8[offset..<offset + end.count], end).allSatisfy({ $0 | 0x20 == $1 | 0x20 })
      {
        break
      }
      offset += 1
    }
    addText(from: start)
  }
}

extension UInt8 {
  /// Whether HTML takes it for white space.
  fileprivate var isBlank: Bool { self == 0x20 || self == 0x0A || self == 0x0D || self == 0x09 || self == 0x0C }
  fileprivate var isLetter: Bool { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self | 0x20) }
  fileprivate var endsAttributeName: Bool {
    isBlank || self == UInt8(ascii: "/") || self == UInt8(ascii: ">") || self == UInt8(ascii: "=")
  }
}
