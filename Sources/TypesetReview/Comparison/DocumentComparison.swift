import Synchronization
import Typeset

/// Compares the pages of two documents, layout and pixels.
struct DocumentComparison {
  /// The largest number of pages in the picture of a comparison.
  private static let mostPanels = 16

  private let comparer: Comparer
  private let typesetter: Typesetter
  private let expected: [ComparisonPage]
  private let actual: [ComparisonPage]
  private let pairs: [PagePairs.Pair]
  private let layout: LayoutComparison

  init(_ comparer: Comparer, with typesetter: Typesetter, expected: [ComparisonPage], actual: [ComparisonPage]) {
    self.comparer = comparer
    self.typesetter = typesetter
    self.expected = expected
    self.actual = actual
    let (old, new) = (expected.map(\.record), actual.map(\.record))
    pairs = PagePairs(expected: old.map(\.name), actual: new.map(\.name)).pairs
    layout = LayoutComparison(
      expected: old, actual: new, ignoring: Set(comparer.ignored), sources: SourcePlaces(of: actual.map(\.frame)))
  }

  /// Draws and compares all pages, each pair on any processor.
  func result(names: [String], sides: [Result<ComparisonSide, any Error>]) throws -> ComparisonResult {
    let pages = try self.pages()
    var report = ComparisonReport(
      expected: names[0], actual: names[1], areDocuments: true, tolerance: comparer.tolerance,
      ignored: comparer.ignored, pages: pages)
    report.changes = layout.changes
    let different = Array(pages.indices.filter { !pages[$0].isEqual }.prefix(Self.mostPanels))
    let shown = different.isEmpty ? Array(pages.indices.prefix(1)) : different
    let session = typesetter.session()
    return ComparisonResult(report: report, sides: sides, panels: shown.map { pages[$0].panelSize }) {
      try compare(shown[$0], with: session)
    }
  }

  private func pages() throws -> [PageComparison] {
    if pairs.count == 1 {
      // One pair of pages is drawn and compared on all processors together.
      let drawn = BothSides.map { side in
        let session = typesetter.session()
        return try side == 0 ? expectedBitmap(0, with: session) : actualBitmap(0, with: session)
      }
      let comparison = try compare(0, drawn[0].get(), drawn[1].get(), execute: Comparer.execute)
      return [summary(of: comparison, pair: 0)]
    }
    let results = PageResults(count: pairs.count)
    Workers.forEach(below: pairs.count, makeState: typesetter.session) { session, index in
      results.set(Result { try summary(of: compare(index, with: session), pair: index) }, at: index)
    }
    return try results.all.map { try $0.get() }
  }

  private func summary(of comparison: PictureComparison, pair: Int) -> PageComparison {
    let page = pairs[pair].actual.map { actual[$0] } ?? expected[pairs[pair].expected!]
    var summary = PageComparison(comparison, name: page.record.name)
    summary.regionElements = ElementTree(page.record, ignoring: []).names(
      under: summary.regions, scale: scale(of: pair))
    return summary
  }

  private func compare(_ pair: Int, with session: TypesettingSession) throws -> PictureComparison {
    try compare(pair, expectedBitmap(pair, with: session), actualBitmap(pair, with: session), execute: nil)
  }

  private func compare(
    _ pair: Int, _ old: Bitmap, _ new: Bitmap, execute: PictureComparison.Executor?
  ) -> PictureComparison {
    let (scale, direction) = (scale(of: pair), direction(of: pair))
    let (oldFrames, newFrames) = layout.ignoredFrames[pair]
    // If reading starts on the right, the narrower picture is aligned on the right.
    let width = max(old.width, new.width)
    func shift(_ picture: Bitmap) -> Int { direction == .rightToLeft ? width - picture.width : 0 }
    return PictureComparison(
      expected: old, actual: new, tolerance: comparer.tolerance,
      ignoring: oldFrames.map { PixelRect($0, scale: scale).moved(by: shift(old)) }
        + newFrames.map { PixelRect($0, scale: scale).moved(by: shift(new)) },
      direction: direction, execute: execute)
  }

  private func expectedBitmap(_ pair: Int, with session: TypesettingSession) throws -> Bitmap {
    guard let page = pairs[pair].expected else { return .empty }
    return try session.bitmap(of: expected[page].frame, scale: scale(of: pair))
  }

  private func actualBitmap(_ pair: Int, with session: TypesettingSession) throws -> Bitmap {
    guard let page = pairs[pair].actual else { return .empty }
    return try session.bitmap(of: actual[page].frame, scale: scale(of: pair))
  }

  /// Both pages of a pair are drawn at the scale of the expected one, unless another is requested.
  private func scale(of pair: Int) -> Double {
    if let scale = typesetter.options.scale { return scale }
    return pairs[pair].expected.map { expected[$0].frame.scale } ?? actual[pairs[pair].actual!].frame.scale
  }

  private func direction(of pair: Int) -> Direction {
    pairs[pair].actual.map { actual[$0].frame.direction } ?? expected[pairs[pair].expected!].frame.direction
  }
}

/// The result of every pair of pages; set from any thread.
private final class PageResults: Sendable {
  private let results: Mutex<[Result<PageComparison, any Error>?]>

  init(count: Int) { results = Mutex(Array(repeating: nil, count: count)) }

  var all: [Result<PageComparison, any Error>] { results.withLock { $0.compactMap { $0 } } }

  func set(_ result: Result<PageComparison, any Error>, at index: Int) { results.withLock { $0[index] = result } }
}

extension PageComparison {
  /// The extent of a panel of its picture, in pixels.
  fileprivate var panelSize: (width: Int, height: Int) {
    (
      max(expectedSize?.width ?? 0, actualSize?.width ?? 0), max(expectedSize?.height ?? 0, actualSize?.height ?? 0)
    )
  }
}

extension PixelRect {
  /// The rectangle, so many pixels further to the right.
  fileprivate func moved(by distance: Int) -> PixelRect {
    PixelRect(columns: (columns.lowerBound + distance)..<(columns.upperBound + distance), rows: rows)
  }
}

extension TypesettingSession {
  /// The pixels of a frame at a scale; the default is that of the frame.
  package func bitmap(of frame: Frame, scale: Double? = nil) throws -> Bitmap {
    let scale = scale ?? frame.scale
    let (pixels, width) = try PNGOutput.pixels(of: frame, scale: scale, faces: faces)
    return Bitmap(width: width, height: pixels.count / width, pixelsPerPoint: scale, of: pixels)
  }
}
