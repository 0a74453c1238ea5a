/// A text with a chevron: back and previous have theirs at the start, pointing against the reading direction (R020),
/// next has its own at the end, pointing along it (R021).
struct Chevron: Arrangement {
  /// The extent of a chevron and its distance from the text beside body text of 17 points.
  private static let size = Size(width: 10, height: 18)
  private static let gap = 6.0

  private let part: Part
  private let style: TextStyle
  private let scale: Double
  private let contents: TextBesideDrawing

  init(_ part: Part, task: LayoutTask) {
    self.part = part
    style = TextStyle(of: part.block.name, part.attributes, in: part.environment)
    scale = style.size / 17
    contents = TextBesideDrawing(
      part, drawing: Size(width: Self.size.width * scale, height: Self.size.height * scale), gap: Self.gap * scale,
      leastHeight: style.leading, task: task)
  }

  private var isNext: Bool { part.block.name == .next }
  private var chevron: Size { contents.drawing }

  func widths() -> Widths { contents.widths() }

  func extent(in width: Double) -> Extent { contents.extent(in: width) }

  func shareSpare(_ spare: Double, in width: Double) { contents.shareSpare(spare, in: width) }

  func place(in size: Size, at origin: Point, into items: inout [FrameItem]) -> TextDecisions? {
    var parts = ControlParts(of: part, size: size, at: origin)
    let (u, y) = (contents.drawingOffset(isFirst: !isNext, in: size.width), (size.height - chevron.height) / 2)
    let x = parts.layoutDirection.x(of: chevron.width, at: u, in: size.width)
    items += [part.buttonShape(behind: Rect(origin: origin + Point(x: x, y: y), size: chevron))].compactMap(\.self)
    parts.add(
      "chevron", u: u, y: y, size: chevron, isMirrored: parts.layoutDirection == .rightToLeft,
      items: [.path(outline(in: parts.layoutDirection))])
    items += parts.items
    return contents.placeText(
      behindDrawing: !isNext, along: parts.layoutDirection, in: size, at: origin, into: &items)
  }

  /// The two strokes, meeting at the side to which it points.
  private func outline(in layoutDirection: Direction) -> PathItem {
    let side = isNext ? R021NextPrevious.side(isNext: true, in: layoutDirection) : R020Back.side(in: layoutDirection)
    let width = part.environment.lineWidth(2.4) * scale
    let (near, far) = (width / 2, chevron.width - width / 2)
    let (tip, ends) = side == .left ? (near, far) : (far, near)
    let path = Path([
      .move(Point(x: ends, y: width / 2)), .line(Point(x: tip, y: chevron.height / 2)),
      .line(Point(x: ends, y: chevron.height - width / 2)),
    ])
    return PathItem(path: path, stroke: Stroke(color: style.color, width: width, isRound: true))
  }
}
