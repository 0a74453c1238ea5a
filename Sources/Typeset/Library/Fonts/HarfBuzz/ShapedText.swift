/// Shaped text in one font, script, language and direction, in font units.
///
/// Glyphs are in order from left to right in both directions; clusters are UTF-16 offsets from the start of the range,
/// so they descend in right-to-left text. It has no size: one shaped word fits every size.
package struct ShapedText: Sendable {
  /// The measures and the glyphs.
  private let storage: ShapedStorage

  /// A text of `length` units, the last `blankCount` of which are blanks; `fill` appends its glyphs, at most
  /// `capacity`.
  init(capacity: Int, length: Int, blankCount: Int = 0, fill: (inout OutputSpan<ShapedGlyph>) -> Void) {
    storage = ShapedStorage(capacity: capacity, length: length, blankCount: blankCount, fill: fill)
  }

  /// A text of the glyphs in a list.
  package init(glyphs: [ShapedGlyph], length: Int, blankCount: Int = 0) {
    self.init(capacity: glyphs.count, length: length, blankCount: blankCount) { target in
      for glyph in glyphs { target.append(glyph) }
    }
  }

  /// Nothing.
  static let empty = ShapedText(glyphs: [], length: 0)

  /// The glyphs from left to right.
  package var glyphs: ShapedGlyphs { ShapedGlyphs(of: self) }
  /// The glyphs from left to right, where they are.
  package var glyphSpan: Span<ShapedGlyph> {
    @_lifetime(borrow self) get { storage.glyphs }
  }
  /// How many glyphs it has.
  package var glyphCount: Int { storage.measures.count }
  /// The sum of the advances, in font units.
  package var advance: Int { storage.measures.advance }
  /// The sum of the advances of the blanks (U+0020) at the end of the text, in font units.
  var blankAdvance: Int { storage.measures.blankAdvance }
  /// How many UTF-16 units were shaped.
  package var length: Int { storage.measures.length }
}

/// The glyphs of a shaped text, from left to right.
package struct ShapedGlyphs: RandomAccessCollection, Sendable {
  private let text: ShapedText

  fileprivate init(of text: ShapedText) { self.text = text }

  package var startIndex: Int { 0 }
  package var endIndex: Int { text.glyphCount }

  package subscript(index: Int) -> ShapedGlyph { text.glyphSpan[index] }
}

/// One glyph, in font units, y upwards.
package struct ShapedGlyph: Sendable {
  /// The index in the font.
  package var id: UInt32
  /// The cluster, and in the highest bit whether it is bound to the one before: one word less for each glyph that is
  /// kept.
  private var cut: UInt32
  /// How far the pen moves to the right.
  package var advance: Int32
  /// How far it is drawn to the right of the pen.
  package var xOffset: Int32
  /// How far it is drawn above the pen.
  package var yOffset: Int32

  private static let bound: UInt32 = 1 << 31

  /// A glyph of a cluster below 2³¹.
  package init(
    id: UInt32, cluster: UInt32, advance: Int32, xOffset: Int32, yOffset: Int32, isBoundToPrevious: Bool
  ) {
    self.id = id
    cut = cluster & ~Self.bound | (isBoundToPrevious ? Self.bound : 0)
    self.advance = advance
    self.xOffset = xOffset
    self.yOffset = yOffset
  }

  /// The UTF-16 offset of its cluster from the start of the stretch.
  package var cluster: UInt32 {
    get { cut & ~Self.bound }
    set { cut = cut & Self.bound | newValue & ~Self.bound }
  }

  /// Whether cutting the text before its cluster needs both parts shaped again.
  package var isBoundToPrevious: Bool { cut & Self.bound != 0 }
}
