/// The measures of the box that is drawn for a character no font has, per em.
enum MissingBox {
  /// How far the pen moves.
  static let advance = 0.62
  /// The height of the box above the baseline.
  static let height = 0.714
  /// The distance on both sides.
  static let margin = 0.06
  /// The width of its line.
  static let line = 0.05
}
