/// Draws frames as the pages of a PDF file.
public enum PDFOutput {
  /// Writes a file; `pages` hands its frames over one after another, and none is kept.
  public static func write(
    title: String?, language: String, direction: Direction, creationDate: String, to sink: ByteSink,
    pages: (PageReceiver) throws -> Void
  ) throws {
    let receiver = try PageReceiver(faces: FaceCache())
    try pages(receiver)
    try receiver.surface.file().withBytes { try sink.write(UnsafeRawBufferPointer($0)) }
  }
}

/// Takes the pages of a PDF file, one at a time.
public final class PageReceiver {
  let surface: DocumentSurface
  private let painter: Painter

  init(faces: FaceCache) throws {
    surface = try DocumentSurface.pdf()
    painter = Painter(on: surface, faces: faces, style: .text)
  }

  /// Draws a frame as the next page.
  public func add(_ frame: Frame) throws {
    surface.beginPage(size: frame.size)
    try painter.draw(frame.items, at: .zero)
    try surface.endPage()
    painter.forgetState()
  }
}
