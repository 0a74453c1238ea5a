/// A stretch of rows of a picture of pixels.
struct PictureBand {
  /// The rows from the top of the picture.
  let rows: Range<Int>
  /// The rows that are drawn on: also those of items that must not be cut.
  let drawnRows: Range<Int>
  /// The width of the picture in pixels.
  let width: Int
  /// The heights outside of which an item colours none of the rows, in points.
  let reach: ClosedRange<Double>
  /// Whether nothing shows in the rows.
  let isBlank: Bool

  private let scale: Double

  /// Rows of a picture of `width` × `height` pixels, `scale` of them per point; `heights` are those of its items.
  init(rows: Range<Int>, width: Int, height: Int, scale: Double, _ heights: InkHeights) {
    self.rows = rows
    self.width = width
    self.scale = scale
    // What ends within a pixel of the rows may colour them.
    reach = (Double(rows.lowerBound) - 2) / scale...(Double(rows.upperBound) + 2) / scale
    isBlank = heights.areBlank(in: reach)
    guard let whole = heights.ofIndivisibleItems(in: reach) else {
      drawnRows = rows
      return
    }
    let first = max(0, (whole.lowerBound * scale).rounded(.down) - 2)
    let end = min(Double(height), (whole.upperBound * scale).rounded(.up) + 2)
    drawnRows = min(Int(first), rows.lowerBound)..<max(Int(end), rows.upperBound)
  }

  /// Whether an item must be kept from rows that are drawn on only for others.
  func cuts(_ item: InkHeights.Entry) -> Bool {
    guard !item.isIndivisible else { return false }
    return drawnRows.lowerBound < rows.lowerBound && item.top < (Double(rows.lowerBound) + 2) / scale
      || drawnRows.upperBound > rows.upperBound && item.bottom > (Double(rows.upperBound) - 2) / scale
  }
}
