#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A `clock`: a dial with two hands, which is never mirrored (R046).
struct ClockBlock: Arrangement {
  private let box: DrawingBox
  private let minute: Double
  private let color: Color
  private let secondary: Color
  private let strokeFactor: Double
  private let decisions: DrawingDecisions

  /// The least side of a dial on which ticks are distinct, in points.
  private static let leastSideWithTicks = 36.0

  /// The clock of an element, four times as high as its text.
  init(_ part: Part) {
    let style = TextStyle(of: .clock, part.attributes, in: part.environment)
    box = DrawingBox(side: 4 * style.size, part)
    minute = Double(part.attributes[ClockElement.time])
    color = style.color
    secondary = part.environment.resolve(.named("tertiary-label"))
    strokeFactor = part.environment.accessibility.isBold ? R143BoldText.strokeFactor : 1
    decisions = DrawingDecisions(
      rules: [R046Clock.rule(layoutDirection: part.environment.layoutDirection)].compactMap(\.self))
  }

  func drawing(in size: Size) -> DrawingDecisions { decisions }

  func widths() -> Widths { box.widths }

  func extent(in width: Double) -> Extent { box.extent(in: width) }

  func place(in size: Size, at origin: Point, into items: inout [FrameItem]) -> TextDecisions? {
    let square = box.square(in: size, at: origin)
    guard square.width > 0 else { return nil }
    items.append(.group(FrameGroup(origin: square.origin, meaning: .artifact, items: dial(square.width))))
    return nil
  }

  private func dial(_ side: Double) -> [FrameItem] {
    let line = min(max(side / 28, 1.3), 3) * strokeFactor
    let center = Point(x: side / 2, y: side / 2)
    let radius = side / 2 - line / 2
    func point(_ turns: Double, _ share: Double) -> Point {
      let angle = 2 * Double.pi * turns
      return Point(x: center.x + share * radius * sin(angle), y: center.y - share * radius * cos(angle))
    }
    func stroke(_ from: Point, _ to: Point, _ width: Double, _ color: Color) -> FrameItem {
      .path(PathItem(path: Path([.move(from), .line(to)]), stroke: Stroke(color: color, width: width, isRound: true)))
    }
    var items: [FrameItem] = [
      .path(PathItem(path: .circle(center: center, radius: radius), stroke: Stroke(color: color, width: line)))
    ]
    for hour in 0..<12 where side >= Self.leastSideWithTicks {
      let turn = Double(hour) / 12
      let isQuarter = hour % 3 == 0
      items.append(
        stroke(
          point(turn, isQuarter ? 0.76 : 0.81), point(turn, 0.86), line * (isQuarter ? 1 : 0.7),
          isQuarter ? color : secondary))
    }
    let hands = R046Clock.hands(atMinute: minute)
    items.append(stroke(center, point(hands.hour, 0.48), line * 1.5, color))
    items.append(stroke(center, point(hands.minute, 0.72), line * 1.15, color))
    items.append(.path(PathItem(path: .circle(center: center, radius: line * 1.4), fill: color)))
    return items
  }
}
