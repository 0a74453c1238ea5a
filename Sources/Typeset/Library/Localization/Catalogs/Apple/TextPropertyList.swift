/// Reads property lists in the old text form, of which `.strings` files are the best known:
/// `"key" = "value";`, comments, `{ }`, `( )`, `< >`.
struct TextPropertyList {
  private let source: SourceFile
  private var offset = 0
  private var depth = 0
  /// How many values have been read.
  private var count = 0
  /// The comment that was read last, with its marks; nil before the first.
  private var comment: Range<Int>?

  /// The value in a text; a text without outer braces is a dictionary.
  static func read(_ source: SourceFile) throws(ContentError) -> PropertyList {
    var reader = TextPropertyList(source: source)
    try reader.skipBlanks()
    let value: PropertyList
    if reader.byte == UInt8(ascii: "{") || reader.byte == UInt8(ascii: "(") {
      value = try reader.value()
    } else {
      value = .dictionary(try reader.members(until: nil))
    }
    try reader.skipBlanks()
    if reader.offset < source.utf8.count { throw reader.unexpected("the end of the file") }
    return value
  }

  private init(source: SourceFile) { self.source = source }

  /// The byte that is read next; nil at the end.
  private var byte: UInt8? { offset < source.utf8.count ? source.utf8[offset] : nil }

  private mutating func value() throws(ContentError) -> PropertyList {
    count += 1
    try CatalogLimits.check(values: count, at: SourceRange(file: source, bytes: offset..<offset))
    switch byte {
    case UInt8(ascii: "{"):
      let start = try enter()
      let members = try members(until: start)
      depth -= 1
      offset += 1
      return .dictionary(members)
    case UInt8(ascii: "("): return .array(try list())
    case UInt8(ascii: "<"): return try data()
    default: return .text(try text("a value"))
    }
  }

  private mutating func enter() throws(ContentError) -> Int {
    depth += 1
    if depth > CatalogLimits.greatestDepth {
      throw fault(
        "dictionaries and lists are nested more than \(CatalogLimits.greatestDepth) deep", offset..<offset + 1)
    }
    offset += 1
    return offset - 1
  }

  /// Members up to the brace that closes the dictionary opened at `start`, or up to the end of the file.
  private mutating func members(until start: Int?) throws(ContentError) -> [PropertyListMember] {
    var members: [PropertyListMember] = []
    while true {
      try skipBlanks()
      if start != nil, byte == UInt8(ascii: "}") { break }
      if byte == nil {
        guard let start else { break }
        throw fault(
          "the file ends inside a dictionary", start..<start + 1, "close the dictionary that begins here with }")
      }
      let first = offset
      let comment = comment.flatMap { isRightBefore(first, $0) ? $0 : nil }
      let key = try text("a key")
      let place = SourceRange(file: source, bytes: first..<offset)
      try skipBlanks()
      var value = PropertyList.text(key)
      if byte == UInt8(ascii: "=") {
        offset += 1
        try skipBlanks()
        value = try self.value()
        try skipBlanks()
      } else if byte != UInt8(ascii: ";") {
        throw unexpected("= after the key")
      }
      let words = comment.map { CatalogNote.words(ofComment: source.utf8[$0]) }
      members.append(PropertyListMember(key: key, place: place, value: value, comment: words))
      if byte == UInt8(ascii: ";") {
        offset += 1
      } else if byte != UInt8(ascii: "}") || start == nil {
        throw missingSemicolon(after: key)
      }
    }
    return members
  }

  private mutating func list() throws(ContentError) -> [PropertyList] {
    let start = try enter()
    var values: [PropertyList] = []
    while true {
      try skipBlanks()
      if byte == UInt8(ascii: ")") { break }
      if byte == nil { throw fault("the file ends inside a list", start..<start + 1, "close it with )") }
      values.append(try value())
      try skipBlanks()
      if byte == UInt8(ascii: ",") {
        offset += 1
      } else if byte != UInt8(ascii: ")") {
        throw unexpected("a comma or )")
      }
    }
    depth -= 1
    offset += 1
    return values
  }

  private mutating func data() throws(ContentError) -> PropertyList {
    let start = offset
    guard let end = source.utf8[start...].firstIndex(of: UInt8(ascii: ">")) else {
      throw fault("the file ends inside data", start..<start + 1, "close it with >")
    }
    offset = end + 1
    return .other("data")
  }

  private mutating func text(_ noun: String) throws(ContentError) -> String {
    if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") { return try quotedText() }
    let start = offset
    while let byte, Self.isPlain(byte), !isComment { offset += 1 }
    guard offset > start else { throw unexpected(noun) }
    return String(decoding: source.utf8[start..<offset], as: UTF8.self)
  }

  private mutating func quotedText() throws(ContentError) -> String {
    let start = offset
    let quote = source.utf8[start]
    var result: [UInt8] = []
    offset += 1
    while let byte, byte != quote {
      if byte == UInt8(ascii: "\\") {
        result += UTF8.encode(try escape())!
      } else if byte == 0 {
        throw fault("the character U+0000 is not allowed", offset..<offset + 1, "remove it")
      } else {
        result.append(byte)
        offset += 1
      }
    }
    guard byte != nil else {
      throw fault(
        "the file ends inside a string", start..<start + 1,
        "close the string that begins here with \(Character(Unicode.Scalar(quote)))")
    }
    offset += 1
    return String(decoding: result, as: UTF8.self)
  }

  /// The character of an escape; two successive surrogates form one character.
  private mutating func escape() throws(ContentError) -> Unicode.Scalar {
    let start = offset
    offset += 1
    guard let letter = byte else { return "\\" }
    offset += 1
    if let plain = Self.escapes[letter] { return plain }
    if letter == UInt8(ascii: "U") || letter == UInt8(ascii: "u") {
      guard var code = hexadecimal() else {
        throw fault("expected four hexadecimal digits", start..<offset, "as in \\U00E9")
      }
      if code >> 10 == 0xD800 >> 10, byte == UInt8(ascii: "\\"), offset + 1 < source.utf8.count,
        source.utf8[offset + 1] | 0x20 == UInt8(ascii: "u")
      {
        offset += 2
        guard let second = hexadecimal(), second >> 10 == 0xDC00 >> 10 else { throw half(start) }
        code = 0x10000 + (code & 0x3FF) << 10 + (second & 0x3FF)
      }
      guard let scalar = Unicode.Scalar(code) else { throw half(start) }
      return scalar
    }
    if (0x30...0x37).contains(letter) {
      var code = UInt32(letter - 0x30)
      var count = 1
      while count < 3, let digit = byte, (0x30...0x37).contains(digit) {
        code = code * 8 + UInt32(digit - 0x30)
        offset += 1
        count += 1
      }
      return NextStepEncoding.character(code)
    }
    // Any other character is itself.
    offset -= 1
    let length = max(1, UTF8Sequence.length(at: offset, in: source.utf8))
    offset += length
    return String(decoding: source.utf8[offset - length..<offset], as: UTF8.self).unicodeScalars.first ?? "\\"
  }

  private mutating func hexadecimal() -> UInt32? {
    var value: UInt32 = 0
    var count = 0
    while count < 4, let digit = byte?.hexadecimalDigit {
      value = value << 4 | UInt32(digit)
      offset += 1
      count += 1
    }
    return count == 4 ? value : nil
  }

  private static let escapes: [UInt8: Unicode.Scalar] = [
    UInt8(ascii: "n"): "\n", UInt8(ascii: "t"): "\t", UInt8(ascii: "r"): "\r", UInt8(ascii: "a"): "\u{7}",
    UInt8(ascii: "b"): "\u{8}", UInt8(ascii: "f"): "\u{C}", UInt8(ascii: "v"): "\u{B}",
  ]

  /// Whether a byte may be part of an unquoted string.
  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), 0x30...0x39,
      UInt8(ascii: "_"), UInt8(ascii: "$"), UInt8(ascii: "/"), UInt8(ascii: ":"), UInt8(ascii: "."), UInt8(ascii: "-"):
      true
    default: false
    }
  }
}

// White space and errors.
extension TextPropertyList {
  /// Whether a comment starts here.
  private var isComment: Bool {
    guard byte == UInt8(ascii: "/"), offset + 1 < source.utf8.count else { return false }
    return source.utf8[offset + 1] == UInt8(ascii: "/") || source.utf8[offset + 1] == UInt8(ascii: "*")
  }

  private mutating func skipBlanks() throws(ContentError) {
    let bytes = source.utf8
    while offset < bytes.count {
      if isXMLSpace(bytes[offset]) || bytes[offset] == 0x0B || bytes[offset] == 0x0C {
        offset += 1
      } else if bytes[offset...].starts(with: [0xE2, 0x80, 0xA8]) || bytes[offset...].starts(with: [0xE2, 0x80, 0xA9]) {
        offset += 3
      } else if isComment {
        let start = offset
        defer { comment = start..<offset }
        if bytes[offset + 1] == UInt8(ascii: "/") {
          offset = bytes[offset...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
        } else {
          offset += 2
          while offset + 1 < bytes.count,
            !(bytes[offset] == UInt8(ascii: "*") && bytes[offset + 1] == UInt8(ascii: "/"))
          {
            offset += 1
          }
          guard offset + 1 < bytes.count else {
            throw fault(
              "the file ends inside a comment", start..<start + 2, "close the comment that begins here with */")
          }
          offset += 2
        }
      } else {
        return
      }
    }
  }

  /// Whether nothing but the end of a line is between a comment and what begins at an offset.
  private func isRightBefore(_ start: Int, _ comment: Range<Int>) -> Bool {
    let between = source.utf8[comment.upperBound..<start]
    return between.allSatisfy(isXMLSpace) && between.count { $0 == UInt8(ascii: "\n") } <= 1
  }

  private func fault(_ message: String, _ bytes: Range<Int>, _ hints: String...) -> ContentError {
    var fault = ContentError(message, at: SourceRange(file: source, bytes: bytes))
    fault.diagnostic.hints = hints
    return fault
  }

  private func half(_ start: Int) -> ContentError {
    fault("unpaired surrogate", start..<offset, "two surrogates make a character")
  }

  private func missingSemicolon(after key: String) -> ContentError {
    guard offset < source.utf8.count else {
      return fault("missing ; after the value of \(quoted(key))", offset..<offset, "write \"key\" = \"value\";")
    }
    return fault("missing ;", character, "end the value of \(quoted(key)) with ;")
  }

  private var character: Range<Int> {
    let length = max(1, UTF8Sequence.length(at: offset, in: source.utf8))
    return offset..<min(offset + length, source.utf8.count)
  }

  private func unexpected(_ wanted: String) -> ContentError {
    guard offset < source.utf8.count else {
      return fault("the file ends where \(wanted) is expected", offset..<offset)
    }
    if source.utf8[offset] == 0 { return fault("the character U+0000 is not allowed", character, "remove it") }
    return fault(
      "unexpected \(quoted(String(decoding: source.utf8[character], as: UTF8.self)))", character,
      "expected \(wanted), as in \"key\" = \"value\";")
  }
}
