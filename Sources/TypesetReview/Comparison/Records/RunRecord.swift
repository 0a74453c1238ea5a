import Typeset

/// Glyphs of one font, size and colour on a line.
package struct RunRecord: Hashable, Sendable {
  /// A glyph in its place.
  package struct Glyph: Hashable, Sendable {
    /// The index in the font.
    package var id: UInt32
    /// How far it stands to the right of the run's start.
    package var x: Double
    /// How far it stands above the baseline.
    package var rise: Double
  }

  /// The text in logical order.
  package var text: String
  /// The family of the font.
  package var font: String
  /// The weight of the font, 1…1000.
  package var weight: Int
  /// Whether the font is italic.
  package var isItalic = false
  /// The first 12 digits of the SHA-256 of the font's file.
  package var fontChecksum: String
  /// Which face of the file it is, from 0.
  package var face = 0
  /// The size, balance included.
  package var size: Double
  /// The points that R023 added to the size.
  package var balance = 0.0
  /// The colour of the text.
  package var color: Color
  /// The direction in which it is read.
  package var direction: Direction
  /// The script, an ISO 15924 code.
  package var script: String
  /// The language, a BCP 47 tag.
  package var language: String
  /// Where it starts at the left, on the page.
  package var x: Double
  /// Its baseline, on the page.
  package var baseline: Double
  /// The extent of its advances.
  package var width: Double
  /// The `id` of the inline element that holds it; nil where the block does.
  package var element: String?
  /// Outside of this part of the page nothing of it is drawn; nil where nothing but its line bounds it.
  package var clip: Rect?
  /// Its glyphs from left to right.
  package var glyphs: [Glyph] = []
}
