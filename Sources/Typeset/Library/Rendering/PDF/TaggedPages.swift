/// The pages of a PDF file while they are drawn: each piece is content of a node of the structure, or an artifact.
///
/// Pieces of one node that follow each other are one content. Where content begins and ends, a sign is drawn
/// (`ContentSign`).
final class TaggedPages {
  /// The structure so far.
  var tree = StructureTree()
  /// What draws; only while an `artifact` or a `content` is.
  let painter: Painter
  private let surface: DocumentSurface
  private let pack: (DrawnPage) throws -> Void
  private var streams = PageStreamReader()
  /// The node whose content is open.
  private var node: Int?

  /// Pages of a new file; `pack` takes each when it is drawn.
  init(faces: FaceCache, pack: @escaping (DrawnPage) throws -> Void) throws {
    self.pack = pack
    surface = try DocumentSurface.pdf()
    painter = Painter(on: surface, faces: faces, style: .text)
  }

  /// Begins a page.
  func beginPage(size: Size) {
    surface.beginPage(size: size)
    tree.addPage(height: size.height)
    painter.beginPage(size: size)
  }

  /// Ends the page, and has its contents packed.
  func endPage() throws {
    endContent()
    try surface.endPage(isPlain: painter.isPlain)
    try pack(
      DrawnPage(
        number: tree.pageHeights.count - 1, streams: streams.takeStreams(from: surface.buffer),
        tags: tree.tagsOfLastPage))
  }

  /// The file as Cairo has it, without the contents of pages, and where those were.
  func file(_ deflate: Deflate) throws -> CairoFile {
    let file = try surface.file()
    try streams.packStreams(of: file, with: deflate)
    return CairoFile(bytes: file, cuts: streams.cuts)
  }

  /// Draws content of a node; `order` is its position among the contents of the node.
  func content(of node: Int, order: Int64, _ body: () throws -> Void) throws {
    if self.node != node {
      endContent()
      let number = tree.addContent(to: node, order: order)
      guard number < ContentSign.most else { throw PDFError(description: "a page has too much content to be tagged") }
      painter.draw(.begin(number))
      self.node = node
    }
    try body()
  }

  /// Draws what means nothing.
  func artifact(_ body: () throws -> Void) rethrows {
    endContent()
    try body()
  }

  /// Ends the content that is open, so that the next piece is another.
  func endContent() {
    guard node != nil else { return }
    painter.draw(.end)
    node = nil
  }

  /// Calls `body` with the origin of a group's items while its clip is in force; no content reaches over its edge.
  func inside(_ group: FrameGroup, at origin: Point, _ body: (Point) throws -> Void) rethrows {
    guard group.clip != nil else { return try painter.inside(group, at: origin, body) }
    endContent()
    try painter.inside(group, at: origin) {
      try body($0)
      endContent()
    }
  }
}

/// A finished file of Cairo's without the contents of its pages.
struct CairoFile {
  /// The bytes that remain.
  var bytes: ByteBuffer
  /// Where contents were taken out.
  var cuts: FileCuts
}
