/// The measures of a face, in font units, y upwards.
public struct FontMetrics: Hashable, Sendable {
  /// Font units in an em.
  public var unitsPerEm: Int
  /// How far lines reach above the baseline; positive.
  public var ascent: Int
  /// How far lines reach below the baseline; positive.
  public var descent: Int
  /// The middle of the underline above the baseline; usually negative.
  public var underlinePosition: Int
  /// The thickness of the underline.
  public var underlineThickness: Int
  /// The middle of the strike-through line above the baseline.
  public var strikeoutPosition: Int
  /// The thickness of the strike-through line.
  public var strikeoutThickness: Int
  /// The height of capital letters.
  public var capHeight: Int
  /// The height of small letters without ascenders.
  public var xHeight: Int
}
