/// The measures of a face, in font units, y upwards.
public struct FontMetrics: Hashable, Sendable {
  /// Font units in an em.
  public var unitsPerEm: Int
  /// How far lines reach above the baseline; positive.
  public var ascent: Int
  /// How far lines reach below the baseline; positive.
  public var descent: Int
}
