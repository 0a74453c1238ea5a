/// The pages of a PDF file while they are drawn: each piece is content of a node of the structure, or an artifact.
///
/// Pieces of one node that follow each other are one content. Where content begins and ends, a sign is drawn (`ContentSign`).
final class TaggedPages {
  /// The structure so far.
  var tree = StructureTree()
  /// What draws; only while an `artifact` or a `content` is.
  let painter: Painter
  private let surface: DocumentSurface
  /// The node whose content is open.
  private var node: Int?

  init(faces: FaceCache) throws {
    surface = try DocumentSurface.pdf()
    painter = Painter(on: surface, faces: faces, style: .text)
  }

  /// Begins a page.
  func beginPage(size: Size) {
    surface.beginPage(size: size)
    tree.addPage(height: size.height)
    painter.visible = Rect(origin: .zero, size: size)
  }

  /// Ends the page.
  func endPage() throws {
    endContent()
    try surface.endPage()
    painter.forgetState()
  }

  /// The whole file as Cairo has it.
  func file() throws -> ByteBuffer { try surface.file() }

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
