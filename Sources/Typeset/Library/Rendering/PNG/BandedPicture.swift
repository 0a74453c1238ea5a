import Synchronization

/// A PNG picture that several threads draw in bands, which are packed in order.
final class BandedPicture: PageDrawing, @unchecked Sendable {
  /// How many bands there are at most.
  let partCount: Int

  private let bands: PictureBands
  private let memories: LendingPool<PixelMemory>
  private let writer: PNGWriter
  /// Made by the thread that draws first; the others wait for it.
  private let plan = Mutex<Result<BandPlan, any Error>?>(nil)

  private let monitor = Monitor()
  // Only inside the lock:
  /// The bands that wait to be packed.
  private var waiting: [Int: Result<DrawnBand?, any Error>] = [:]
  /// The band whose turn it is.
  private var next = 0
  /// Whether a thread is packing.
  private var isPacking = false
  /// How the picture ended, once all bands are packed.
  private var file: Result<ByteBuffer, any Error>?

  /// What went wrong in the bands so far; only for the thread that packs.
  private var failure: (any Error)?

  /// So many bands may wait while another is packed.
  private static let mostWaiting = 4

  /// A picture in bands; `memories` lends their pixels.
  init(_ bands: PictureBands, memories: LendingPool<PixelMemory>) {
    self.bands = bands
    self.memories = memories
    partCount = bands.count
    writer = bands.writer()
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

  /// A band; nil if there are fewer.
  private func drawn(_ part: Int, faces: FaceCache) throws -> DrawnBand? {
    let plan = try plan.withLock { plan in
      let known = plan ?? Result { try bands.plan(faces: faces) }
      plan = known
      return try known.get()
    }
    guard part < plan.bands.count else { return nil }
    let loan = memories.lend()
    return try bands.draw(plan.bands[part], of: plan, faces: faces, memory: loan.value, loan: loan)
  }

  /// The band whose turn it is; nil if it isn't drawn yet, or all are packed.
  private func nextBand() -> Result<DrawnBand?, any Error>? {
    monitor.withLock {
      if next == partCount { file = Result { try packed() } }
      let band = waiting.removeValue(forKey: next)
      isPacking = band != nil
      return band
    }
  }

  private func pack(_ band: Result<DrawnBand?, any Error>) {
    guard failure == nil else { return }
    do { if let band = try band.get() { try writer.add(band) } } catch { failure = error }
  }

  private func packed() throws -> ByteBuffer {
    if let failure { throw failure }
    return writer.finish()
  }
}
