/// An outline in points.
package struct Path: Hashable, Sendable {
  /// One step of the pen.
  package enum Step: Hashable, Sendable {
    /// Lifts the pen and sets it down.
    case move(Point)
    /// Draws a straight line.
    case line(Point)
    /// Draws a cubic Bézier curve with two control points.
    case curve(Point, Point, Point)
    /// Returns to the start of the subpath.
    case close
  }

  /// The steps in order.
  package var steps: [Step]

  /// Creates an outline from its steps.
  package init(_ steps: [Step] = []) { self.steps = steps }

  /// A rectangle; with a radius its corners are round.
  package init(_ rect: Rect, radius: Double = 0) { self.init(rect, topRadius: radius, bottomRadius: radius) }

  /// A rectangle whose upper and lower corners have radii of their own.
  package init(_ rect: Rect, topRadius: Double, bottomRadius: Double) {
    let most = min(rect.width, rect.height) / 2
    let (r, s) = (min(topRadius, most), min(bottomRadius, most))
    let (left, right, top, bottom) = (rect.minX, rect.maxX, rect.minY, rect.maxY)
    guard max(r, s) > 0 else {
      steps = [
        .move(rect.origin), .line(Point(x: right, y: top)), .line(Point(x: right, y: bottom)),
        .line(Point(x: left, y: bottom)), .close,
      ]
      return
    }
    // The distances of the control points from the corners.
    let (k, m) = (r * (1 - Self.circleHandle), s * (1 - Self.circleHandle))
    steps = [
      .move(Point(x: left + r, y: top)), .line(Point(x: right - r, y: top)),
      .curve(Point(x: right - k, y: top), Point(x: right, y: top + k), Point(x: right, y: top + r)),
      .line(Point(x: right, y: bottom - s)),
      .curve(Point(x: right, y: bottom - m), Point(x: right - m, y: bottom), Point(x: right - s, y: bottom)),
      .line(Point(x: left + s, y: bottom)),
      .curve(Point(x: left + m, y: bottom), Point(x: left, y: bottom - m), Point(x: left, y: bottom - s)),
      .line(Point(x: left, y: top + r)),
      .curve(Point(x: left, y: top + k), Point(x: left + k, y: top), Point(x: left + r, y: top)), .close,
    ]
  }

  /// How far the control points of a cubic curve that follows a quarter of a circle are from its ends, in radii.
  package static let circleHandle = 0.5522847498307936

  /// A circle, as a rectangle with the largest radius.
  package static func circle(center: Point, radius: Double) -> Path {
    Path(Rect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius), radius: radius)
  }
}
