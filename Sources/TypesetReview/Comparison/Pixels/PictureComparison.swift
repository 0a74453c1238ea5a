import Typeset

/// The comparison of two pictures.
///
/// Equal rows are skipped at the speed of memory. Pixels that differ only because an edge was smoothed differently are
/// counted separately; the rest are grouped into regions. Pictures of different sizes are aligned at the top and at the
/// start, and a pixel that only one of them has differs.
package struct PictureComparison: Sendable {
  /// Does work for every index below a number, in any order, and returns when all is done.
  package typealias Executor = (_ count: Int, _ work: @escaping @Sendable (Int) -> Void) -> Void

  /// The picture as it was.
  package let expected: Bitmap
  /// The actual picture.
  package let actual: Bitmap
  /// The tolerance.
  package let tolerance: PixelTolerance
  /// The pixels that were not looked at.
  package let ignored: [PixelRect]
  /// Where reading starts; there pictures of different widths are aligned.
  package let direction: Direction
  /// Pixels that differ beyond the tolerated colour.
  package let differingPixels: Int
  /// Pixels of edges that were smoothed in another way.
  package let antialiasedPixels: Int
  /// Pixels whose colours differ, but less than the tolerance asks.
  package let toleratedPixels: Int
  /// The greatest difference of a pixel that is not antialiased, in hundredths of ΔEOK; 0 if there is none.
  package let greatestDifference: Double
  /// Where pixels differ: the region with most of them first.
  package let regions: [PixelRegion]

  /// Compares two pictures.
  ///
  /// - Parameters:
  ///   - ignored: The pixels to ignore.
  ///   - direction: The reading direction.
  ///   - execute: Executes the parts of the work; by default, one after another.
  package init(
    expected: Bitmap, actual: Bitmap, tolerance: PixelTolerance = PixelTolerance(), ignoring ignored: [PixelRect] = [],
    direction: Direction = .leftToRight, execute: Executor? = nil
  ) {
    self.expected = expected
    self.actual = actual
    self.tolerance = tolerance
    self.ignored = ignored
    self.direction = direction
    let overlay = PictureOverlay(expected, actual, direction: direction)
    let bands = PixelBands(overlay, tolerance: tolerance, ignoring: ignored)
    if let execute {
      execute(bands.count) { bands.scan($0) }
    } else {
      for band in 0..<bands.count { bands.scan(band) }
    }
    let (tally, regions) = bands.result()
    differingPixels = tally.differing
    antialiasedPixels = tally.antialiased
    toleratedPixels = tally.tolerated
    greatestDifference = Double(tally.greatest)
    self.regions = regions
  }

  /// How two files with the same bytes compare, of which only the size is known.
  init(equalBitmap bitmap: Bitmap, tolerance: PixelTolerance) {
    expected = bitmap
    actual = bitmap
    self.tolerance = tolerance
    ignored = []
    direction = .leftToRight
    (differingPixels, antialiasedPixels, toleratedPixels, greatestDifference, regions) = (0, 0, 0, 0, [])
  }

  /// Whether both are of one size and no pixel that was looked at is any different.
  package var isEqual: Bool {
    expected.width == actual.width && expected.height == actual.height && differingPixels == 0
      && antialiasedPixels == 0 && toleratedPixels == 0
  }

  /// Whether they differ no more than was allowed.
  package var passes: Bool { tolerance.allows(pixels: differingPixels, largestRegion: regions.first?.pixels ?? 0) }

  /// Pixels of both together, each place once.
  package var pixelCount: Int {
    let shared = min(expected.width, actual.width) * min(expected.height, actual.height)
    return expected.width * expected.height + actual.width * actual.height - shared
  }

  /// The share of pixels that differ, 0…1.
  package var share: Double { pixelCount == 0 ? 0 : Double(differingPixels) / Double(pixelCount) }
}

/// Two overlaid pictures, aligned at the top, and at the start if their widths differ.
struct PictureOverlay {

  /// The picture as it was.
  let expected: Bitmap
  /// The actual picture.
  let actual: Bitmap
  /// Pixels from left to right of both together.
  let width: Int
  /// Pixels from top to bottom of both together.
  let height: Int
  /// The columns of the expected picture.
  let expectedColumns: Range<Int>
  /// The columns of the actual picture.
  let actualColumns: Range<Int>

  /// Overlays two pictures, aligned on the right if the direction is right to left.
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

  /// Where the expected pixels of a row are in the columns that both pictures have.
  @inline(__always) func expectedRow(_ row: Int) -> Range<Int> {
    let start = expectedIndex(sharedColumns.lowerBound, row)
    return start..<(start + sharedColumns.count)
  }

  /// Where the actual pixels of a row are in the columns that both pictures have.
  @inline(__always) func actualRow(_ row: Int) -> Range<Int> {
    let start = actualIndex(sharedColumns.lowerBound, row)
    return start..<(start + sharedColumns.count)
  }

  /// The expected pixel in a column that both pictures have, of a row that both have.
  @inline(__always) func expectedIndex(_ x: Int, _ y: Int) -> Int {
    y * expected.width + x - expectedColumns.lowerBound
  }

  /// The actual pixel in a column that both pictures have, of a row that both have.
  @inline(__always) func actualIndex(_ x: Int, _ y: Int) -> Int { y * actual.width + x - actualColumns.lowerBound }
}
