/// Some of the glyphs of a face, a bit for each.
struct GlyphSet: Sendable {
  private var words: [UInt64]

  /// None of so many glyphs.
  init(glyphCount: Int) { words = Array(repeating: 0, count: (glyphCount + 63) / 64) }

  /// Whether it has no glyph.
  var isEmpty: Bool { words.allSatisfy { $0 == 0 } }

  /// Whether it has a glyph; false for those that the face does not have.
  func contains(_ glyph: Int) -> Bool {
    glyph / 64 < words.count && words[glyph / 64] >> UInt64(glyph % 64) & 1 != 0
  }

  /// Adds glyphs; those that the face does not have are left out.
  mutating func insert(_ glyphs: ClosedRange<Int>) {
    let end = min(glyphs.upperBound + 1, words.count * 64)
    guard glyphs.lowerBound < end else { return }
    for glyph in glyphs.lowerBound..<end { words[glyph / 64] |= 1 << UInt64(glyph % 64) }
  }

  /// Adds the glyphs of another set.
  mutating func formUnion(_ other: GlyphSet) {
    for index in words.indices { words[index] |= other.words[index] }
  }

  /// Removes the glyphs of another set.
  mutating func subtract(_ other: GlyphSet) {
    for index in words.indices { words[index] &= ~other.words[index] }
  }
}
