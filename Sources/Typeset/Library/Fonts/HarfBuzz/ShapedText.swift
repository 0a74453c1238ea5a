/// What the shaper made of a stretch of text in one font, script, language and direction, in font units.
///
/// Glyphs stand from left to right whatever the direction; clusters are UTF-16 offsets from the start of the stretch, so they
/// descend in a right-to-left one. It holds no size: one shaped word serves every size.
public final class ShapedText: Sendable {
  /// The glyphs from left to right.
  public let glyphs: [ShapedGlyph]
  /// The sum of the advances, in font units.
  public let advance: Int
  /// How many UTF-16 units were shaped.
  public let length: Int

  init(glyphs: [ShapedGlyph], length: Int) {
    self.glyphs = glyphs
    self.length = length
    advance = glyphs.reduce(0) { $0 + Int($1.advance) }
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
