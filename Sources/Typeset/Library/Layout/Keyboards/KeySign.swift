/// A sign on a key, as outlines; it looks the same in both directions.
enum KeySign {
  case shift, delete, emoji, hide

  /// The extent, in points.
  var size: Size {
    switch self {
    case .shift: Size(width: 20, height: 18)
    case .delete: Size(width: 23, height: 17)
    case .emoji: Size(width: 21, height: 21)
    case .hide: Size(width: 27, height: 22)
    }
  }

  /// Its drawing from its corner.
  func items(_ stroke: Stroke) -> [FrameItem] {
    switch self {
    case .shift: [line(Self.arrow, stroke)]
    case .delete: [line(Self.tag, stroke), line(Self.cross, stroke)]
    case .emoji:
      [
        line(Path(Rect(x: 1, y: 1, width: 19, height: 19), radius: 9.5), stroke), line(Self.smile, stroke),
        dot(x: 7.3, y: 8, radius: 1.3, stroke), dot(x: 13.7, y: 8, radius: 1.3, stroke),
      ]
    case .hide:
      [line(Path(Rect(x: 1, y: 1, width: 25, height: 13), radius: 2.5), stroke), line(Self.chevron, stroke)]
        + [5.5, 9.5, 13.5, 17.5, 21.5].map { dot(x: $0, y: 5, radius: 0.9, stroke) }
        + [line(Path([.move(Point(x: 8, y: 10)), .line(Point(x: 19, y: 10))]), stroke)]
    }
  }

  private func line(_ path: Path, _ stroke: Stroke) -> FrameItem { .path(PathItem(path: path, stroke: stroke)) }

  private func dot(x: Double, y: Double, radius: Double, _ stroke: Stroke) -> FrameItem {
    let box = Rect(x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius)
    return .path(PathItem(path: Path(box, radius: radius), fill: stroke.color))
  }

  private static let arrow = outline([(10, 1), (19, 10), (14, 10), (14, 17), (6, 17), (6, 10), (1, 10)])
  private static let tag = outline([(1, 8.5), (8, 1), (22, 1), (22, 16), (8, 16)])
  private static let cross = Path([
    .move(Point(x: 11.5, y: 5.5)), .line(Point(x: 17.5, y: 11.5)), .move(Point(x: 17.5, y: 5.5)),
    .line(Point(x: 11.5, y: 11.5)),
  ])
  private static let smile = Path([
    .move(Point(x: 6, y: 12.3)), .curve(Point(x: 7.5, y: 16.3), Point(x: 13.5, y: 16.3), Point(x: 15, y: 12.3)),
  ])
  private static let chevron = Path([
    .move(Point(x: 9.5, y: 17.5)), .line(Point(x: 13.5, y: 21)), .line(Point(x: 17.5, y: 17.5)),
  ])

  private static func outline(_ points: [(x: Double, y: Double)]) -> Path {
    let points = points.map { Point(x: $0.x, y: $0.y) }
    return Path([.move(points[0])] + points.dropFirst().map { .line($0) } + [.close])
  }
}
