/// A picture of text and outlines that is drawn in bands: stretches of rows.
///
/// Where a band ends changes no pixel. A band is packed while its pixels are still in the processor's cache, and takes
/// little memory.
struct PictureBands {
  /// How many bands there are at most.
  let count: Int

  private let frame: Frame
  /// Pixels per point.
  private let scale: Double
  /// The width of the picture in pixels.
  private let width: Int
  /// The height of the picture in pixels.
  private let height: Int

  /// The pixels of a band that one thread draws after another: some megabytes, which stay in the processor's cache.
  static let largePixels = 500_000...1_000_000
  /// The pixels of a band that threads draw side by side: small, so that all end at the same time.
  static let smallPixels = 125_000...1_000_000
  /// With fewer pixels, bands take longer than they save.
  private static let fewestPixels = 200_000
  /// How many bands a picture has, unless they would have too few or too many pixels.
  private static let usualCount = 24

  /// The bands of a frame, in pixels per point; nil where it is small, transparent or too large, or contains pictures.
  ///
  /// `bandPixels` says how many pixels a band should have. Those have more that must not be divided.
  init?(of frame: Frame, scale: Double, bandPixels: ClosedRange<Int>) {
    guard let (width, height) = try? PNGOutput.pixels(of: frame, scale: scale), width * height >= Self.fewestPixels,
      frame.background?.alpha == 255, frame.items.areOutlines
    else { return nil }
    self.frame = frame
    self.scale = scale
    self.width = width
    self.height = height
    let usualPixels = width * height / Self.usualCount
    let pixels = min(max(usualPixels, bandPixels.lowerBound), bandPixels.upperBound)
    count = min((width * height - 1) / pixels + 1, height)
  }

  /// The file, which begins without pixels.
  func writer() -> PNGWriter { PNGWriter(width: width, height: height, channels: 3, pixelsPerPoint: scale) }

  /// Where the bands are, and what they show; no more than `count`.
  func plan(faces: FaceCache) throws -> BandPlan {
    let heights = try InkHeights(of: frame.items, faces: faces)
    // An item that must not be cut is drawn with each of its bands, so no tall one has many.
    let usualHeight = Double(height) / Double(count) / scale
    let edges = (1..<count).map { $0 * height / count }
      .filter { !heights.mustNotBeCut(at: Double($0) / scale, tallerThan: usualHeight) }
    let bands = zip([0] + edges, edges + [height]).map { first, end in
      PictureBand(rows: first..<end, width: width, height: height, scale: scale, heights)
    }
    return BandPlan(heights: heights, bands: bands)
  }

  /// Draws a band into lent memory.
  func draw(
    _ band: PictureBand, of plan: BandPlan, faces: FaceCache, memory: PixelMemory,
    loan: LendingPool<PixelMemory>.Loan? = nil
  ) throws -> DrawnBand {
    // The system would take longer to provide the memory of a blank band than all else takes.
    let drawnRows = band.isBlank ? band.rows.prefix(1) : band.drawnRows
    let surface = try PictureSurface(
      width: width, height: drawnRows.count, firstRow: drawnRows.lowerBound, scale: scale, memory: memory, loan: loan,
      isCleared: false)
    let painter = Painter(on: surface, faces: faces, style: .outlines)
    try painter.draw(frame.items, on: frame.background, in: band, plan.heights)
    return DrawnBand(
      surface: surface, firstRow: band.rows.lowerBound - drawnRows.lowerBound, rowCount: band.rows.count)
  }
}

/// The bands of a picture, and which items they show.
struct BandPlan {
  /// Between which heights the items show.
  let heights: InkHeights
  /// The bands from the top.
  let bands: [PictureBand]
}

/// The pixels of a band.
struct DrawnBand {
  fileprivate let surface: PictureSurface
  /// The row of the surface that is the first one of the band.
  fileprivate let firstRow: Int
  /// The rows of the band; those for which the surface has no room are like its last one.
  fileprivate let rowCount: Int
}

extension PNGWriter {
  /// Adds the rows of a band.
  func add(_ band: DrawnBand) throws {
    let count = min(band.rowCount, band.surface.height - band.firstRow)
    try band.surface.withPixels { pixels, stride in
      let first = pixels.span.extracting(droppingFirst: band.firstRow * stride)
      add(PremultipliedRows(first, width: band.surface.width, height: count, stride: stride), count: count)
    }
    for _ in count..<band.rowCount { addRepeated() }
  }
}

extension [FrameItem] {
  /// Whether they consist of glyphs and paths, without bitmaps and layers.
  fileprivate var areOutlines: Bool {
    allSatisfy { item in
      switch item {
      case .glyphs(let run): !run.appearance.font.drawsPictures
      case .path(let path): path.blur == 0
      case .image: false
      case .group(let group): group.opacity >= 1 && group.outlines.isEmpty && group.items.areOutlines
      }
    }
  }
}
