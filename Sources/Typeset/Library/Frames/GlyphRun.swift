/// Glyphs of one font, size and colour on one baseline, in visual order.
package struct GlyphRun: Sendable {
  /// The left end of the baseline, in the enclosing coordinates.
  package var origin: Point
  /// The extent of its advances, in points.
  package var width: Double
  /// How its glyphs look.
  package var appearance: RunAppearance
  /// The direction in which its text is read.
  package var direction: Direction
  /// The resolved script, an ISO 15924 code.
  package var script: String
  /// The paragraph's text, which the clusters count in, as UTF-16.
  package var paragraph: [UInt16]
  /// The part of `paragraph` that it shows.
  package var range: Range<Int>
  /// Its pieces from left to right.
  package var pieces: ArraySlice<GlyphPiece>
  /// Whether no font has its text, and a box is drawn in its place.
  package var isMissing = false

  /// Creates a run.
  package init(
    origin: Point, width: Double, appearance: RunAppearance, direction: Direction, script: String,
    paragraph: [UInt16], range: Range<Int>, pieces: ArraySlice<GlyphPiece>
  ) {
    self.origin = origin
    self.width = width
    self.appearance = appearance
    self.direction = direction
    self.script = script
    self.paragraph = paragraph
    self.range = range
    self.pieces = pieces
  }

  /// The text of the run in logical order.
  package var text: String { String(utf16: paragraph[range]) }
}

/// How the glyphs of a run look.
package struct RunAppearance: Sendable {
  /// The face that draws them.
  package var font: Font
  /// The size in points, balance included.
  package var size: Double
  /// The points that R023 or R024 added to the size.
  package var balance: Double
  /// The colour.
  package var color: Color
  /// The language, a BCP 47 tag.
  package var language: String
  /// How the colours of glyphs that are pictures are seen (R149); nil for as they are.
  package var vision: ColorVision?

  /// Creates an appearance.
  package init(font: Font, size: Double, balance: Double = 0, color: Color, language: String) {
    self.font = font
    self.size = size
    self.balance = balance
    self.color = color
    self.language = language
  }
}

/// A shaped word, or a part of one.
///
/// Glyphs are in order from left to right; `ShapedText` counts clusters from 0, which is at `start` in the paragraph.
package struct GlyphPiece: Sendable {
  /// The shaped glyphs, shared by all occurrences of the word.
  package var shaped: ShapedText
  /// The range of its glyphs that are used.
  package var glyphs: Range<Int>
  /// The paragraph offset of its cluster 0, UTF-16.
  package var start: Int
  /// The part of the paragraph's text that these glyphs show, UTF-16.
  package var text: Range<Int>
  /// Its horizontal offset from the run's origin, in points.
  package var x: Double

  /// Creates a piece.
  package init(shaped: ShapedText, glyphs: Range<Int>, start: Int, text: Range<Int>, x: Double) {
    self.shaped = shaped
    self.glyphs = glyphs
    self.start = start
    self.text = text
    self.x = x
  }
}
