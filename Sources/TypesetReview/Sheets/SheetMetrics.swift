import Typeset

/// The distances and limits of a sheet, in points.
enum SheetMetrics {
  /// The widest that a page gets, but for a single picture that is wider.
  static let pageWidth = 5040.0
  /// The highest that a page gets, but for a single picture that is higher.
  static let pageHeight = 3600.0
  /// The least width of a page: room for title and legend.
  static let leastPageWidth = 560.0
  /// The distance of everything from the edges of a page.
  static let margin = 40.0
  /// The distance between two columns.
  static let columnGap = 28.0
  /// The least width of a column: room for its captions.
  static let leastColumn = 150.0
  /// The widest that the heads of rows get, at the left of them.
  static let rowHead = 170.0
  /// The distance between two rows.
  static let rowGap = 28.0
  /// The distance between two sections, and between title and pictures.
  static let sectionGap = 36.0
  /// The distance between two strips, in which a long narrow grid stands beside itself.
  static let stripGap = 56.0
  /// The distance of a head from what is below it.
  static let headGap = 10.0
  /// The distance of a caption from its picture.
  static let captionGap = 8.0
  /// How many times as high as wide a grid may be before it is put into strips.
  static let tallest = 3.0
  /// How wide the room for pictures is on the widest page.
  static let contentWidth = pageWidth - 2 * margin
}
