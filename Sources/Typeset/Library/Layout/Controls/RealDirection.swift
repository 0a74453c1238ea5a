/// An arrow that means a real direction and never turns, on the side of its text to which it points (R022).
struct RealDirection: Arrangement {
  private static let gap = 6.0

  private let part: Part
  private let text: TextBlock?
  private let style: TextStyle
  private let side: Double

  init(_ part: Part, task: LayoutTask) {
    self.part = part
    style = TextStyle(of: part.block.name, part.attributes, in: part.environment)
    side = style.size * 1.2
    text =
      part.block.hasVisibleText
      ? TextBlock(part.block, path: part.identity.path, part.environment, in: part.surroundings, task: task) : nil
  }

  private var rest: Double { side + (text == nil ? 0 : Self.gap) }

  func widths() -> Widths {
    let text = text?.widths() ?? .zero
    return Widths(least: text.least + rest, ideal: text.ideal + rest)
  }

  private func textWidth(in width: Double) -> Double { min(text?.widths().ideal ?? 0, max(0, width - rest)) }

  func extent(in width: Double) -> Extent {
    let own = text?.extent(in: textWidth(in: width))
    let height = max(side, own?.height ?? 0)
    return Extent(height: height, firstBaseline: own?.firstBaseline.map { $0 + (height - (own?.height ?? 0)) / 2 })
  }

  func place(in size: Size, at origin: Point, into items: inout [FrameItem]) -> TextDecisions? {
    let width = textWidth(in: size.width)
    let pointsRight = part.attributes.text(.to) == "right"
    // Real sides: what stands here does not follow the reading direction.
    let arrowX = pointsRight && text != nil ? width + Self.gap : 0
    let textX = pointsRight ? 0 : rest
    let frame = Rect(
      origin: origin + Point(x: arrowX, y: (size.height - side) / 2), size: Size(width: side, height: side))
    items.append(part.identity.part("arrow", frame: frame, items: [.path(arrow)]))
    guard let text else { return nil }
    let height = text.extent(in: width).height
    return text.place(
      in: Size(width: width, height: height), at: origin + Point(x: textX, y: (size.height - height) / 2), into: &items)
  }

  /// A shaft with a head in its square.
  private var arrow: PathItem {
    let (middle, reach, head) = (side / 2, side * 0.38, side * 0.28)
    let to =
      switch part.attributes.text(.to) {
      case "left": Point(x: -1, y: 0)
      case "up": Point(x: 0, y: -1)
      case "down": Point(x: 0, y: 1)
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
