/// The radii of the corners of a rectangle, in points.
package struct Corners: Hashable, Sendable {
  package var topLeft: Double
  package var topRight: Double
  package var bottomRight: Double
  package var bottomLeft: Double
  /// Whether their curves are continuous.
  package var isContinuous = false

  /// The same radius at every corner.
  package init(_ radius: Double) {
    self.init(topLeft: radius, topRight: radius, bottomRight: radius, bottomLeft: radius)
  }

  package init(topLeft: Double, topRight: Double, bottomRight: Double, bottomLeft: Double) {
    self.topLeft = topLeft
    self.topRight = topRight
    self.bottomRight = bottomRight
    self.bottomLeft = bottomLeft
  }

  /// The radius of every corner; nil where they differ.
  package var common: Double? {
    topLeft == topRight && topRight == bottomRight && bottomRight == bottomLeft ? topLeft : nil
  }

  /// The radii of an outline that is inside of another by a distance.
  package func inside(by distance: Double) -> Corners { map { max(0, $0 - distance) } }

  /// The radii that fit into a rectangle of a size: all are reduced alike until two at a side do not meet (CSS
  /// Backgrounds, 4.5).
  func fitting(_ size: Size) -> Corners {
    let factor = sides(of: size).reduce(1.0) { $1.radii > $1.length ? min($0, $1.length / $1.radii) : $0 }
    return factor < 1 ? map { $0 * factor } : self
  }

  /// The length of each side of a rectangle of a size, with the radii of both of its corners together.
  func sides(of size: Size) -> [(length: Double, radii: Double)] {
    [
      (size.width, topLeft + topRight), (size.width, bottomLeft + bottomRight),
      (size.height, topLeft + bottomLeft), (size.height, topRight + bottomRight),
    ]
  }

  private func map(_ change: (Double) -> Double) -> Corners {
    var corners = Corners(
      topLeft: change(topLeft), topRight: change(topRight), bottomRight: change(bottomRight),
      bottomLeft: change(bottomLeft))
    corners.isContinuous = isContinuous
    return corners
  }
}

extension Path {
  /// A rectangle with corners of different radii.
  package init(_ rect: Rect, corners: Corners) {
    if corners.isContinuous, let path = Path(rect, continuous: corners) {
      self = path
      return
    }
    if let radius = corners.common {
      self.init(rect, radius: radius)
      return
    }
    let fitting = corners.fitting(rect.size)
    let (p, q, r, s) = (fitting.topLeft, fitting.topRight, fitting.bottomRight, fitting.bottomLeft)
    let (left, right, top, bottom) = (rect.minX, rect.maxX, rect.minY, rect.maxY)
    // The distance of a control point from the corner, in radii.
    let k = 1 - Self.circleHandle
    self.init([
      .move(Point(x: left + p, y: top)), .line(Point(x: right - q, y: top)),
      .curve(Point(x: right - k * q, y: top), Point(x: right, y: top + k * q), Point(x: right, y: top + q)),
      .line(Point(x: right, y: bottom - r)),
      .curve(
        Point(x: right, y: bottom - k * r), Point(x: right - k * r, y: bottom), Point(x: right - r, y: bottom)),
      .line(Point(x: left + s, y: bottom)),
      .curve(Point(x: left + k * s, y: bottom), Point(x: left, y: bottom - k * s), Point(x: left, y: bottom - s)),
      .line(Point(x: left, y: top + p)),
      .curve(Point(x: left, y: top + k * p), Point(x: left + k * p, y: top), Point(x: left + p, y: top)), .close,
    ])
  }
}
