/// The blurred outlines of a painter, each made once, so that a file holds each once.
struct BlurredOutlines {
  private var pictures: [Key: Entry] = [:]
  /// How many pixels they have together.
  private var pixelCount = 0
  /// The most pixels that are kept.
  private static let mostPixels = 4_000_000

  private struct Key: Hashable {
    /// The outline, counted from its corner.
    var path: Path
    var color: Color
    var blur: Double
  }

  /// A picture as Cairo has it.
  struct Entry {
    /// What is drawn.
    let source: PictureSource
    /// Its top left corner, from that of the outline.
    let origin: Point
    /// The side of a pixel in points.
    let side: Double
  }

  /// The picture of an outline, counted from its corner; nil for an outline without extent.
  mutating func picture(of path: Path, color: Color, blur: Double) throws -> Entry? {
    let key = Key(path: path, color: color, blur: blur)
    if let known = pictures[key] { return known }
    guard let outline = BlurredOutline(path, color: color, blur: blur) else { return nil }
    let entry = Entry(source: try PictureSource(outline.pixels), origin: outline.origin, side: outline.side)
    pixelCount += outline.pixels.width * outline.pixels.height
    if pixelCount > Self.mostPixels {
      pictures.removeAll()
      pixelCount = outline.pixels.width * outline.pixels.height
    }
    pictures[key] = entry
    return entry
  }
}

extension Painter {
  /// Draws an outline whose edge is blurred.
  func drawBlurred(_ item: PathItem, at origin: Point) throws {
    guard let fill = item.fill, fill.alpha > 0, let corner = item.path.bounds?.origin else { return }
    let local = item.path.transformed(by: .translation(x: -corner.x, y: -corner.y))
    guard let picture = try blurredOutlines.picture(of: local, color: fill, blur: item.blur) else { return }
    noteOtherStreams()
    let core = pixels(of: item, at: origin)
    context.save()
    context.translate(origin.x + corner.x + picture.origin.x, origin.y + corner.y + picture.origin.y)
    context.scale(picture.side)
    context.use(picture.source, repeatsEdge: false)
    if let core { outside(core) { context.paint() } } else { context.paint() }
    context.restore()
    forgetState()
  }
}
