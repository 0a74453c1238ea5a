/// The curve of a continuous corner, as the systems draw it: it leaves the side long before an arc would, and bends
/// more and more.
private enum ContinuousCorner {
  /// How far from the corner the curve begins, in radii.
  static let reach = 1.528665

  /// The points of the half of a corner that begins at a side, in radii: along the side, and away from it. Two control
  /// points and an end, then a line to the next point, and from there the control point nearest to the side.
  static let points = [
    (1.088493, 0.0), (0.868407, 0), (0.669934, 0.065496), (0.631494, 0.074911), (0.372824, 0.169060),
  ]
}

extension Path {
  /// A rectangle with continuous corners; nil where they do not fit beside each other, and have to be arcs.
  init?(_ rect: Rect, continuous corners: Corners) {
    let reach = ContinuousCorner.reach
    if corners.sides(of: rect.size).contains(where: { $0.radii * reach > $0.length }) { return nil }
    var steps: [Step] = []
    // Clockwise: each corner, the direction from it along the side that leads to it, and that along the next one.
    for (corner, radius, (x, y)) in [
      (Point(x: rect.maxX, y: rect.minY), corners.topRight, (-1.0, 0.0)),
      (Point(x: rect.maxX, y: rect.maxY), corners.bottomRight, (0, -1)),
      (Point(x: rect.minX, y: rect.maxY), corners.bottomLeft, (1, 0)),
      (Point(x: rect.minX, y: rect.minY), corners.topLeft, (0, 1)),
    ] {
      // A point so many radii back along the first side, and on along the second, which is a quarter turn from it.
      func point(_ back: Double, _ on: Double) -> Point {
        Point(x: corner.x + radius * (back * x + on * y), y: corner.y + radius * (back * y - on * x))
      }
      let p = ContinuousCorner.points
      steps.append(steps.isEmpty ? .move(point(reach, 0)) : .line(point(reach, 0)))
      guard radius > 0 else { continue }
      steps += [
        .curve(point(p[0].0, p[0].1), point(p[1].0, p[1].1), point(p[2].0, p[2].1)), .line(point(p[3].0, p[3].1)),
        .curve(point(p[4].0, p[4].1), point(p[4].1, p[4].0), point(p[3].1, p[3].0)), .line(point(p[2].1, p[2].0)),
        .curve(point(p[1].1, p[1].0), point(p[0].1, p[0].0), point(0, reach)),
      ]
    }
    self.init(steps + [.close])
  }
}
