import Synchronization
import Typeset

/// Differing pixels of one row of which no two neighbours are further apart than the reach of a region.
struct PixelRun {
  /// The row.
  var row: Int
  /// The first column.
  var start: Int
  /// The column behind the last one.
  var end: Int
  /// How many pixels between them differ.
  var pixels: Int
}

/// Gathers differing pixels into regions: two that are at most `reach` pixels apart across and down belong together.
///
/// Runs come row by row from the top and are joined with those of the rows within reach (union–find, as A. Rosenfeld
/// and J. Pfaltz label components, 1966). Since runs of a row are further apart than the reach, the work grows with the
/// pixels, not with the regions.
struct PixelRegions {
  /// How far apart differing pixels of one region may be, in pixels: about the space between two words.
  static let reach = 16

  /// A run with the region it was put into.
  private struct Labelled {
    var start: Int
    var end: Int
    var label: Int
  }

  private var parents: [Int] = []
  private var regions: [PixelRegion] = []
  /// The rows within reach that have runs, the latest last.
  private var recent: [(row: Int, runs: [Labelled])] = []

  init() {}

  /// Adds the runs of a row, from left to right; rows come from the top.
  mutating func add(_ runs: ArraySlice<PixelRun>) {
    guard let row = runs.first?.row else { return }
    recent.removeAll { row - $0.row > Self.reach }
    var added = runs.map { Labelled(start: $0.start, end: $0.end, label: -1) }
    for (_, above) in recent.reversed() { join(&added, with: above) }
    for (index, run) in zip(added.indices, runs) {
      let bounds = PixelRect(columns: run.start..<run.end, rows: row..<(row + 1))
      if added[index].label < 0 {
        added[index].label = parents.count
        parents.append(parents.count)
        regions.append(PixelRegion(bounds: bounds, pixels: run.pixels))
      } else {
        let root = self.root(of: added[index].label)
        added[index].label = root
        regions[root].add(PixelRegion(bounds: bounds, pixels: run.pixels))
      }
    }
    recent.append((row, added))
  }

  /// The regions, those with most pixels first, then from the top and the left.
  func finished() -> [PixelRegion] {
    parents.indices.filter { parents[$0] == $0 }.map { regions[$0] }.sorted {
      ($1.pixels, $0.y, $0.x) < ($0.pixels, $1.y, $1.x)
    }
  }

  private mutating func join(_ added: inout [Labelled], with above: [Labelled]) {
    var (index, other) = (0, 0)
    while index < added.count, other < above.count {
      let (run, upper) = (added[index], above[other])
      if run.start - upper.end < Self.reach, upper.start - run.end < Self.reach {
        if run.label < 0 {
          added[index].label = root(of: upper.label)
        } else {
          unite(run.label, upper.label)
        }
      }
      if run.end < upper.end { index += 1 } else { other += 1 }
    }
  }

  private mutating func root(of label: Int) -> Int {
    var label = label
    while parents[label] != label {
      parents[label] = parents[parents[label]]
      label = parents[label]
    }
    return label
  }

  private mutating func unite(_ first: Int, _ second: Int) {
    let (one, other) = (root(of: first), root(of: second))
    guard one != other else { return }
    // The older label stays, so that equal pictures give equal regions in equal order.
    let (kept, dropped) = (min(one, other), max(one, other))
    parents[dropped] = kept
    regions[kept].add(regions[dropped])
  }
}

extension PixelRegion {
  /// Takes over the pixels of another region.
  fileprivate mutating func add(_ other: PixelRegion) {
    func union(_ one: Range<Int>, _ other: Range<Int>) -> Range<Int> {
      min(one.lowerBound, other.lowerBound)..<max(one.upperBound, other.upperBound)
    }
    bounds.columns = union(bounds.columns, other.bounds.columns)
    bounds.rows = union(bounds.rows, other.bounds.rows)
    pixels += other.pixels
  }
}

/// An upright rectangle of whole pixels.
package struct PixelRect: Hashable, Sendable {
  /// The columns it covers.
  package var columns: Range<Int>
  /// The rows it covers.
  package var rows: Range<Int>

  /// Creates a rectangle from the columns and rows it covers.
  package init(columns: Range<Int>, rows: Range<Int>) {
    self.columns = columns
    self.rows = rows
  }

  /// All pixels that a rectangle in points touches.
  package init(_ rect: Rect, scale: Double) {
    func outer(_ low: Double, _ high: Double) -> Range<Int> {
      let bounds = (-1e6...1e6)
      func clamped(_ value: Double) -> Int { Int(min(max(value, bounds.lowerBound), bounds.upperBound)) }
      let start = clamped((low * scale + 1e-6).rounded(.down))
      return start..<max(start, clamped((high * scale - 1e-6).rounded(.up)))
    }
    self.init(columns: outer(rect.minX, rect.maxX), rows: outer(rect.minY, rect.maxY))
  }
}

/// A group of differing pixels.
package struct PixelRegion: Hashable, Sendable {
  /// The least rectangle that holds them.
  package var bounds: PixelRect
  /// How many they are.
  package var pixels: Int

  /// The left edge.
  package var x: Int { bounds.columns.lowerBound }
  /// The top edge.
  package var y: Int { bounds.rows.lowerBound }
  /// The extent to the right.
  package var width: Int { bounds.columns.count }
  /// The extent down.
  package var height: Int { bounds.rows.count }
}

/// Two pictures divided into bands of rows, which can be compared on separate threads.
final class PixelBands: Sendable {
  /// The rows of a band: enough that its thread pays, few enough that no thread waits long.
  private static let rowsOfBand = 128

  /// How many bands there are.
  let count: Int
  private let overlay: PictureOverlay
  private let tolerance: PixelTolerance
  private let ignored: [PixelRect]
  private let results: Mutex<[Band?]>

  /// The result of a band.
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
    var scan = PixelScan(overlay, tolerance: tolerance, ignoring: ignored)
    var band = Band()
    let start = number * Self.rowsOfBand
    for row in start..<min(start + Self.rowsOfBand, overlay.height) where !scan.isEqual(row: row) {
      let tally = scan.scan(row: row)
      band.tally.add(tally)
      if tally.differing > 0 { scan.collectRuns(row: row, into: &band.runs) }
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
