/// Where a row and those around it are the same in both pictures.
///
/// Only a pixel with such neighbours can be antialiased. One look at three whole rows saves a look at eight neighbours of each pixel
/// where pictures have nothing in common.
final class EqualNeighbors {
  /// One for every column and one more at each end: whether one of three pixels, one below another, is the same in both pictures.
  private let columns: UnsafeMutablePointer<UInt8>
  private let overlay: PictureOverlay

  /// Prepares for rows of an overlay, with no neighbours yet.
  init(_ overlay: PictureOverlay) {
    self.overlay = overlay
    columns = .allocate(capacity: overlay.width + 2)
    columns.initialize(repeating: 0, count: overlay.width + 2)
  }

  deinit { columns.deallocate() }

  /// Looks at a row that both pictures have, and at those above and below it; gives false where one of them is missing.
  func look(at row: Int) -> Bool {
    guard row > 0, row + 1 < overlay.sharedRows.upperBound else { return false }
    let shared = overlay.sharedColumns
    let target = columns + shared.lowerBound + 1
    let (step, otherStep) = (overlay.expected.width, overlay.actual.width)
    let one = overlay.expected.pixels + overlay.expectedIndex(shared.lowerBound, row)
    let other = overlay.actual.pixels + overlay.actualIndex(shared.lowerBound, row)
    let (above, otherAbove, below, otherBelow) = (one - step, other - otherStep, one + step, other + otherStep)
    for index in 0..<shared.count {
      let isEqual: UInt8 = one[index] == other[index] ? 1 : 0
      let isEqualAbove: UInt8 = above[index] == otherAbove[index] ? 1 : 0
      let isEqualBelow: UInt8 = below[index] == otherBelow[index] ? 1 : 0
      target[index] = isEqual | isEqualAbove | isEqualBelow
    }
    return true
  }

  /// Whether a pixel of the row that was looked at has a neighbour that is the same in both pictures.
  @inline(__always) func exist(around column: Int) -> Bool {
    columns[column] | columns[column + 1] | columns[column + 2] != 0
  }
}
