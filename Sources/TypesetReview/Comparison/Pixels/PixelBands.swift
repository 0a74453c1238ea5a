import Synchronization
import Typeset

/// Two pictures cut into bands of rows, each of which can be looked at on a thread of its own.
final class PixelBands: Sendable {
  /// The rows of a band: enough that its thread pays, few enough that no thread waits long.
  private static let rowsOfBand = 128

  /// How many bands there are.
  let count: Int
  private let overlay: PictureOverlay
  private let tolerance: PixelTolerance
  private let ignored: [PixelRect]
  private let results: Mutex<[Band?]>

  /// What a band gave.
  private struct Band: Sendable {
    var tally = PixelScan.Tally()
    var runs: [PixelRun] = []
  }

  init(_ overlay: PictureOverlay, tolerance: PixelTolerance, ignoring ignored: [PixelRect]) {
    self.overlay = overlay
    self.tolerance = tolerance
    self.ignored = ignored
    count = (overlay.height + Self.rowsOfBand - 1) / Self.rowsOfBand
    results = Mutex(Array(repeating: nil, count: count))
  }

  /// Looks at the rows of a band.
  func scan(_ number: Int) {
    let scan = PixelScan(overlay, tolerance: tolerance, ignoring: ignored)
    let marks = UnsafeMutablePointer<UInt8>.allocate(capacity: max(overlay.width, 1))
    defer { marks.deallocate() }
    var band = Band()
    let start = number * Self.rowsOfBand
    for row in start..<min(start + Self.rowsOfBand, overlay.height) where !scan.isEqual(row: row) {
      let tally = scan.scan(row: row, into: marks)
      band.tally.add(tally)
      if tally.differing > 0 { scan.collectRuns(row: row, marks: marks, into: &band.runs) }
    }
    let found = band
    results.withLock { $0[number] = found }
  }

  /// All bands together.
  func result() -> (tally: PixelScan.Tally, regions: [PixelRegion]) {
    var tally = PixelScan.Tally()
    var regions = PixelRegions()
    for band in results.withLock({ $0 }) {
      guard let band else { continue }
      tally.add(band.tally)
      var start = 0
      while start < band.runs.count {
        var end = start + 1
        while end < band.runs.count, band.runs[end].row == band.runs[start].row { end += 1 }
        regions.add(band.runs[start..<end])
        start = end
      }
    }
    return (tally, regions.finished())
  }
}
