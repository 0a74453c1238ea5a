/// Shaped text in one font, script, language and direction, in font units.
///
/// Glyphs are in order from left to right in both directions; clusters are UTF-16 offsets from the start of the range, so they
/// descend in right-to-left text. It has no size: one shaped word fits every size.
package final class ShapedText: Sendable {
  /// The glyphs from left to right.
  package let glyphs: [ShapedGlyph]
  /// The sum of the advances, in font units.
  package let advance: Int
  /// The sum of the advances of the blanks (U+0020) at the end of the text, in font units.
  let blankAdvance: Int
  /// How many UTF-16 units were shaped.
  package let length: Int
  /// Whether its glyphs ascend.
  let isAscending: Bool

  /// Creates a shaped text whose last `blankCount` units are blanks.
  init(glyphs: [ShapedGlyph], length: Int, blankCount: Int = 0) {
    self.glyphs = glyphs
    self.length = length
    let visibleLength = length - blankCount
    var (advance, blankAdvance) = (0, 0)
    for glyph in glyphs {
      advance += Int(glyph.advance)
      if glyph.cluster >= visibleLength { blankAdvance += Int(glyph.advance) }
    }
    (self.advance, self.blankAdvance) = (advance, blankAdvance)
    isAscending = glyphs.isAscending
  }
}

/// One glyph, in font units, y upwards.
package struct ShapedGlyph: Sendable {
  /// The index in the font.
  package var id: UInt32
  /// The UTF-16 offset of its cluster from the start of the stretch.
  package var cluster: UInt32
  /// How far the pen moves to the right.
  package var advance: Int32
  /// How far it is drawn to the right of the pen.
  package var xOffset: Int32
  /// How far it is drawn above the pen.
  package var yOffset: Int32
  /// Whether cutting the text before its cluster needs both parts shaped again.
  package var isUnsafeToBreak: Bool
}

extension Sequence<ShapedGlyph> {
  /// Whether every glyph begins a cluster behind that of the glyph on its left.
  var isAscending: Bool {
    var last = -1
    for glyph in self {
      guard Int(glyph.cluster) > last else { return false }
      last = Int(glyph.cluster)
    }
    return true
  }
}
