/// What is drawn between the axes of a chart: lines across, and bars, a line or an area.
struct AxisPlot {
  /// How the values are drawn.
  enum Kind {
    case bar, line, area
  }

  let kind: Kind
  let values: [Double]
  let texts: ChartTexts

  /// The radius of the dots on a line with the width of its outline, in points.
  static let dotRadius = 4.2
  /// The most dots on a line.
  private static let mostDots = 40
  /// How far the ticks of labels reach below the plot, in points.
  private static let tickLength = 4.0

  /// The lines of a plot of a size, and what lies below them; `ticks` are the indexes of values that have a tick.
  func axes(in size: Size, _ scale: ChartScale, ticks: [Int]) -> [FrameItem] {
    var items = kind == .area ? area(points(in: size, scale), zero: y(0, in: size, scale)) : []
    for tick in scale.ticks {
      let y = y(tick, in: size, scale)
      items.append(
        line(
          from: Point(x: 0, y: y), to: Point(x: size.width, y: y),
          tick == 0 ? texts.color("secondary-label") : texts.color("separator"),
          width: tick == 0 ? 1 : texts.part.environment.dividerThickness))
    }
    items.append(line(from: .zero, to: Point(x: 0, y: size.height), texts.color("secondary-label"), width: 1))
    for index in ticks {
      let x = (Double(index) + 0.5) * size.width / Double(values.count)
      items.append(
        line(
          from: Point(x: x, y: size.height), to: Point(x: x, y: size.height + Self.tickLength),
          texts.color("secondary-label"), width: 1))
    }
    return items
  }

  /// What shows the values in a plot of a size.
  func marks(in size: Size, _ scale: ChartScale) -> [FrameItem] {
    let points = points(in: size, scale)
    guard kind == .bar else { return curve(points) }
    let (slot, zero) = (size.width / Double(max(1, values.count)), y(0, in: size, scale))
    return points.compactMap { bar(at: $0, zero: zero, slot: slot) }
  }

  private func y(_ value: Double, in size: Size, _ scale: ChartScale) -> Double {
    size.height * (1 - scale.share(of: value))
  }

  private func points(in size: Size, _ scale: ChartScale) -> [Point] {
    let slot = size.width / Double(max(1, values.count))
    return values.enumerated().map {
      Point(x: (Double($0.offset) + 0.5) * slot, y: y($0.element, in: size, scale))
    }
  }

  private func line(from start: Point, to end: Point, _ color: Color, width: Double) -> FrameItem {
    .path(PathItem(path: Path([.move(start), .line(end)]), stroke: Stroke(color: color, width: width)))
  }

  /// A bar from the line of zero, its far corners round.
  private func bar(at point: Point, zero: Double, slot: Double) -> FrameItem? {
    let height = abs(point.y - zero)
    guard height > 0 else { return nil }
    let width = min(slot * 0.62, 40)
    let radius = min(4, width / 2, height)
    let box = Rect(x: point.x - width / 2, y: min(point.y, zero), width: width, height: height)
    let isAbove = point.y < zero
    let path = Path(box, topRadius: isAbove ? radius : 0, bottomRadius: isAbove ? 0 : radius)
    return .path(PathItem(path: path, fill: texts.valueColor))
  }

  private func curve(_ points: [Point]) -> [FrameItem] {
    guard let first = points.first else { return [] }
    let path = Path([.move(first)] + points.dropFirst().map(Path.Step.line))
    let stroke = Stroke(color: texts.valueColor, width: 2, isRound: true)
    let line = FrameItem.path(PathItem(path: path, stroke: stroke))
    guard points.count <= Self.mostDots, kind == .line || points.count == 1 else { return [line] }
    let background = texts.color("background")
    return [line]
      + points.map {
        .path(
          PathItem(
            path: .circle(center: $0, radius: Self.dotRadius - 1), fill: background,
            stroke: Stroke(color: texts.valueColor, width: 2)))
      }
  }

  private func area(_ points: [Point], zero: Double) -> [FrameItem] {
    guard let first = points.first, let last = points.last else { return [] }
    var color = texts.valueColor
    color.alpha = UInt8(Double(color.alpha) * 0.2)
    let path = Path(
      [.move(Point(x: first.x, y: zero))] + points.map(Path.Step.line) + [.line(Point(x: last.x, y: zero)), .close])
    return [.path(PathItem(path: path, fill: color))]
  }
}
