/// An arrow that means a real direction and never turns, on the side of its text to which it points (R022).
struct RealDirection: Arrangement {
  private static let gap = 6.0

  private let part: Part
  private let style: TextStyle
  private let side: Double
  private let contents: TextBesideDrawing

  init(_ part: Part, task: LayoutTask) {
    self.part = part
    style = TextStyle(of: part.block.name, part.attributes, in: part.environment)
    side = style.size * 1.2
    contents = TextBesideDrawing(part, drawing: Size(width: side, height: side), gap: Self.gap, task: task)
  }

  func widths() -> Widths { contents.widths() }

  func extent(in width: Double) -> Extent { contents.extent(in: width) }

  func shareSpare(_ spare: Double, in width: Double) { contents.shareSpare(spare, in: width) }

  func place(in size: Size, at origin: Point, into items: inout [FrameItem]) -> TextDecisions? {
    // Real sides: what stands here does not follow the reading direction.
    let pointsRight = part.attributes[DirectionElement.to] == .right
    let x = contents.drawingOffset(isFirst: !pointsRight, in: size.width)
    let frame = Rect(origin: origin + Point(x: x, y: (size.height - side) / 2), size: contents.drawing)
    items += [part.buttonShape(behind: frame)].compactMap(\.self)
    items.append(part.identity.part("arrow", frame: frame, items: [.path(arrow)]))
    return contents.placeText(
      behindDrawing: !pointsRight, along: .leftToRight, in: size, at: origin, into: &items)
  }

  /// A shaft with a head in its square.
  private var arrow: PathItem {
    let (middle, reach, head) = (side / 2, side * 0.38, side * 0.28)
    let to =
      switch part.attributes[DirectionElement.to] {
      case .left: Point(x: -1, y: 0)
      case .up: Point(x: 0, y: -1)
      case .down: Point(x: 0, y: 1)
      default: Point(x: 1, y: 0)
      }
    let tip = Point(x: middle + to.x * reach, y: middle + to.y * reach)
    let tail = Point(x: middle - to.x * reach, y: middle - to.y * reach)
    let barb = { (sign: Double) in
      Point(x: tip.x - to.x * head + sign * to.y * head, y: tip.y - to.y * head + sign * to.x * head)
    }
    return PathItem(
      path: Path([.move(tail), .line(tip), .move(barb(1)), .line(tip), .line(barb(-1))]),
      stroke: Stroke(color: style.color, width: part.environment.lineWidth(side * 0.1), isRound: true))
  }
}
