/// Reads a text in UTF-8 from start to end, from one sign of a syntax to the next, in a time that grows with its length
/// alone.
struct SyntaxCursor {
  /// What has not been read.
  private(set) var rest: ArraySlice<UInt8>

  /// Begins at the start of a text.
  init(_ text: String) { rest = Array(text.utf8)[...] }

  /// Begins at the start of characters in UTF-8.
  init(_ text: ArraySlice<UInt8>) { rest = text }

  /// Takes what precedes the next place of a sign in ASCII, which follows then; nil, without advancing, where none is.
  mutating func take(before sign: UInt8) -> ArraySlice<UInt8>? {
    rest.firstIndex(of: sign).map { take(before: $0) }
  }

  /// Takes what precedes the next place of one of two signs.
  mutating func take(before first: UInt8, or second: UInt8) -> ArraySlice<UInt8>? {
    rest.firstIndex { $0 == first || $0 == second }.map { take(before: $0) }
  }

  private mutating func take(before index: Int) -> ArraySlice<UInt8> {
    defer { rest = rest[index...] }
    return rest[..<index]
  }

  /// Takes what precedes the next place of some characters, and these; nil, without advancing, where they are not.
  mutating func take(through characters: [UInt8]) -> ArraySlice<UInt8>? {
    guard let start = rest.firstIndex(of: characters) else { return nil }
    defer { rest = rest[(start + characters.count)...] }
    return rest[..<start]
  }

  /// Takes a name and the sign that ends it; nil, without advancing, where another sign comes first, one that begins
  /// names: what is looked through in vain is not looked through again.
  mutating func take(nameBefore end: UInt8, without start: UInt8) -> ArraySlice<UInt8>? {
    guard let index = rest.firstIndex(where: { $0 == end || $0 == start }), rest[index] == end else { return nil }
    defer { rest = rest[(index + 1)...] }
    return rest[..<index]
  }

  /// Takes bytes as long as a condition holds.
  mutating func take(while holds: (UInt8) -> Bool) -> ArraySlice<UInt8> {
    let taken = rest.prefix(while: holds)
    rest = rest[taken.endIndex...]
    return taken
  }

  /// Takes a sign in ASCII if it is next.
  mutating func take(_ sign: UInt8) -> Bool {
    guard rest.first == sign else { return false }
    rest = rest.dropFirst()
    return true
  }

  /// Takes the next byte; nil at the end.
  mutating func next() -> UInt8? { rest.popFirst() }

  /// Takes all that is left.
  mutating func takeRest() -> ArraySlice<UInt8> {
    defer { rest = rest[rest.endIndex...] }
    return rest
  }
}

extension ArraySlice<UInt8> {
  /// Where some characters begin first; nil where they are not.
  func firstIndex(of characters: [UInt8]) -> Int? {
    var start = startIndex
    while let index = self[start...].firstIndex(of: characters[0]) {
      if self[index...].starts(with: characters) { return index }
      start = index + 1
    }
    return nil
  }

  /// The bytes without blanks at both ends.
  var withoutBlanks: ArraySlice<UInt8> {
    let start = drop { Self.isBlank($0) }
    let end = start.lastIndex { !Self.isBlank($0) }.map { $0 + 1 } ?? start.startIndex
    return start[..<end]
  }

  private static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }
}
