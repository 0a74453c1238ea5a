import Typeset

/// Determines whether a pixel differs only because an edge was smoothed differently.
///
/// As in V. Vyšniauskas, "Anti-aliased Pixel and Intensity Slope Detector" (Electronics and Electrical Engineering
/// 7(95), 2009), an edge pixel is recognized by its neighbours: one side is darker, the other lighter. Further
/// conditions apply, since a change mistaken for antialiasing is worse than reported antialiasing:
///
/// - Both sides are flat and unchanged: the darkest and the lightest neighbour are the same in both pictures, and so
///   are at least three neighbours of each.
/// - In both pictures, every channel of the pixel lies between those of the two sides.
/// - The pixel does not change from one side all the way to the other.
/// - The pixel is not part of a straight line that changed as a whole, like a recoloured hairline.
struct EdgeDetector {
  /// Equal pixels in a row that make a line.
  private static let lineLength = 7
  /// Equal neighbours that make an area flat.
  private static let flatNeighbors = 3

  private let overlay: PictureOverlay
  private let columns: Range<Int>
  private let rows: Range<Int>

  init(_ overlay: PictureOverlay) {
    self.overlay = overlay
    (columns, rows) = (overlay.sharedColumns, overlay.sharedRows)
  }

  /// Whether the difference of a pixel is one of smoothing; false at the border of the pictures.
  func isAntialiased(_ x: Int, _ y: Int) -> Bool {
    guard x > columns.lowerBound, x + 1 < columns.upperBound, y > 0, y + 1 < rows.upperBound else { return false }
    var (darkest, lightest) = (Int.max, Int.min)
    var (dark, light) = (UInt32(0), UInt32(0))
    // Written out, since it is done for every pixel that differs.
    @inline(__always) func look(at pixel: UInt32, _ other: UInt32) {
      guard pixel == other else { return }
      let luma = pixel.luma
      if luma < darkest { (darkest, dark) = (luma, pixel) }
      if luma > lightest { (lightest, light) = (luma, pixel) }
    }
    let (expected, actual) = (overlay.expected.pixels.span, overlay.actual.pixels.span)
    let (place, otherPlace) = (overlay.expectedIndex(x, y), overlay.actualIndex(x, y))
    let (step, otherStep) = (overlay.expected.width, overlay.actual.width)
    // Three pixels each, side by side.
    let row = expected.extracting((place - 1)..<(place + 2))
    let otherRow = actual.extracting((otherPlace - 1)..<(otherPlace + 2))
    let above = expected.extracting((place - step - 1)..<(place - step + 2))
    let otherAbove = actual.extracting((otherPlace - otherStep - 1)..<(otherPlace - otherStep + 2))
    let below = expected.extracting((place + step - 1)..<(place + step + 2))
    let otherBelow = actual.extracting((otherPlace + otherStep - 1)..<(otherPlace + otherStep + 2))
    look(at: row[0], otherRow[0])
    look(at: row[2], otherRow[2])
    look(at: above[0], otherAbove[0])
    look(at: above[1], otherAbove[1])
    look(at: above[2], otherAbove[2])
    look(at: below[0], otherBelow[0])
    look(at: below[1], otherBelow[1])
    look(at: below[2], otherBelow[2])
    guard darkest < lightest else { return false }
    let (before, after) = (row[1], otherRow[1])
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
    let area = area(of: color, around: x, y)
    // The pixels around the first neighbour, which is in the second row and column.
    let ring: UInt32 = 0b00111_00101_00111
    for row in 0..<3 {
      for shift in row * 5..<row * 5 + 3 where area & 0b1_000000 << UInt32(shift) != 0 {
        if (area & ring << UInt32(shift)).nonzeroBitCount >= Self.flatNeighbors { return true }
      }
    }
    return false
  }

  /// Which pixels have a colour in both pictures: five rows of five bits around a pixel, the first one lowest.
  private func area(of color: UInt32, around x: Int, _ y: Int) -> UInt32 {
    let (first, last) = (max(x - 2, columns.lowerBound), min(x + 2, columns.upperBound - 1))
    var area: UInt32 = 0
    for row in max(y - 2, 0)...min(y + 2, rows.upperBound - 1) {
      let (place, otherPlace) = (overlay.expectedIndex(first, row), overlay.actualIndex(first, row))
      let expected = overlay.expected.pixels.span.extracting(place...place + last - first)
      let actual = overlay.actual.pixels.span.extracting(otherPlace...otherPlace + last - first)
      var bit: UInt32 = 1 << UInt32((row - y + 2) * 5 + first - x + 2)
      for index in expected.indices {
        if expected[index] == color, actual[index] == color { area |= bit }
        bit <<= 1
      }
    }
    return area
  }

  /// Whether the pixel is in a straight line with a single colour in each picture.
  private func isLine(_ x: Int, _ y: Int) -> Bool {
    isLine(x, y, across: 1, down: 0) || isLine(x, y, across: 0, down: 1)
  }

  private func isLine(_ x: Int, _ y: Int, across: Int, down: Int) -> Bool {
    let (before, after) = (overlay.expectedPixel(x, y), overlay.actualPixel(x, y))
    func reach(_ step: Int) -> Int {
      for count in 1..<Self.lineLength {
        let (column, row) = (x + across * step * count, y + down * step * count)
        guard columns.contains(column), rows.contains(row), overlay.expectedPixel(column, row) == before,
          overlay.actualPixel(column, row) == after
        else { return count - 1 }
      }
      return Self.lineLength - 1
    }
    return 1 + reach(1) + reach(-1) >= Self.lineLength
  }
}

extension PictureOverlay {
  /// The expected pixel in a column that both pictures have, of a row that both have.
  @inline(__always) fileprivate func expectedPixel(_ x: Int, _ y: Int) -> UInt32 {
    expected.pixels[expectedIndex(x, y)]
  }

  /// The actual pixel in a column that both pictures have, of a row that both have.
  @inline(__always) fileprivate func actualPixel(_ x: Int, _ y: Int) -> UInt32 { actual.pixels[actualIndex(x, y)] }
}
