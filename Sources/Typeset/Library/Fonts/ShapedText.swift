/// Shaped text in one font, script, language and direction, in font units.
///
/// Glyphs are in order from left to right in both directions; clusters are UTF-16 offsets from the start of the range, so they
/// descend in right-to-left text. It has no size: one shaped word fits every size.
public final class ShapedText: Sendable {
  /// The glyphs from left to right.
  public let glyphs: [ShapedGlyph]
  /// The sum of the advances, in font units.
  public let advance: Int
  /// How many UTF-16 units were shaped.
  public let length: Int
  /// Whether a position exists inside at which the stretch cannot be cut without shaping both parts again.
  public let hasUnsafeBreaks: Bool

  init(glyphs: [ShapedGlyph], length: Int) {
    self.glyphs = glyphs
    self.length = length
    advance = glyphs.reduce(0) { $0 + Int($1.advance) }
    hasUnsafeBreaks = glyphs.contains { $0.isUnsafeToBreak }
  }
}

/// One glyph, in font units, y upwards.
public struct ShapedGlyph: Sendable {
  /// The index in the font.
  public var id: UInt32
  /// The UTF-16 offset of its cluster from the start of the stretch.
  public var cluster: UInt32
  /// How far the pen moves to the right.
  public var advance: Int32
  /// How far it is drawn to the right of the pen.
  public var xOffset: Int32
  /// How far it is drawn above the pen.
  public var yOffset: Int32
  /// Whether cutting the text before its cluster needs both parts shaped again.
  public var isUnsafeToBreak: Bool
}
