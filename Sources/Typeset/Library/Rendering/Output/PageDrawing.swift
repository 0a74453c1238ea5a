/// A page that becomes a file of its own, drawn in parts that several threads may share.
protocol PageDrawing: Sendable {
  /// How many parts there are; one at least.
  var partCount: Int { get }

  /// Draws a part. Each is drawn once, on any thread; they are begun in order.
  func draw(part: Int, faces: FaceCache)

  /// The file, once all parts are drawn; throws what went wrong.
  func finish() throws -> ByteBuffer
}

/// A page that one thread draws.
final class WholePage: PageDrawing, @unchecked Sendable {
  private let file: @Sendable (Frame, FaceCache) throws -> ByteBuffer
  // Changed by the thread that draws; read once it has ended.
  /// What is drawn; nil afterwards, so that the thread that has drawn it frees it.
  private var frame: Frame?
  private var drawn: Result<ByteBuffer, any Error>?

  /// A page that shows a frame, drawn by `file`.
  init(of frame: Frame, file: @escaping @Sendable (Frame, FaceCache) throws -> ByteBuffer) {
    self.frame = frame
    self.file = file
  }

  var partCount: Int { 1 }

  func draw(part: Int, faces: FaceCache) {
    guard let frame else { return }
    drawn = Result { try file(frame, faces) }
    self.frame = nil
  }

  func finish() throws -> ByteBuffer {
    guard let drawn else { preconditionFailure("the page is drawn") }
    return try drawn.get()
  }
}
