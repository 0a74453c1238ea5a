/// A text with a chevron: back and previous have theirs at the start, pointing against the reading direction (R020), next has its
/// own at the end, pointing along it (R021).
struct Chevron: Arrangement {
  /// The extent of a chevron and its distance from the text beside body text of 17 points.
  private static let size = Size(width: 10, height: 18)
  private static let gap = 6.0

  private let part: Part
  private let text: TextBlock?
  private let style: TextStyle
  private let scale: Double

  init(_ part: Part, task: LayoutTask) {
    self.part = part
    style = TextStyle(of: part.block.name, part.attributes, in: part.environment)
    scale = style.size / 17
    text =
      part.block.hasVisibleText
      ? TextBlock(part.block, path: part.identity.path, part.environment, in: part.surroundings, task: task) : nil
  }

  private var isNext: Bool { part.block.name == .next }
  private var chevron: Size { Size(width: Self.size.width * scale, height: Self.size.height * scale) }
  private var rest: Double { chevron.width + (text == nil ? 0 : Self.gap * scale) }

  func widths() -> Widths {
    let text = text?.widths() ?? .zero
    return Widths(least: text.least + rest, ideal: text.ideal + rest)
  }

  func extent(in width: Double) -> Extent {
    guard let text = text?.extent(in: textWidth(in: width)) else {
      return Extent(height: max(chevron.height, style.leading), firstBaseline: nil)
    }
    let height = max(chevron.height, text.height)
    return Extent(height: height, firstBaseline: text.firstBaseline.map { $0 + (height - text.height) / 2 })
  }

  private func textWidth(in width: Double) -> Double {
    min(text?.widths().ideal ?? 0, max(0, width - rest))
  }

  func place(in size: Size, at origin: Point, into items: inout [FrameItem]) -> TextDecisions? {
    var parts = ControlParts(of: part, size: size, at: origin)
    let width = textWidth(in: size.width)
    parts.add(
      "chevron", u: isNext ? (text == nil ? 0 : width + Self.gap * scale) : 0, y: (size.height - chevron.height) / 2,
      size: chevron, isMirrored: parts.context == .rightToLeft, items: [.path(outline(in: parts.context))])
    items += parts.items
    guard let text else { return nil }
    let height = text.extent(in: width).height
    let x = parts.context.x(of: width, at: isNext ? 0 : rest, in: size.width)
    return text.place(
      in: Size(width: width, height: height), at: origin + Point(x: x, y: (size.height - height) / 2), into: &items)
  }

  /// The two strokes, meeting at the side to which it points.
  private func outline(in context: Direction) -> PathItem {
    let side = isNext ? R021NextPrevious.side(isNext: true, in: context) : R020Back.side(in: context)
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
