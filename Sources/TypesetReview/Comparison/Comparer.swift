import Synchronization
import Typeset

/// Compares two files: PNG pictures, documents, or one of each.
package struct Comparer: Sendable {
  /// What lays documents out; nil where only pictures are compared.
  let typesetter: Typesetter?
  /// How much pictures may differ.
  let tolerance: PixelTolerance
  /// The `id`s of the elements that are left out, in the order given.
  let ignored: [String]

  /// Creates a comparer; without a typesetter it takes pictures only. `ignored` are the `id`s of elements that are left
  /// out, with all they hold and their boxes on the picture.
  package init(
    _ typesetter: Typesetter? = nil, tolerance: PixelTolerance = PixelTolerance(), ignoring ignored: [String] = []
  ) {
    self.typesetter = typesetter
    self.tolerance = tolerance
    self.ignored = ignored
  }

  /// Compares two files, each on a separate thread.
  ///
  /// Files with errors give a result with diagnostics and without a report. Throws a `ComparisonError` if the request
  /// is invalid, and errors of drawing.
  package func compare(expected: ComparisonInput, actual: ComparisonInput) throws -> ComparisonResult {
    let inputs = [expected, actual]
    if inputs.allSatisfy({ $0.kind == .picture }) {
      if !ignored.isEmpty { throw ComparisonError(file: expected.name, reason: .nothingToIgnore) }
      if hasSameBytes(expected.bytes, actual.bytes) { return try equalPictures(inputs) }
    }
    let typesetter = typesetter
    let sides = BothSides.map { try ComparisonSide(inputs[$0], typesetter: typesetter) }
    let opened = sides.compactMap { try? $0.get() }
    guard opened.count == 2, !opened.contains(where: \.hasFailed) else { return ComparisonResult(sides) }
    let names = inputs.map(\.name)
    switch (opened[0].contents, opened[1].contents) {
    case (.picture(let old), .picture(let new)): return pictures(old, new, names: names)
    case (.pages(let old, let typesetter), .pages(let new, _)):
      let pages = DocumentComparison(self, with: typesetter, expected: old, actual: new)
      return try pages.result(names: names, sides: sides)
    case (.picture(let picture), .pages(let pages, let typesetter)):
      let page = try onlyPage(of: pages, name: actual.name)
      let drawn = try bitmap(of: page, like: picture, with: typesetter)
      return result(
        compare(picture, drawn.bitmap, page: page, scale: drawn.scale), page: page, scale: drawn.scale, names: names,
        sides: sides)
    case (.pages(let pages, let typesetter), .picture(let picture)):
      let page = try onlyPage(of: pages, name: expected.name)
      let drawn = try bitmap(of: page, like: picture, with: typesetter)
      return result(
        compare(drawn.bitmap, picture, page: page, scale: drawn.scale), page: page, scale: drawn.scale, names: names,
        sides: sides)
    }
  }

  /// Runs the parts of a comparison on all processors.
  static func execute(_ count: Int, _ work: @escaping @Sendable (Int) -> Void) {
    Workers.forEach(below: count, makeState: {}) { _, index in work(index) }
  }

  /// Two files of the same bytes: nothing is decoded unless somebody wants to see it.
  private func equalPictures(_ inputs: [ComparisonInput]) throws -> ComparisonResult {
    let header: PNGHeader
    do throws(PictureError.Reason) {
      header = try Bitmap.header(of: inputs[0].bytes)
    } catch { throw ComparisonError(file: inputs[0].name, reason: .picture(BitmapError(error))) }
    var report = ComparisonReport(
      expected: inputs[0].name, actual: inputs[1].name, haveSameBytes: true, tolerance: tolerance, ignored: ignored,
      pages: [])
    report.pages = [PageComparison(equal: PageComparison.PixelSize(width: header.width, height: header.height))]
    let bytes = inputs[0].bytes
    let tolerance = tolerance
    return ComparisonResult(report: report, panels: [(header.width, header.height)]) { _ in
      let picture = try Bitmap(png: bytes)
      return PictureComparison(expected: picture, actual: picture, tolerance: tolerance)
    }
  }

  private func pictures(_ old: Bitmap, _ new: Bitmap, names: [String]) -> ComparisonResult {
    let comparison = PictureComparison(expected: old, actual: new, tolerance: tolerance, execute: Self.execute)
    let report = ComparisonReport(
      expected: names[0], actual: names[1], tolerance: tolerance, ignored: ignored, pages: [PageComparison(comparison)])
    return ComparisonResult(report: report, panels: [comparison.panelSize]) { _ in comparison }
  }
}

// MARK: - A picture against a document

extension Comparer {
  private func onlyPage(of pages: [ComparisonPage], name: String) throws -> ComparisonPage {
    guard pages.count == 1 else { throw ComparisonError(file: name, reason: .severalPages(pages.count)) }
    return pages[0]
  }

  /// Draws a page at the size of a picture: at the requested scale, or at one that gives its size.
  private func bitmap(
    of page: ComparisonPage, like picture: Bitmap, with typesetter: Typesetter
  ) throws -> (bitmap: Bitmap, scale: Double) {
    let frame = page.frame
    let scale = typesetter.options.scale ?? frame.scale(giving: picture) ?? picture.pixelsPerPoint ?? frame.scale
    return (try typesetter.session().bitmap(of: frame, scale: scale), scale)
  }

  private func compare(_ old: Bitmap, _ new: Bitmap, page: ComparisonPage, scale: Double) -> PictureComparison {
    let tree = ElementTree(page.record, ignoring: Set(ignored))
    return PictureComparison(
      expected: old, actual: new, tolerance: tolerance,
      ignoring: tree.ignoredFrames.map { PixelRect($0, scale: scale) }, direction: page.frame.direction,
      execute: Self.execute)
  }

  private func result(
    _ comparison: PictureComparison, page: ComparisonPage, scale: Double, names: [String],
    sides: [Result<ComparisonSide, any Error>]
  ) -> ComparisonResult {
    var pixels = PageComparison(comparison, name: page.record.name)
    pixels.regionElements = ElementTree(page.record, ignoring: []).names(under: pixels.regions, scale: scale)
    let report = ComparisonReport(
      expected: names[0], actual: names[1], tolerance: tolerance, ignored: ignored, pages: [pixels])
    return ComparisonResult(report: report, sides: sides, panels: [comparison.panelSize]) { _ in comparison }
  }
}

extension Frame {
  /// The scale at which a frame has the size of a picture; nil if there is none.
  fileprivate func scale(giving picture: Bitmap) -> Double? {
    // As numbers with fractions: at the scale that a canvas of next to no width needs, no integer holds its height.
    func pixels(_ length: Double, _ scale: Double) -> Double { (length * scale - 1e-6).rounded(.up) }
    let (width, height) = (Double(picture.width), Double(picture.height))
    return ([picture.pixelsPerPoint, scale, 1, 2, 3, width / size.width] as [Double?]).compactMap { $0 }.first {
      pixels(size.width, $0) == width && (pixels(size.height, $0) - height).magnitude <= 1
    }
  }
}

/// Processes both sides of a comparison in parallel.
enum BothSides {
  /// The results for 0 and 1, each computed on a separate thread.
  static func map<Value: Sendable>(_ work: @escaping @Sendable (Int) throws -> Value) -> [Result<Value, any Error>] {
    let results = Results<Value>()
    Workers.forEach(below: 2, workers: 2, makeState: {}) { _, index in
      let result = Result { try work(index) }
      results.state.withLock { $0[index] = result }
    }
    return results.state.withLock { $0.map { $0! } }
  }

  private final class Results<Value: Sendable>: Sendable {
    let state = Mutex<[Result<Value, any Error>?]>([nil, nil])
  }
}
