#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

extension Path.Polyline {
  /// The extent of its points; nil if it has none.
  var bounds: Rect? {
    points.reduce(nil) { Rect.union($0, Rect(x: $1.x, y: $1.y, width: 0, height: 0)) }
  }

  /// The convex outline around the ink of marks and a gap.
  static func hull(around marks: [IconMark], gap: Double) -> Path.Polyline {
    let pen = (0..<16).map { turn in
      let angle = Double(turn) * .pi / 8
      return Point(x: cos(angle), y: sin(angle))
    }
    let byRadius = Dictionary(grouping: marks) { gap + ($0.stroke == nil ? 0 : $0.strokeWidth / 2) }
    let edges = byRadius.sorted { $0.key < $1.key }.flatMap { radius, marks in
      hull(of: marks.flatMap { $0.path.polylines().flatMap(\.points) }).flatMap { point in
        pen.map { Point(x: point.x + radius * $0.x, y: point.y + radius * $0.y) }
      }
    }
    return Path.Polyline(points: hull(of: edges), isClosed: true)
  }

  /// The corners of the convex outline around points, the first again at the end, by Andrew's monotone chain.
  private static func hull(of points: [Point]) -> [Point] {
    let points = points.sorted { $0.x != $1.x ? $0.x < $1.x : $0.y < $1.y }
    func chain(_ points: some Sequence<Point>) -> [Point] {
      points.reduce(into: []) { chain, point in
        while chain.count > 1, !point.isRight(of: chain[chain.count - 2], chain[chain.count - 1]) { chain.removeLast() }
        chain.append(point)
      }
    }
    return chain(points).dropLast() + chain(points.reversed())
  }

  /// Whether a point is inside, by the even-odd rule.
  func surrounds(_ point: Point) -> Bool {
    var isInside = false
    for index in points.indices.dropFirst() {
      let (start, end) = (points[index - 1], points[index])
      guard (start.y > point.y) != (end.y > point.y) else { continue }
      if point.x < start.x + (point.y - start.y) / (end.y - start.y) * (end.x - start.x) { isInside.toggle() }
    }
    return isInside
  }
}

extension Point {
  /// The distance to the nearest point of a line between two.
  func distance(toSegment start: Point, _ end: Point) -> Double {
    let (dx, dy) = (end.x - start.x, end.y - start.y)
    let square = dx * dx + dy * dy
    let share = square > 0 ? min(max(((x - start.x) * dx + (y - start.y) * dy) / square, 0), 1) : 0
    return distance(to: start.toward(end, share))
  }

  /// Whether it is above and to the right of a line that runs down to the right.
  func isRight(of start: Point, _ end: Point) -> Bool {
    (end.x - start.x) * (y - start.y) - (end.y - start.y) * (x - start.x) < 0
  }
}
