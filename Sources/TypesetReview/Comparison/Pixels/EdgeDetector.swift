import Typeset

/// Determines whether a pixel differs only because an edge was smoothed differently.
///
/// As in V. Vyšniauskas, "Anti-aliased Pixel and Intensity Slope Detector" (Electronics and Electrical Engineering 7(95), 2009), an
/// edge pixel is recognized by its neighbours: one side is darker, the other lighter. Further conditions apply, since a change
/// mistaken for antialiasing is worse than reported antialiasing:
///
/// - Both sides are flat and unchanged: the darkest and the lightest neighbour are the same in both pictures, and so are
///   at least three neighbours of each.
/// - In both pictures, every channel of the pixel lies between those of the two sides.
/// - The pixel does not change from one side all the way to the other.
/// - The pixel is not part of a straight line that changed as a whole, like a recoloured hairline.
struct EdgeDetector {
  /// Equal pixels in a row that make a line.
  private static let lineLength = 7
  /// Equal neighbours that make an area flat.
  private static let flatNeighbors = 3

  /// The address of column 0 of the overlay in the first row; valid while the pictures exist.
  private let expected: UnsafePointer<UInt32>
  private let actual: UnsafePointer<UInt32>
  private let expectedStride: Int
  private let actualStride: Int
  private let columns: Range<Int>
  private let rows: Range<Int>

  init(_ overlay: PictureOverlay) {
    expected = UnsafePointer(overlay.expected.pixels) - overlay.expectedColumns.lowerBound
    actual = UnsafePointer(overlay.actual.pixels) - overlay.actualColumns.lowerBound
    (expectedStride, actualStride) = (overlay.expected.width, overlay.actual.width)
    (columns, rows) = (overlay.sharedColumns, overlay.sharedRows)
  }

  /// Whether the difference of a pixel is one of smoothing; false at the border of the pictures.
  func isAntialiased(_ x: Int, _ y: Int) -> Bool {
    guard x > columns.lowerBound, x + 1 < columns.upperBound, y > 0, y + 1 < rows.upperBound else { return false }
    let (place, otherPlace) = (y * expectedStride + x, y * actualStride + x)
    var (darkest, lightest) = (Int.max, Int.min)
    var (dark, light) = (UInt32(0), UInt32(0))
    let (one, other) = (expected + place, actual + otherPlace)
    // Written out, since it is done for every pixel that differs.
    func look(at near: Int, _ otherNear: Int) {
      let pixel = one[near]
      guard pixel == other[otherNear] else { return }
      let luma = pixel.luma
      if luma < darkest { (darkest, dark) = (luma, pixel) }
      if luma > lightest { (lightest, light) = (luma, pixel) }
    }
    look(at: -1, -1)
    look(at: 1, 1)
    look(at: -expectedStride - 1, -actualStride - 1)
    look(at: -expectedStride, -actualStride)
    look(at: -expectedStride + 1, -actualStride + 1)
    look(at: expectedStride - 1, actualStride - 1)
    look(at: expectedStride, actualStride)
    look(at: expectedStride + 1, actualStride + 1)
    guard darkest < lightest else { return false }
    let (before, after) = (expected[place], actual[otherPlace])
    guard Self.isBetween(before, dark, light), Self.isBetween(after, dark, light) else { return false }
    let isFlipped = before == dark && after == light || before == light && after == dark
    return !isFlipped && isFlat(dark, around: x, y) && isFlat(light, around: x, y) && !isLine(x, y)
  }

  /// Whether every channel of a pixel lies between those of two others.
  private static func isBetween(_ pixel: UInt32, _ first: UInt32, _ second: UInt32) -> Bool {
    func holds(_ value: UInt8, _ one: UInt8, _ other: UInt8) -> Bool {
      min(one, other) <= value && value <= max(one, other)
    }
    return holds(pixel.red, first.red, second.red) && holds(pixel.green, first.green, second.green)
      && holds(pixel.blue, first.blue, second.blue) && holds(pixel.alpha, first.alpha, second.alpha)
  }

  /// Whether one of the neighbours with this colour in both pictures is in an area of it.
  private func isFlat(_ color: UInt32, around x: Int, _ y: Int) -> Bool {
    for row in (y - 1)...(y + 1) {
      for column in (x - 1)...(x + 1) where has(color, column, row) {
        var count = 0
        for near in max(row - 1, 0)...min(row + 1, rows.upperBound - 1) {
          for beside in max(column - 1, columns.lowerBound)...min(column + 1, columns.upperBound - 1)
          where (near != row || beside != column) && has(color, beside, near) { count += 1 }
        }
        if count >= Self.flatNeighbors { return true }
      }
    }
    return false
  }

  private func has(_ color: UInt32, _ x: Int, _ y: Int) -> Bool {
    expected[y * expectedStride + x] == color && actual[y * actualStride + x] == color
  }

  /// Whether the pixel is in a straight line with a single colour in each picture.
  private func isLine(_ x: Int, _ y: Int) -> Bool {
    isLine(x, y, across: 1, down: 0) || isLine(x, y, across: 0, down: 1)
  }

  private func isLine(_ x: Int, _ y: Int, across: Int, down: Int) -> Bool {
    let (before, after) = (expected[y * expectedStride + x], actual[y * actualStride + x])
    func reach(_ step: Int) -> Int {
      for count in 1..<Self.lineLength {
        let (column, row) = (x + across * step * count, y + down * step * count)
        guard columns.contains(column), rows.contains(row), expected[row * expectedStride + column] == before,
          actual[row * actualStride + column] == after
        else { return count - 1 }
      }
      return Self.lineLength - 1
    }
    return 1 + reach(1) + reach(-1) >= Self.lineLength
  }
}
