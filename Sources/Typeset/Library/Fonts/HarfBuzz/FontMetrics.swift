/// The measures of a face, in font units, y upwards.
package struct FontMetrics: Hashable, Sendable {
  /// Font units in an em.
  package var unitsPerEm: Int
  /// How far lines reach above the baseline; positive.
  package var ascent: Int
  /// How far lines reach below the baseline; positive.
  package var descent: Int
}
