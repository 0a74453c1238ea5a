/// A PNG picture that several threads draw in bands, which are packed in order.
final class BandedPicture: PageDrawing, @unchecked Sendable {
  /// How many bands there are.
  let partCount: Int

  private let frame: Frame
  private let scale: Double
  private let width: Int
  private let height: Int
  private let memories: LendingPool<PixelMemory>
  private let writer: PNGWriter

  private let monitor = Monitor()
  // Only inside the lock:
  /// The bands that wait to be packed.
  private var waiting: [Int: Result<Band, any Error>] = [:]
  /// The band whose turn it is.
  private var next = 0
  /// Whether a thread is packing.
  private var isPacking = false
  /// How the picture ended, once all bands are packed.
  private var file: Result<ByteBuffer, any Error>?

  /// What went wrong in the bands so far; only for the thread that packs.
  private var failure: (any Error)?

  /// A part of the picture.
  private struct Band {
    /// Its rows from the top, all others like the last one.
    let surface: PictureSurface
    let rowCount: Int
  }

  /// With fewer pixels, threads take longer than they save.
  private static let fewestPixels = 200_000
  /// The pixels of a band of a large picture.
  private static let usualPixels = 1_000_000
  /// So many bands may wait while another is packed.
  private static let mostWaiting = 4

  /// A picture of a frame, in pixels per point; nil where it is small, transparent or too large, or contains pictures.
  ///
  /// `memories` lends the pixels of its bands.
  init?(of frame: Frame, scale: Double, workers: Int, memories: LendingPool<PixelMemory>) {
    guard let (width, height) = try? PNGOutput.pixels(of: frame, scale: scale), width * height >= Self.fewestPixels,
      frame.background?.alpha == 255, frame.items.areOutlines
    else { return nil }
    self.frame = frame
    self.scale = scale
    self.width = width
    self.height = height
    self.memories = memories
    partCount = min(max(4 * workers, width * height / Self.usualPixels), height)
    writer = PNGWriter(width: width, height: height, channels: 3, pixelsPerPoint: scale)
  }

  /// Draws a band, and packs those whose turn it is unless another thread is packing.
  func draw(part: Int, faces: FaceCache) {
    let band = Result { try drawn(part, faces: faces) }
    let packs = monitor.withLock {
      while part != next, waiting.count >= Self.mostWaiting { monitor.wait() }
      waiting[part] = band
      guard !isPacking, part == next else { return false }
      isPacking = true
      return true
    }
    guard packs else { return }
    while let band = nextBand() {
      pack(band)
      monitor.withLock {
        next += 1
        monitor.reportChange()
      }
    }
  }

  func finish() throws -> ByteBuffer {
    guard let file = monitor.withLock({ file }) else { preconditionFailure("all bands are drawn") }
    return try file.get()
  }

  private func drawn(_ part: Int, faces: FaceCache) throws -> Band {
    let rows = (part * height / partCount)..<((part + 1) * height / partCount)
    if try isBlank(rows, faces) {
      // The system would take longer to provide the memory of the band than all else takes.
      let surface = try PictureSurface(width: width, height: 1, scale: scale)
      fill(painter(on: surface, of: rows, faces))
      return Band(surface: surface, rowCount: rows.count)
    }
    let loan = memories.lend()
    let surface = try PictureSurface(
      width: width, height: rows.count, firstRow: rows.lowerBound, scale: scale, memory: loan.value, loan: loan,
      isCleared: false)
    let painter = painter(on: surface, of: rows, faces)
    fill(painter)
    try painter.draw(frame.items, at: .zero)
    return Band(surface: surface, rowCount: rows.count)
  }

  /// Whether nothing but the background is in some rows.
  private func isBlank(_ rows: Range<Int>, _ faces: FaceCache) throws -> Bool {
    let surface = try PictureSurface(width: 1, height: 1, scale: scale)
    return try !painter(on: surface, of: rows, faces).mayShow(frame.items, at: .zero)
  }

  private func painter(on surface: PictureSurface, of rows: Range<Int>, _ faces: FaceCache) -> Painter {
    let painter = Painter(on: surface, faces: faces, style: .outlines)
    // What ends within a pixel of the band may colour it.
    painter.band = (Double(rows.lowerBound) - 2) / scale...(Double(rows.upperBound) + 2) / scale
    return painter
  }

  private func fill(_ painter: Painter) { if let background = frame.background { painter.fill(with: background) } }

  /// The band whose turn it is; nil if it isn't drawn yet, or all are packed.
  private func nextBand() -> Result<Band, any Error>? {
    monitor.withLock {
      if next == partCount { file = Result { try packed() } }
      let band = waiting.removeValue(forKey: next)
      isPacking = band != nil
      return band
    }
  }

  private func pack(_ band: Result<Band, any Error>) {
    guard failure == nil else { return }
    do {
      let band = try band.get()
      let surface = band.surface
      try surface.withPixels { pixels, stride in
        let rows = PremultipliedRows(pixels, width: surface.width, height: surface.height, stride: stride)
        writer.add(rows, count: surface.height)
      }
      for _ in surface.height..<band.rowCount { writer.addRepeated() }
    } catch { failure = error }
  }

  private func packed() throws -> ByteBuffer {
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
