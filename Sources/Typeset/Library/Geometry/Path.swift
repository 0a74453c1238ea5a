/// An outline in points.
public struct Path: Hashable, Sendable {
  /// One step of the pen.
  public enum Step: Hashable, Sendable {
    /// Lifts the pen and sets it down.
    case move(Point)
    /// Draws a straight line.
    case line(Point)
    /// Draws a cubic Bézier curve with two control points.
    case curve(Point, Point, Point)
    /// Returns to where the pen was set down.
    case close
  }

  /// The steps in order.
  public var steps: [Step]

  /// Creates an outline from its steps.
  public init(_ steps: [Step] = []) { self.steps = steps }

  /// A rectangle; with a radius its corners are round.
  public init(_ rect: Rect, radius: Double = 0) {
    let r = min(radius, rect.width / 2, rect.height / 2)
    guard r > 0 else {
      steps = [
        .move(rect.origin), .line(Point(x: rect.maxX, y: rect.minY)), .line(Point(x: rect.maxX, y: rect.maxY)),
        .line(Point(x: rect.minX, y: rect.maxY)), .close,
      ]
      return
    }
    // The distance of a control point that makes a cubic curve follow a quarter of a circle.
    let k = r * (1 - 0.5522847498307936)
    let (left, right, top, bottom) = (rect.minX, rect.maxX, rect.minY, rect.maxY)
    steps = [
      .move(Point(x: left + r, y: top)), .line(Point(x: right - r, y: top)),
      .curve(Point(x: right - k, y: top), Point(x: right, y: top + k), Point(x: right, y: top + r)),
      .line(Point(x: right, y: bottom - r)),
      .curve(Point(x: right, y: bottom - k), Point(x: right - k, y: bottom), Point(x: right - r, y: bottom)),
      .line(Point(x: left + r, y: bottom)),
      .curve(Point(x: left + k, y: bottom), Point(x: left, y: bottom - k), Point(x: left, y: bottom - r)),
      .line(Point(x: left, y: top + r)),
      .curve(Point(x: left, y: top + k), Point(x: left + k, y: top), Point(x: left + r, y: top)), .close,
    ]
  }

  /// A circle, as a rectangle with the largest radius.
  public static func circle(center: Point, radius: Double) -> Path {
    Path(Rect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius), radius: radius)
  }
}
