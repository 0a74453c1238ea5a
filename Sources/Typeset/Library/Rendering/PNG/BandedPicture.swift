import Synchronization

/// A PNG picture whose bands several threads draw; they are packed in order.
final class BandedPicture {
  /// How many bands there are at most.
  let bandCount: Int

  private let bands: PictureBands
  private let memories: LendingPool<PixelMemory>
  private let writer: PNGWriter
  /// Made by the thread that draws first; the others wait for it.
  private let plan = Mutex<Result<BandPlan, any Error>?>(nil)

  /// A picture in bands; `memories` lends their pixels.
  init(_ bands: PictureBands, memories: LendingPool<PixelMemory>) {
    self.bands = bands
    self.memories = memories
    bandCount = bands.count
    writer = bands.writer()
  }

  /// Draws a band, on any thread; nil if there are fewer.
  func draw(band index: Int, faces: FaceCache) throws -> DrawnBand? {
    let plan = try plan.withLock { plan in
      let known = plan ?? Result { try bands.plan(faces: faces) }
      plan = known
      return try known.get()
    }
    guard index < plan.bands.count else { return nil }
    let loan = memories.lend()
    return try bands.draw(plan.bands[index], of: plan, faces: faces, memory: loan.value, loan: loan)
  }

  /// Packs the next band.
  func add(_ band: DrawnBand) throws { try writer.add(band) }

  /// The file, once all bands are packed.
  func finish() -> ByteBuffer { writer.finish() }
}
