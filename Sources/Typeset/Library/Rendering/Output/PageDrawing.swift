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
  private let file: @Sendable (FaceCache) throws -> ByteBuffer
  /// Set by the thread that draws, and read once it has ended.
  private var drawn: Result<ByteBuffer, any Error>?

  /// A page that `file` draws.
  init(file: @escaping @Sendable (FaceCache) throws -> ByteBuffer) { self.file = file }

  var partCount: Int { 1 }

  func draw(part: Int, faces: FaceCache) { drawn = Result { try file(faces) } }

  func finish() throws -> ByteBuffer {
    guard let drawn else { preconditionFailure("the page is drawn") }
    return try drawn.get()
  }
}
