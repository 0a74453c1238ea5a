// The signs of annotations, drawn as paths so that no font needs to have them.

/// The arrow of a text's direction against the bar of the side on which it stands: `→|`.
enum DirectionSign {
  /// Its extent, in points.
  static let size = Size(width: 13, height: 7)

  /// The sign with its corner at a point.
  static func item(_ direction: Direction, side: Side, color: Color, at corner: Point) -> FrameItem {
    let (width, height) = (size.width, size.height)
    let middle = height / 2
    // The arrow leaves room at the bar; in the middle the bar crosses it.
    let (left, right) =
      switch side {
      case .left: (3.2, width)
      case .right: (0.0, width - 3.2)
      case .center: (0.0, width)
      }
    let bar =
      switch side {
      case .left: 0.5
      case .right: width - 0.5
      case .center: width / 2
      }
    let (tip, back) = direction == .leftToRight ? (right, -2.6) : (left, 2.6)
    let steps: [Path.Step] = [
      .move(Point(x: bar, y: 0)), .line(Point(x: bar, y: height)),
      .move(Point(x: left, y: middle)), .line(Point(x: right, y: middle)),
      .move(Point(x: tip + back, y: middle - 2.4)), .line(Point(x: tip, y: middle)),
      .line(Point(x: tip + back, y: middle + 2.4)),
    ]
    return .path(PathItem(path: Path(steps).moved(by: corner), stroke: Stroke(color: color, width: 0.9, isRound: true)))
  }
}

/// A small round badge at the corner of a drawing.
enum Badge {
  /// Its diameter, in points.
  static let diameter = 11.0

  /// Two arrows against each other: what is mirrored.
  static func swap(_ color: Color, on background: Color, at corner: Point) -> [FrameItem] {
    let c = Point(x: corner.x + diameter / 2, y: corner.y + diameter / 2)
    let steps: [Path.Step] = [
      .move(Point(x: -2.8, y: -1.3)), .line(Point(x: 2.8, y: -1.3)),
      .move(Point(x: 1.3, y: -2.8)), .line(Point(x: 2.8, y: -1.3)),
      .move(Point(x: 2.8, y: 1.3)), .line(Point(x: -2.8, y: 1.3)),
      .move(Point(x: -1.3, y: 2.8)), .line(Point(x: -2.8, y: 1.3)),
    ]
    return [
      disc(color, on: background, center: c),
      .path(PathItem(path: Path(steps).moved(by: c), stroke: Stroke(color: color, width: 0.9, isRound: true))),
    ]
  }

  /// A lock: what keeps its direction.
  static func lock(_ color: Color, on background: Color, at corner: Point) -> [FrameItem] {
    let c = Point(x: corner.x + diameter / 2, y: corner.y + diameter / 2)
    let shackle: [Path.Step] = [
      .move(Point(x: -1.4, y: -0.4)), .line(Point(x: -1.4, y: -1.5)),
      .curve(Point(x: -1.4, y: -3.4), Point(x: 1.4, y: -3.4), Point(x: 1.4, y: -1.5)),
      .line(Point(x: 1.4, y: -0.4)),
    ]
    return [
      disc(color, on: background, center: c),
      .path(PathItem(path: Path(shackle).moved(by: c), stroke: Stroke(color: color, width: 0.9, isRound: true))),
      .path(PathItem(path: Path(Rect(x: c.x - 2.3, y: c.y - 0.5, width: 4.6, height: 3.3), radius: 0.7), fill: color)),
    ]
  }

  /// Three dots: text that is cut.
  static func ellipsis(_ color: Color, on background: Color, at corner: Point) -> [FrameItem] {
    let c = Point(x: corner.x + diameter / 2, y: corner.y + diameter / 2)
    return [disc(color, on: background, center: c)]
      + [-2.6, 0, 2.6].map { x in
        .path(PathItem(path: .circle(center: c + Point(x: x, y: 0), radius: 0.85), fill: color))
      }
  }

  /// Two ends of a line apart: a word that is broken.
  static func gap(_ color: Color, on background: Color, at corner: Point) -> [FrameItem] {
    let c = Point(x: corner.x + diameter / 2, y: corner.y + diameter / 2)
    let steps: [Path.Step] = [
      .move(Point(x: -3.2, y: 0)), .line(Point(x: -1.2, y: 0)), .move(Point(x: 1.2, y: 0)), .line(Point(x: 3.2, y: 0)),
      .move(Point(x: -1.2, y: 2.4)), .line(Point(x: 1.2, y: -2.4)),
    ]
    return [
      disc(color, on: background, center: c),
      .path(PathItem(path: Path(steps).moved(by: c), stroke: Stroke(color: color, width: 0.9, isRound: true))),
    ]
  }

  private static func disc(_ color: Color, on background: Color, center: Point) -> FrameItem {
    .path(
      PathItem(
        path: .circle(center: center, radius: diameter / 2 - 0.35), fill: background,
        stroke: Stroke(color: color, width: 0.7)))
  }
}

extension Path {
  /// A straight line in dashes, which begin and end at its ends.
  static func dashes(from start: Point, to end: Point, dash: Double = 3, gap: Double = 2.2) -> Path {
    let (dx, dy) = (end.x - start.x, end.y - start.y)
    let length = (dx * dx + dy * dy).squareRoot()
    guard length > dash, length.isFinite else { return Path([.move(start), .line(end)]) }
    let count = min(max(1, ((length - dash) / (dash + gap)).rounded()), 10_000)
    let pitch = (length - dash) / count
    func point(_ distance: Double) -> Point {
      Point(x: start.x + dx * distance / length, y: start.y + dy * distance / length)
    }
    return Path(
      (0...Int(count)).flatMap { index -> [Step] in
        [.move(point(Double(index) * pitch)), .line(point(Double(index) * pitch + dash))]
      })
  }

  /// The four sides of a rectangle in dashes.
  package static func dashes(around rect: Rect, dash: Double = 3, gap: Double = 2.2) -> Path {
    let corners = [
      rect.origin, Point(x: rect.maxX, y: rect.minY), Point(x: rect.maxX, y: rect.maxY),
      Point(x: rect.minX, y: rect.maxY),
    ]
    return Path(
      corners.indices.flatMap {
        dashes(from: corners[$0], to: corners[($0 + 1) % corners.count], dash: dash, gap: gap).steps
      })
  }
}
