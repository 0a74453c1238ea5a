import Synchronization

/// Draws the pages of one document on several threads and hands their files over in order.
///
/// A few pages are drawn at a time, so that memory does not grow with the document.
struct PageWorkers {
  /// How many pages are drawn at once.
  let count: Int
  /// The faces of the first worker, which runs on the thread that asks.
  let faces: FaceCache
  /// The faces of the other workers.
  let spare: FaceCaches

  /// Draws what `pages` hands over, one file each, and adds the files to an output in their order.
  ///
  /// Pages that are left over when each thread draws as many as the others may be drawn by `whole`, on all threads.
  func draw(
    _ pages: ((Frame) throws -> Void) throws -> Void, as format: OutputFormat, to output: some PageOutput,
    whole: @escaping (Frame) throws -> ByteBuffer? = { _ in nil },
    file: @escaping @Sendable (Frame, FaceCache) throws -> ByteBuffer
  ) throws {
    guard count > 1 else { return try pages { try output.addPage(file($0, faces), format: format) } }
    var waiting: [Frame] = []
    func drawWaiting() throws {
      defer {
        let drawn = waiting
        waiting = []
        Workers.release(drawn)
      }
      if waiting.count == 1 { return try output.addPage(whole(waiting[0]) ?? file(waiting[0], faces), format: format) }
      for drawn in drawn(waiting, whole: whole, file: file) { try output.addPage(drawn.get(), format: format) }
    }
    try pages { frame in
      waiting.append(frame)
      // Enough that no worker waits long for the others.
      if waiting.count == 8 * count { try drawWaiting() }
    }
    try drawWaiting()
  }

  private func drawn(
    _ frames: [Frame], whole: (Frame) throws -> ByteBuffer?,
    file: @escaping @Sendable (Frame, FaceCache) throws -> ByteBuffer
  ) -> [Result<ByteBuffer, any Error>] {
    let files = DrawnPages(count: frames.count)
    let spare = spare
    // The largest first, so that no worker begins one when the others are nearly done.
    let order = frames.indices.sorted { (frames[$1].area, $0) < (frames[$0].area, $1) }
    let others = order.enumerated().filter { place, index in
      guard place < frames.count % count else { return true }
      do {
        guard let drawn = try whole(frames[index]) else { return true }
        files.set(.success(drawn), at: index)
      } catch { files.set(.failure(error), at: index) }
      return false
    }.map(\.element)
    Workers.forEach(below: others.count, workers: count, makeState: { spare.lend() }) { faces, place in
      let index = others[place]
      files.set(Result { try file(frames[index], faces.cache) }, at: index)
    }
    return files.all
  }
}

/// Files of pages that are drawn in any order.
///
/// Each buffer is written by the thread that draws it, and read once all threads have ended.
private final class DrawnPages: @unchecked Sendable {
  private let lock = Mutex(())
  private var files: [Result<ByteBuffer, any Error>?]

  init(count: Int) { files = Array(repeating: nil, count: count) }

  func set(_ file: Result<ByteBuffer, any Error>, at index: Int) { lock.withLock { _ in files[index] = file } }

  /// The files in order; every one must be set.
  var all: [Result<ByteBuffer, any Error>] { lock.withLock { _ in files.compactMap(\.self) } }
}

extension Frame {
  /// How large it is, in square points.
  fileprivate var area: Double { size.width * size.height }
}
