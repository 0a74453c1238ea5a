/// The measures of a face, in font units, y upwards.
package struct FontMetrics: Hashable, Sendable {
  /// Font units in an em.
  package var unitsPerEm: Int
  /// How far lines reach above the baseline; positive.
  package var ascent: Int
  /// How far lines reach below the baseline; positive.
  package var descent: Int
  /// The middle of the underline above the baseline; usually negative.
  package var underlinePosition: Int
  /// The thickness of the underline.
  package var underlineThickness: Int
  /// The middle of the strike-through line above the baseline.
  package var strikeoutPosition: Int
  /// The thickness of the strike-through line.
  package var strikeoutThickness: Int
  /// The height of capital letters.
  package var capHeight: Int
  /// The height of small letters without ascenders.
  package var xHeight: Int
}
