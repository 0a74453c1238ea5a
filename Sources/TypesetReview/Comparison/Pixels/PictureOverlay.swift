import Typeset

/// Two pictures laid over each other, top on top, and start on start where they are of different width.
struct PictureOverlay {

  /// The picture as it was.
  let expected: Bitmap
  /// The picture as it is.
  let actual: Bitmap
  /// Pixels from left to right of both together.
  let width: Int
  /// Pixels from top to bottom of both together.
  let height: Int
  /// The columns of the expected picture.
  let expectedColumns: Range<Int>
  /// The columns of the actual picture.
  let actualColumns: Range<Int>

  /// Lays two pictures over each other; reading starts at the right where the direction is right to left.
  init(_ expected: Bitmap, _ actual: Bitmap, direction: Direction) {
    self.expected = expected
    self.actual = actual
    let width = max(expected.width, actual.width)
    self.width = width
    height = max(expected.height, actual.height)
    func columns(_ picture: Bitmap) -> Range<Int> {
      let start = direction == .rightToLeft ? width - picture.width : 0
      return start..<(start + picture.width)
    }
    expectedColumns = columns(expected)
    actualColumns = columns(actual)
  }

  /// The columns that both pictures have.
  var sharedColumns: Range<Int> { expectedColumns.clamped(to: actualColumns) }

  /// The rows that both pictures have.
  var sharedRows: Range<Int> { 0..<min(expected.height, actual.height) }

  /// The parts of a row that one picture alone has.
  func unsharedColumns(in row: Int) -> [Range<Int>] {
    let (first, second) = (
      row < expected.height ? expectedColumns : 0..<0, row < actual.height ? actualColumns : 0..<0
    )
    guard !first.isEmpty, !second.isEmpty else { return [first, second].filter { !$0.isEmpty } }
    let shared = first.clamped(to: second)
    let all = min(first.lowerBound, second.lowerBound)..<max(first.upperBound, second.upperBound)
    return [all.lowerBound..<shared.lowerBound, shared.upperBound..<all.upperBound].filter { !$0.isEmpty }
  }

  /// The expected pixel in a column that both pictures have, of a row that both have.
  @inline(__always) func expectedIndex(_ x: Int, _ y: Int) -> Int {
    y * expected.width + x - expectedColumns.lowerBound
  }

  /// The actual pixel in a column that both pictures have, of a row that both have.
  @inline(__always) func actualIndex(_ x: Int, _ y: Int) -> Int { y * actual.width + x - actualColumns.lowerBound }
}
