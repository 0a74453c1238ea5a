/// Glyphs of one font, size and colour on a line.
public struct RunRecord: Hashable, Sendable {
  /// A glyph in its place.
  public struct Glyph: Hashable, Sendable {
    /// The index in the font.
    public var id: UInt32
    /// How far it stands to the right of the run's start.
    public var x: Double
    /// How far it stands above the baseline.
    public var rise: Double
  }

  /// The text in logical order.
  public var text: String
  /// The family of the font.
  public var font: String
  /// The weight of the font, 1…1000.
  public var weight: Int
  /// Whether the font is italic.
  public var isItalic = false
  /// The first 12 digits of the SHA-256 of the font's file.
  public var fontChecksum: String
  /// Which face of the file it is, from 0.
  public var face = 0
  /// The size, balance included.
  public var size: Double
  /// The points that R023 added to the size.
  public var balance = 0.0
  /// The colour of the text.
  public var color: Color
  /// The direction in which it is read.
  public var direction: Direction
  /// The script, an ISO 15924 code.
  public var script: String
  /// The language, a BCP 47 tag.
  public var language: String
  /// Where it starts at the left, on the page.
  public var x: Double
  /// Its baseline, on the page.
  public var baseline: Double
  /// The extent of its advances.
  public var width: Double
  /// The `id` of the inline element that holds it; nil where the block does.
  public var element: String?
  /// Outside of this part of the page nothing of it is drawn; nil where nothing but its line bounds it.
  public var clip: Rect?
  /// Its glyphs from left to right.
  public var glyphs: [Glyph] = []
}
