/// Reads a text in UTF-8 from start to end, from one sign of a syntax to the next.
struct SyntaxCursor {
  /// What has not been read.
  private(set) var rest: ArraySlice<UInt8>

  /// The longest name that is looked for, in bytes, so that what only looks like the start of one is not searched to the
  /// end of the text.
  static let longestName = 256

  /// Begins at the start of a text.
  init(_ text: String) { rest = Array(text.utf8)[...] }

  /// Begins at the start of characters in UTF-8.
  init(_ text: ArraySlice<UInt8>) { rest = text }

  /// Takes what precedes the next one of some signs in ASCII, which follows then; nil, without advancing, where none is.
  mutating func take(before signs: UInt8...) -> ArraySlice<UInt8>? {
    guard let index = rest.firstIndex(where: signs.contains) else { return nil }
    defer { rest = rest[index...] }
    return rest[..<index]
  }

  /// Takes a name and the sign that ends it; nil, without advancing, where it is too long or has no end.
  mutating func take(nameBefore sign: UInt8) -> ArraySlice<UInt8>? {
    guard let end = rest.prefix(Self.longestName + 1).firstIndex(of: sign) else { return nil }
    defer { rest = rest[(end + 1)...] }
    return rest[..<end]
  }

  /// Takes what precedes the next place of some characters, and these; nil, without advancing, where they are not.
  mutating func take(through characters: StaticString) -> ArraySlice<UInt8>? {
    guard let start = rest.firstIndex(of: characters) else { return nil }
    defer { rest = rest[(start + characters.utf8CodeUnitCount)...] }
    return rest[..<start]
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
  /// Where characters in ASCII begin first; nil where they are not.
  func firstIndex(of characters: StaticString) -> Int? {
    let wanted = Array("\(characters)".utf8)
    var start = startIndex
    while let index = self[start...].firstIndex(of: wanted[0]) {
      if self[index...].starts(with: wanted) { return index }
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

extension String {
  /// Whether characters in ASCII are in it.
  func hasCharacters(_ characters: StaticString) -> Bool { Array(utf8)[...].firstIndex(of: characters) != nil }
}
