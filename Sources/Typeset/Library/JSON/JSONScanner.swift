/// Reads JSON (RFC 8259) from start to end, one value at a time, with the place of each.
///
/// Foundation's readers report no place in a broken catalog, and build the whole tree of a file of which a rendering
/// needs one language. This reader skips unneeded values, and still validates them.
package struct JSONScanner {
  /// The text, in UTF-8.
  package let source: SourceFile
  /// The offset of the next byte.
  package private(set) var offset = 0
  private var depth = 0

  /// The greatest nesting of lists and objects.
  private static let greatestDepth = 128

  /// What a value can be.
  package enum Kind: String {
    case object = "an object"
    case array = "a list"
    case string = "a string"
    case number = "a number"
    case word = "true, false or null"
  }

  /// An object whose members are being read.
  package struct Object {
    /// Its start.
    fileprivate let start: Int
    /// Whether a key may be given twice.
    fileprivate let allowsTwins: Bool
    /// The stretches of the keys so far, with their quotes.
    fileprivate var keys: [Range<Int>] = []
    /// The keys so far, once they are many.
    fileprivate var manyKeys: Set<ArraySlice<UInt8>> = []

    /// The stretch of the key that was read last, with its quotes; nothing before the first.
    package var key: Range<Int> { keys.last ?? start..<start }
  }

  /// A list whose values are being read.
  package struct List {
    /// Its start.
    fileprivate let start: Int
    fileprivate var isFirst = true
  }

  /// Starts at the first value of a text.
  package init(_ source: SourceFile) throws(ContentError) {
    self.source = source
    skipBlanks()
    if offset == source.utf8.count { throw fault("the file is empty", offset..<offset) }
  }

  /// The kind of the next value.
  package func kind() throws(ContentError) -> Kind {
    switch byte {
    case UInt8(ascii: "{"): return .object
    case UInt8(ascii: "["): return .array
    case UInt8(ascii: "\""): return .string
    case UInt8(ascii: "-"), 0x30...0x39: return .number
    case UInt8(ascii: "t"), UInt8(ascii: "f"), UInt8(ascii: "n"): return .word
    default: throw unexpected("a value")
    }
  }

  /// Enters an object; `noun` names it in messages. A key that is given twice is an error unless twins are allowed.
  package mutating func enterObject(_ noun: String, allowsTwins: Bool = false) throws(ContentError) -> Object {
    try expect(.object, noun)
    return Object(start: try enter(), allowsTwins: allowsTwins)
  }

  /// The key of the next member, whose value the scanner reads next; nil at the end of the object.
  package mutating func nextKey(in object: inout Object) throws(ContentError) -> String? {
    skipBlanks()
    if byte == UInt8(ascii: "}"), object.keys.isEmpty { return leave() }
    if !object.keys.isEmpty {
      if byte == UInt8(ascii: "}") { return leave() }
      guard byte == UInt8(ascii: ",") else { throw missingComma(orEnd: "}", of: object.start) }
      let comma = offset
      offset += 1
      skipBlanks()
      if byte == UInt8(ascii: "}") { throw trailingComma(comma) }
    }
    guard byte == UInt8(ascii: "\"") else { throw unexpected("a key in quotes", openedAt: object.start) }
    let start = offset
    let key = try string()
    try note(start..<offset, in: &object, key)
    skipBlanks()
    guard byte == UInt8(ascii: ":") else { throw unexpected("a colon after the key") }
    offset += 1
    skipBlanks()
    return key
  }

  /// Enters a list; `noun` names it in messages.
  package mutating func enterList(_ noun: String) throws(ContentError) -> List {
    try expect(.array, noun)
    return List(start: try enter())
  }

  /// Whether another value of a list follows, which the scanner reads next.
  package mutating func nextValue(in list: inout List) throws(ContentError) -> Bool {
    skipBlanks()
    if byte == UInt8(ascii: "]") { return leave() != nil }
    if !list.isFirst {
      guard byte == UInt8(ascii: ",") else { throw missingComma(orEnd: "]", of: list.start) }
      let comma = offset
      offset += 1
      skipBlanks()
      if byte == UInt8(ascii: "]") { throw trailingComma(comma) }
    }
    list.isFirst = false
    return true
  }

  /// Reads a string; `noun` names it in messages.
  package mutating func text(_ noun: String) throws(ContentError) -> String {
    try expect(.string, noun)
    return try string()
  }

  /// Reads `true` or `false`; `noun` names it in messages.
  package mutating func flag(_ noun: String) throws(ContentError) -> Bool {
    try expect(.word, noun)
    let start = offset
    let word = try self.word()
    guard word != "null" else { throw fault("\(noun) must be true or false", start..<offset) }
    return word == "true"
  }

  /// Reads a whole number within limits; `noun` names it in messages.
  package mutating func integer(_ noun: String, in limits: ClosedRange<Int>) throws(ContentError) -> Int {
    try expect(.number, noun)
    let start = offset
    try skipNumber()
    guard let value = Int(String(decoding: source.utf8[start..<offset], as: UTF8.self)), limits.contains(value) else {
      throw fault("\(noun) must be a whole number from \(limits.lowerBound) to \(limits.upperBound)", start..<offset)
    }
    return value
  }

  /// Skips a value of any kind.
  package mutating func skip() throws(ContentError) {
    switch try kind() {
    case .string: _ = try skipString()
    case .number: try skipNumber()
    case .word: _ = try word()
    case .object:
      var object = try enterObject("")
      while try nextKey(in: &object) != nil { try skip() }
    case .array:
      var list = try enterList("")
      while try nextValue(in: &list) { try skip() }
    }
  }

  /// Makes sure that nothing follows.
  package mutating func finish() throws(ContentError) {
    skipBlanks()
    if offset < source.utf8.count { throw fault("unexpected content after the end of the object", character) }
  }

  /// A fault of a stretch of the text.
  package func fault(_ message: String, _ bytes: Range<Int>, _ hints: String...) -> ContentError {
    var fault = ContentError(message, at: SourceRange(file: source, bytes: bytes))
    fault.diagnostic.hints = hints
    return fault
  }
}

// The steps.
extension JSONScanner {
  /// The byte that is read next; 0 at the end, and a zero is never valid.
  private var byte: UInt8 { offset < source.utf8.count ? source.utf8[offset] : 0 }

  private static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 }

  private mutating func skipBlanks() {
    while offset < source.utf8.count, Self.isBlank(source.utf8[offset]) { offset += 1 }
  }

  private mutating func enter() throws(ContentError) -> Int {
    depth += 1
    if depth > Self.greatestDepth {
      throw fault("objects and lists are nested more than \(Self.greatestDepth) deep", offset..<offset + 1)
    }
    offset += 1
    return offset - 1
  }

  private mutating func leave() -> String? {
    depth -= 1
    offset += 1
    return nil
  }

  private func expect(_ kind: Kind, _ noun: String) throws(ContentError) {
    let found = try self.kind()
    if found != kind { throw fault("\(noun) must be \(kind.rawValue), not \(found.rawValue)", character) }
  }

  private mutating func note(_ key: Range<Int>, in object: inout Object, _ text: String) throws(ContentError) {
    let bytes = source.utf8
    let isTaken: Bool
    if object.allowsTwins {
      isTaken = false
    } else if object.keys.count < 16 {
      isTaken = object.keys.contains { bytes[$0].elementsEqual(bytes[key]) }
    } else {
      if object.manyKeys.isEmpty { object.manyKeys = Set(object.keys.map { bytes[$0] }) }
      isTaken = !object.manyKeys.insert(bytes[key]).inserted
    }
    if isTaken { throw fault("duplicate key \(quoted(text))", key, "remove one of them") }
    object.keys.append(key)
  }

  private mutating func word() throws(ContentError) -> String {
    for word in ["true", "false", "null"] where source.utf8[offset...].starts(with: word.utf8) {
      offset += word.utf8.count
      return word
    }
    throw unexpected("a value")
  }

  /// Reads a number without taking its value (section 6).
  private mutating func skipNumber() throws(ContentError) {
    func isDigit(_ byte: UInt8) -> Bool { byte >= 0x30 && byte <= 0x39 }
    let start = offset
    if byte == UInt8(ascii: "-") { offset += 1 }
    let first = offset
    while isDigit(byte) { offset += 1 }
    var isValid = offset > first && (source.utf8[first] != 0x30 || offset == first + 1)
    if byte == UInt8(ascii: ".") {
      offset += 1
      let first = offset
      while isDigit(byte) { offset += 1 }
      isValid = isValid && offset > first
    }
    if byte == UInt8(ascii: "e") || byte == UInt8(ascii: "E") {
      offset += 1
      if byte == UInt8(ascii: "-") || byte == UInt8(ascii: "+") { offset += 1 }
      let first = offset
      while isDigit(byte) { offset += 1 }
      isValid = isValid && offset > first
    }
    if !isValid { throw fault("invalid number", start..<max(offset, start + 1)) }
  }

  /// Skips a string; returns the range between its quotes, and whether it has escapes.
  private mutating func skipString() throws(ContentError) -> (bytes: Range<Int>, hasEscapes: Bool) {
    let start = offset
    var hasEscapes = false
    let bytes = source.utf8
    var end = start + 1
    while end < bytes.count, bytes[end] != UInt8(ascii: "\""), bytes[end] >= 0x20 {
      if bytes[end] == UInt8(ascii: "\\") {
        hasEscapes = true
        end += 1
      }
      end += 1
    }
    end = min(end, bytes.count)
    guard end < source.utf8.count else {
      throw fault("the file ends inside a string", start..<start + 1, "close the string that begins here with \"")
    }
    if source.utf8[end] != UInt8(ascii: "\"") {
      let name = Unicode.Scalar(source.utf8[end]).codePoint
      let hint = source.utf8[end] == UInt8(ascii: "\n") ? "write \\n, or close the string with \"" : "remove it"
      throw fault("the character \(name) is not allowed in a string", end..<end + 1, hint)
    }
    offset = end + 1
    return (start + 1..<end, hasEscapes)
  }

  private mutating func string() throws(ContentError) -> String {
    let (bytes, hasEscapes) = try skipString()
    guard hasEscapes else { return String(decoding: source.utf8[bytes], as: UTF8.self) }
    return try unescaped(bytes)
  }

  /// A text with its escapes replaced (section 7).
  private func unescaped(_ range: Range<Int>) throws(ContentError) -> String {
    let bytes = source.utf8
    var result: [UInt8] = []
    result.reserveCapacity(range.count)
    var offset = range.lowerBound
    func hexadecimal(_ start: Int) -> UInt32? {
      guard start + 4 <= range.upperBound else { return nil }
      var value: UInt32 = 0
      for byte in bytes[start..<start + 4] {
        guard let digit = byte.hexadecimalDigit else { return nil }
        value = value << 4 | UInt32(digit)
      }
      return value
    }
    while offset < range.upperBound {
      guard bytes[offset] == UInt8(ascii: "\\") else {
        result.append(bytes[offset])
        offset += 1
        continue
      }
      let escape = bytes[offset + 1]
      if let plain = Self.escapes[escape] {
        result.append(plain)
        offset += 2
        continue
      }
      guard escape == UInt8(ascii: "u"), var code = hexadecimal(offset + 2) else {
        throw fault(
          "unknown escape sequence", offset..<min(offset + 2, range.upperBound), "write \\\\ for a backslash")
      }
      var length = 6
      if code >> 10 == 0xD800 >> 10, bytes[min(offset + 6, range.upperBound)] == UInt8(ascii: "\\"),
        bytes[min(offset + 7, range.upperBound)] == UInt8(ascii: "u"), let second = hexadecimal(offset + 8),
        second >> 10 == 0xDC00 >> 10
      {
        code = 0x10000 + (code & 0x3FF) << 10 + (second & 0x3FF)
        length = 12
      }
      guard let scalar = Unicode.Scalar(code) else {
        throw fault(
          "unpaired surrogate", offset..<offset + 6, "two surrogates make a character")
      }
      result.append(contentsOf: UTF8.encode(scalar)!)
      offset += length
    }
    return String(decoding: result, as: UTF8.self)
  }

  private static let escapes: [UInt8: UInt8] = [
    UInt8(ascii: "\""): UInt8(ascii: "\""), UInt8(ascii: "\\"): UInt8(ascii: "\\"),
    UInt8(ascii: "/"): UInt8(ascii: "/"),
    UInt8(ascii: "b"): 0x08, UInt8(ascii: "f"): 0x0C, UInt8(ascii: "n"): 0x0A, UInt8(ascii: "r"): 0x0D,
    UInt8(ascii: "t"): 0x09,
  ]
}

// Errors.
extension JSONScanner {
  /// The character that is read next; nothing at the end.
  private var character: Range<Int> {
    let length = max(1, UTF8Sequence.length(at: offset, in: source.utf8))
    return offset..<min(offset + length, source.utf8.count)
  }

  private func line(_ offset: Int) -> Int { source.position(at: offset).line }

  private func unexpected(_ wanted: String, openedAt start: Int? = nil) -> ContentError {
    guard offset < source.utf8.count else {
      let hint = start.map { "opened in line \(line($0))" } ?? "the end of the file is missing"
      return fault("the file ends where \(wanted) is expected", offset..<offset, hint)
    }
    if source.utf8[offset] == 0 { return fault("the character U+0000 is not allowed", character, "remove it") }
    let hint = source.utf8[offset] == UInt8(ascii: "/") ? "JSON has no comments" : "expected \(wanted)"
    return fault(
      "unexpected \(quoted(String(decoding: source.utf8[character], as: UTF8.self)))", character, hint)
  }

  private func missingComma(orEnd end: String, of start: Int) -> ContentError {
    if offset >= source.utf8.count || source.utf8[offset] == 0 {
      return unexpected("a comma or \(end)", openedAt: start)
    }
    return fault(
      "missing comma or \(end)", character,
      "the \(end == "}" ? "object" : "list") begins in line \(line(start))")
  }

  private func trailingComma(_ offset: Int) -> ContentError {
    fault("unexpected comma at the end", offset..<offset + 1, "remove it")
  }
}
