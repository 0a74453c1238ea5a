/// Takes a file of Fluent apart, an entry at a time: one that does not follow the grammar is left out alone.
struct FluentParser {
  /// An entry, or what is wrong with a stretch that is none.
  enum Item {
    /// An entry.
    case entry(FluentSyntax.Entry)
    /// A stretch with the word that it begins with, and what is wrong.
    case junk(String, FluentFault)
  }

  /// The greatest nesting of braces.
  static let deepest = 32

  /// The text, in UTF-8 with line feeds.
  let bytes: [UInt8]
  /// The offset of the next byte.
  var offset = 0
  /// How many values and cases there are so far.
  var count = 0
  /// The lines of the comment directly before the next byte.
  private var comment: [String] = []
  /// The lines of the comment of the group.
  private var group: [String] = []
  /// Whether the line before was one of the comment of the group.
  private var isInGroupComment = false

  /// Begins at the start of a text.
  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// The next entry; nil at the end.
  mutating func next() -> Item? {
    while let byte {
      let isGroupComment = isInGroupComment
      isInGroupComment = false
      switch byte {
      case UInt8(ascii: "\n"), UInt8(ascii: " "):
        skipInline()
        guard self.byte == nil || take("\n") else {
          return junk(from: offset, FluentFault(reason: .name, offset: offset))
        }
        comment = []
      case UInt8(ascii: "#"):
        let start = offset
        do throws(FluentFault) { try readComment(continuesGroup: isGroupComment) } catch {
          return junk(from: start, error)
        }
      default:
        let start = offset
        defer { comment = [] }
        do throws(FluentFault) { return .entry(try entry()) } catch { return junk(from: start, error) }
      }
    }
    return nil
  }

  /// Reads a line of a comment: one number sign is about the next entry, two are about a group, three about the file.
  private mutating func readComment(continuesGroup: Bool) throws(FluentFault) {
    let marks = bytes[offset...].prefix(4).prefix { $0 == UInt8(ascii: "#") }.count
    let end = lineEnd
    let start = offset + marks
    guard marks <= 3, start == end || bytes[start] == 0x20 else { throw FluentFault(reason: .name, offset: offset) }
    let text = String(decoding: bytes[min(start + 1, end)..<end], as: UTF8.self)
    switch marks {
    case 1: comment.append(text)
    case 2:
      comment = []
      group = (continuesGroup ? group : []) + [text]
      isInGroupComment = true
    default: comment = []
    }
    offset = min(end + 1, bytes.count)
  }

  /// Passes a stretch that is no entry, to the next line that may begin one.
  private mutating func junk(from start: Int, _ fault: FluentFault) -> Item {
    offset = start
    let word = bytes[start...].prefix { $0 > 0x20 && $0 != UInt8(ascii: "=") }.prefix(60)
    repeat { offset = min(lineEnd + 1, bytes.count) } while byte.map { !Self.beginsEntry($0) } ?? false
    comment = []
    return .junk(String(decoding: word, as: UTF8.self), fault)
  }

  private static func beginsEntry(_ byte: UInt8) -> Bool {
    isLetter(byte) || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "#")
  }

  private mutating func entry() throws(FluentFault) -> FluentSyntax.Entry {
    let start = offset
    let isTerm = take("-")
    let id = (isTerm ? "-" : "") + (try identifier(.name))
    var entry = FluentSyntax.Entry(id: id, idPlace: start..<offset)
    entry.text = try assignedPattern()
    while let attribute = try attribute() { entry.attributes.append(attribute) }
    guard entry.text != nil || !isTerm && !entry.attributes.isEmpty else { throw fault(.text) }
    skipInline()
    guard byte == nil || take("\n") else { throw fault(.brace) }
    entry.comment = CatalogNote.text(comment.joined(separator: " "))
    entry.group = CatalogNote.text(group.joined(separator: " "))
    return entry
  }

  /// The text behind a name and `=`; nil for none.
  private mutating func assignedPattern() throws(FluentFault) -> FluentSyntax.PlacedPattern? {
    skipInline()
    guard take("=") else { throw fault(.equals) }
    skipInline()
    let start = offset
    return try pattern(depth: 0).map { FluentSyntax.PlacedPattern(pattern: $0, place: start..<offset) }
  }

  /// An attribute in the next lines; nil, without advancing, for none.
  private mutating func attribute() throws(FluentFault) -> FluentSyntax.Attribute? {
    let start = offset
    skipInline()
    guard byte == UInt8(ascii: "\n") else {
      offset = start
      return nil
    }
    skipBlank()
    guard take(".") else {
      offset = start
      return nil
    }
    let name = try identifier(.name)
    guard let text = try assignedPattern() else { throw fault(.text) }
    return FluentSyntax.Attribute(name: name, text: text)
  }
}

// Signs.
extension FluentParser {
  /// The next byte; nil at the end.
  var byte: UInt8? { offset < bytes.count ? bytes[offset] : nil }

  /// The offset of the end of the line.
  private var lineEnd: Int { bytes[offset...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count }

  static func isLetter(_ byte: UInt8) -> Bool { (0x41...0x5A).contains(byte & 0xDF) }
  static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }

  /// A fault at the next byte.
  func fault(_ reason: FluentFault.Reason) -> FluentFault { FluentFault(reason: reason, offset: offset) }

  /// Passes a sign; false, without advancing, for another one.
  mutating func take(_ sign: Character) -> Bool {
    guard let byte, byte == sign.asciiValue else { return false }
    offset += 1
    return true
  }

  /// Passes blanks in a line.
  mutating func skipInline() { while byte == 0x20 { offset += 1 } }

  /// Passes blanks and ends of lines.
  mutating func skipBlank() { while byte == 0x20 || byte == UInt8(ascii: "\n") { offset += 1 } }

  /// The next name; `reason` is what is wrong where there is none.
  mutating func identifier(_ reason: FluentFault.Reason) throws(FluentFault) -> String {
    let start = offset
    guard let first = byte, Self.isLetter(first) else { throw fault(reason) }
    while let byte, Self.isLetter(byte) || Self.isDigit(byte) || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "-")
    {
      offset += 1
    }
    return String(decoding: bytes[start..<offset], as: UTF8.self)
  }
}
