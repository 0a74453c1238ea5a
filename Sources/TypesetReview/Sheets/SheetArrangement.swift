import Typeset

/// The axes of the columns, rows and sections of a sheet.
struct SheetArrangement {
  /// The axis of the rows; nil if there is one row.
  let rows: SheetAxis?
  /// The axis of the columns; nil if there is one column.
  let columns: SheetAxis?
  /// What differs from section to section, the slowest first.
  let sections: [SheetAxis]
  /// Every axis on which renderings of one document differ, and `document` if there are several.
  let varying: [SheetAxis]

  /// The axes that no head of a row or a column names.
  var unnamed: Set<SheetAxis> { Set(varying.filter { $0 != rows && $0 != columns }) }

  /// Arranges cells as requested, and chooses axes that are not.
  ///
  /// Columns show locales, or the axis with the most values whose pictures fit in `width`; rows the next one. A
  /// mirrored panel needs both directions in one row, so the direction takes precedence over the locale.
  init(of cells: [SheetCell], request: SheetOptions, width: Double) {
    let varying = SheetAxis.all.filter { Self.varies($0, among: cells) }
    func choose(besides taken: SheetAxis?, isAcross: Bool) -> SheetAxis? {
      let free = varying.filter { $0 != taken }
      let first: [SheetAxis] =
        isAcross && request.mirrors ? [.variant(.direction), .variant(.locale)] : [.variant(.locale)]
      if let axis = first.first(where: free.contains) { return axis }
      let ranked = free.map { axis in (axis: axis, count: Set(cells.map { $0.key(axis) }).count) }
        .sorted { ($1.count, $0.axis.rank) < ($0.count, $1.axis.rank) }
      let fitting = ranked.first { !isAcross || Self.width(of: $0.axis, among: cells) <= width }
      return (fitting ?? ranked.first)?.axis
    }
    let columns = request.columns ?? choose(besides: request.rows, isAcross: true)
    let rows = request.rows ?? choose(besides: columns, isAcross: false)
    self.columns = columns
    self.rows = rows
    self.varying = varying
    sections = varying.filter { $0 != rows && $0 != columns }
  }

  /// Whether renderings of one document differ on an axis; the direction of a locale is not a separate difference.
  private static func varies(_ axis: SheetAxis, among cells: [SheetCell]) -> Bool {
    var known: [[SheetCell.Key]: SheetCell.Key] = [:]
    for cell in cells {
      var owner: [SheetCell.Key] = axis == .document ? [] : [cell.key(.document)]
      if axis == .variant(.direction) { owner.append(cell.key(.variant(.locale))) }
      let key = cell.key(axis)
      if known.updateValue(key, forKey: owner).map({ $0 != key }) == true { return true }
    }
    return false
  }

  /// The width of the pictures of all values beside each other, in points.
  private static func width(of axis: SheetAxis, among cells: [SheetCell]) -> Double {
    var widths: [SheetCell.Key: Double] = [:]
    for cell in cells { widths[cell.key(axis)] = max(widths[cell.key(axis)] ?? 0, cell.size.width) }
    return widths.values.reduce(-SheetMetrics.columnGap) {
      $0 + max($1, SheetMetrics.leastColumn) + SheetMetrics.columnGap
    }
  }
}

extension SheetAxis {
  /// Its place among axes with as many values: what changes a picture most comes first.
  fileprivate var rank: Int {
    let order: [SheetAxis] = [
      .variant(.locale), .variant(.device), .variant(.textSize), .variant(.orientation), .variant(.split),
      .variant(.appearance), .variant(.contrast), .variant(.setting), .variant(.direction), .canvas, .document,
    ]
    return order.firstIndex(of: self) ?? order.count
  }
}

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
  /// The distance between two strips of a long narrow grid.
  static let stripGap = 56.0
  /// The distance between a heading and the content below it.
  static let headGap = 10.0
  /// The distance of a caption from its picture.
  static let captionGap = 8.0
  /// How many times as high as wide a grid may be before it is put into strips.
  static let tallest = 3.0
  /// How wide the room for pictures is on the widest page.
  static let contentWidth = pageWidth - 2 * margin
}
