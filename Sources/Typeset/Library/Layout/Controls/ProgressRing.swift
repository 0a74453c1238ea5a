#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A ring that fills from the top, clockwise in every layout as clocks do (R046), with the value in its middle on
/// request.
struct ProgressRing: ControlArrangement {
  private static let side = 60.0
  /// The width of the ring, and the size of the number, as shares of the side.
  private static let (thickness, number) = (0.12, 0.25)

  let part: Part
  private let scale: ControlScale
  private let task: LayoutTask

  init(_ part: Part, task: LayoutTask) {
    self.part = part
    self.task = task
    scale = ControlScale(progress: part.attributes)
  }

  private var side: Double { Self.side * part.environment.controlGrowth }

  func widths() -> Widths { Widths(minContent: side, maxContent: side) }

  func extent(in width: Double) -> Extent { Extent(height: width, firstBaseline: nil) }

  func draw(_ parts: inout ControlParts) {
    let environment = part.environment
    let (corner, square) = (parts.middleSquare.origin, parts.middleSquare.size)
    let side = square.width
    let width = side * Self.thickness
    let radius = (side - width) / 2
    let middle = Point(x: side / 2, y: side / 2)
    let circle = Path.circle(center: middle, radius: radius)
    parts.add(
      "track", u: corner.x, y: corner.y, size: square,
      items: [.path(PathItem(path: circle, stroke: Stroke(color: environment.trackColor, width: width, isRound: true)))]
    )
    if scale.fraction > 0 {
      let stroke = Stroke(color: environment.controlColor("tint"), width: width, isRound: true)
      let path = scale.fraction > Sector.most ? circle : arc(around: middle, radius: radius)
      parts.add(
        "fill", u: corner.x, y: corner.y, size: square, items: [.path(PathItem(path: path, stroke: stroke))])
    }
    guard part.attributes[RingElement.numbers] else { return }
    let shown =
      part.attributes.gives(RingElement.total)
      ? environment.format(number: scale.value) : environment.format(percent: scale.value)
    var room = side - 2 * width - 4
    var text = number(shown, size: side * Self.number)
    let ideal = text.widths().maxContent
    if ideal > room { text = number(shown, size: side * Self.number * room / ideal) }
    room = max(room, text.widths().maxContent)
    let height = text.extent(in: room).height
    parts.add(
      "number", u: (parts.size.width - room) / 2, y: (parts.size.height - height) / 2, width: room, text: text)
  }

  private func number(_ text: String, size: Double) -> TextBlock {
    task.controlNumber(
      text, style: .footnote, size: size, weight: 600, color: part.environment.signColor("label"), of: part)
  }

  /// The filled part of the ring, from the top clockwise.
  private func arc(around middle: Point, radius: Double) -> Path {
    let angle = 2 * Double.pi * scale.fraction
    let start = Point(x: middle.x, y: middle.y - radius)
    let end = Point(x: middle.x + radius * sin(angle), y: middle.y - radius * cos(angle))
    let arc = EllipticArc(
      from: start, to: end, radii: Size(width: radius, height: radius), rotation: 0, isLarge: angle > .pi,
      isSweep: true)
    return Path([.move(start)] + arc.steps)
  }
}
