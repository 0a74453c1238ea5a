extension Path {
  /// A stretch of an outline without a break.
  struct Polyline: Sendable {
    /// Its points in order.
    var points: [Point]
    /// Whether it returns to its first point.
    var isClosed: Bool
  }

  /// The outline as straight lines, each curve in `pieces` of them.
  func polylines(pieces: Int = 12) -> [Polyline] {
    var lines: [Polyline] = []
    for step in steps {
      switch step {
      case .move(let point): lines.append(Polyline(points: [point], isClosed: false))
      case .line(let point): lines.last?.points.last == nil ? () : lines[lines.count - 1].points.append(point)
      case .curve(let first, let second, let end):
        guard let start = lines.last?.points.last else { continue }
        let curve = CubicCurve(start: start, first: first, second: second, end: end)
        for piece in 1...pieces {
          lines[lines.count - 1].points.append(curve.point(at: Double(piece) / Double(pieces)))
        }
      case .close:
        guard let start = lines.last?.points.first else { continue }
        lines[lines.count - 1].isClosed = true
        lines[lines.count - 1].points.append(start)
      }
    }
    return lines
  }

  /// The least upright rectangle around the outline itself, its curves followed closely; nil for an empty one.
  var tightBounds: Rect? {
    var bounds: Rect?
    for line in polylines(pieces: 16) {
      for point in line.points { bounds = Rect.union(bounds, Rect(x: point.x, y: point.y, width: 0, height: 0)) }
    }
    return bounds
  }

  /// The area that a round pen of a radius covers between two points.
  static func capsule(from start: Point, to end: Point, radius: Double) -> Path {
    let (dx, dy) = (end.x - start.x, end.y - start.y)
    let length = (dx * dx + dy * dy).squareRoot()
    guard length > 1e-6 else { return .circle(center: start, radius: radius) }
    let box = Rect(x: -radius, y: -radius, width: length + 2 * radius, height: 2 * radius)
    let (cosine, sine) = (dx / length, dy / length)
    return Path(box, radius: radius).transformed(
      by: Transform(a: cosine, b: sine, c: -sine, d: cosine, tx: start.x, ty: start.y))
  }
}

/// A cubic Bézier curve.
struct CubicCurve: Sendable {
  /// Its start.
  var start: Point
  /// The control point of its start.
  var first: Point
  /// The control point of its end.
  var second: Point
  /// Its end.
  var end: Point

  init(start: Point, first: Point, second: Point, end: Point) {
    self.start = start
    self.first = first
    self.second = second
    self.end = end
  }

  /// A straight line.
  init(from start: Point, to end: Point) {
    self.init(start: start, first: start.toward(end, 1 / 3), second: start.toward(end, 2 / 3), end: end)
  }

  /// The point at a parameter 0…1.
  func point(at t: Double) -> Point {
    let u = 1 - t
    let (a, b, c, d) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
    return Point(
      x: a * start.x + b * first.x + c * second.x + d * end.x, y: a * start.y + b * first.y + c * second.y + d * end.y)
  }

  /// The part between two parameters.
  func part(from low: Double, to high: Double) -> CubicCurve {
    split(at: high).before.split(at: high > 0 ? low / high : 0).after
  }

  private func split(at t: Double) -> (before: CubicCurve, after: CubicCurve) {
    let (p, q, r) = (start.toward(first, t), first.toward(second, t), second.toward(end, t))
    let (v, w) = (p.toward(q, t), q.toward(r, t))
    let middle = v.toward(w, t)
    return (
      CubicCurve(start: start, first: p, second: v, end: middle),
      CubicCurve(start: middle, first: w, second: r, end: end)
    )
  }
}

extension Point {
  /// The point at a share of the way to another.
  func toward(_ other: Point, _ share: Double) -> Point {
    Point(x: x + (other.x - x) * share, y: y + (other.y - y) * share)
  }

  /// The distance to another point.
  func distance(to other: Point) -> Double {
    ((x - other.x) * (x - other.x) + (y - other.y) * (y - other.y)).squareRoot()
  }
}
