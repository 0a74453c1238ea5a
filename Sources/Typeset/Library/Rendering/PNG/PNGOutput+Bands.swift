extension PNGOutput {
  /// The file, drawn in bands by several threads; nil for a picture that must be drawn whole.
  ///
  /// Its bytes are those of the picture drawn whole. Bitmaps and layers are placed in fractions of a pixel that depend on where a
  /// picture begins, and pages without paper may be transparent: these are drawn whole.
  static func pngInBands(
    of frame: Frame, scale: Double? = nil, faces: FaceCaches, workers: Int
  ) throws -> ByteBuffer? {
    let scale = scale ?? frame.scale
    let (width, height) = try pixels(of: frame, scale: scale)
    guard workers > 1, width * height >= fewestPixels, let paper = frame.background, paper.alpha == 255,
      frame.items.areOutlines
    else { return nil }
    let count = min(max(4 * workers, width * height / usualPixels), height)
    let packing = BandPacking(
      PNGWriter(width: width, height: height, channels: 3, pixelsPerPoint: scale))
    // One by one: a band waits until those above it are packed.
    Workers.forEach(below: count, workers: workers, stretch: 1, makeState: { faces.lend() }) { loan, index in
      let rows = (index * height / count)..<((index + 1) * height / count)
      let drawn = Result { try band(rows, of: frame, width: width, scale: scale, faces: loan.cache) }
      packing.add(drawn, at: index)
    }
    return try packing.finish()
  }

  /// With fewer pixels, threads take longer than they save.
  private static let fewestPixels = 200_000
  /// The pixels of a band of a large picture: each thread has one in memory, and at the end waits for one.
  private static let usualPixels = 500_000

  private static func band(
    _ rows: Range<Int>, of frame: Frame, width: Int, scale: Double, faces: FaceCache
  ) throws -> PictureSurface {
    let surface = try PictureSurface(
      width: width, height: rows.count, firstRow: rows.lowerBound, scale: scale, memory: faces.pixels, isCleared: false)
    let painter = Painter(on: surface, faces: faces, style: .outlines)
    if let background = frame.background { painter.fill(with: background) }
    // What ends within a pixel of the band may colour it.
    painter.band = (Double(rows.lowerBound) - 2) / scale...(Double(rows.upperBound) + 2) / scale
    try painter.draw(frame.items, at: .zero)
    return surface
  }
}

/// Packs the bands of a picture in order, each on the thread that has drawn it.
private final class BandPacking: @unchecked Sendable {
  private let monitor = Monitor()
  private let writer: PNGWriter
  /// The band whose turn it is.
  private var next = 0
  private var failure: (any Error)?

  init(_ writer: PNGWriter) { self.writer = writer }

  /// Packs a band once those above it are packed. Bands are drawn in order, so that the one above never waits for this one.
  func add(_ band: Result<PictureSurface, any Error>, at index: Int) {
    monitor.withLock { while next < index { monitor.wait() } }
    // It is the turn of this thread alone.
    let result = Result {
      guard failure == nil else { return }
      let surface = try band.get()
      try surface.withPixels { pixels, stride in
        let rows = PremultipliedRows(pixels, width: surface.width, height: surface.height, stride: stride)
        writer.add(rows, count: surface.height)
      }
    }
    monitor.withLock {
      if case .failure(let error) = result { failure = failure ?? error }
      next += 1
      monitor.reportChange()
    }
  }

  /// The file, once all bands are packed.
  func finish() throws -> ByteBuffer {
    if let failure { throw failure }
    return writer.finish()
  }
}

extension [FrameItem] {
  /// Whether they consist of glyphs and paths, without bitmaps and layers.
  fileprivate var areOutlines: Bool {
    allSatisfy { item in
      switch item {
      case .glyphs(let run): !run.appearance.font.drawsPictures
      case .path: true
      case .image: false
      case .group(let group): group.opacity >= 1 && group.items.areOutlines
      }
    }
  }
}
