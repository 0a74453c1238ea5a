/// Where a row and those around it are the same in both pictures.
///
/// Only a pixel with such neighbours can be antialiased. One look at three whole rows saves a look at eight neighbours
/// of each pixel where pictures have nothing in common.
struct EqualNeighbors {
  /// One for every column and one more at each end: whether one of three pixels, one below another, is the same in both
  /// pictures.
  private var columns: [UInt8]
  /// For every column, whether the one for it or for a column beside it is set.
  private var near: [UInt8]
  private let overlay: PictureOverlay

  /// Prepares for rows of an overlay, with no neighbours yet.
  init(_ overlay: PictureOverlay) {
    self.overlay = overlay
    columns = Array(repeating: 0, count: overlay.width + 2)
    near = Array(repeating: 0, count: overlay.width)
  }

  /// Looks at a row that both pictures have, and at those above and below it; gives false where one of them is missing.
  mutating func look(at row: Int) -> Bool {
    let overlay = overlay
    guard row > 0, row + 1 < overlay.sharedRows.upperBound else { return false }
    let shared = overlay.sharedColumns
    let (expected, actual) = (overlay.expected.pixels.span, overlay.actual.pixels.span)
    let (above, otherAbove) = (
      expected.extracting(overlay.expectedRow(row - 1)), actual.extracting(overlay.actualRow(row - 1))
    )
    let (one, other) = (expected.extracting(overlay.expectedRow(row)), actual.extracting(overlay.actualRow(row)))
    let (below, otherBelow) = (
      expected.extracting(overlay.expectedRow(row + 1)), actual.extracting(overlay.actualRow(row + 1))
    )
    let start = shared.lowerBound + 1
    // Checked once, so that the loop checks nothing and takes many pixels at a time.
    let count = shared.count
    precondition(one.count == count && other.count == count && above.count == count && otherAbove.count == count)
    precondition(below.count == count && otherBelow.count == count && start >= 1 && start + count < columns.count)
    var target = columns.mutableSpan
    for index in 0..<count {
      let isEqual: UInt8 = one[index] == other[index] ? 1 : 0
      let isEqualAbove: UInt8 = above[index] == otherAbove[index] ? 1 : 0
      let isEqualBelow: UInt8 = below[index] == otherBelow[index] ? 1 : 0
      target[start &+ index] = isEqual | isEqualAbove | isEqualBelow
    }
    let columns = columns
    let row = columns.span
    var result = near.mutableSpan
    precondition(row.count == result.count + 2)
    for column in 0..<result.count { result[column] = row[column] | row[column &+ 1] | row[column &+ 2] }
    return true
  }

  /// Whether a pixel of the row that was looked at has a neighbour that is the same in both pictures.
  @inline(__always) func exist(around column: Int) -> Bool {
    near[column] != 0
  }
}
