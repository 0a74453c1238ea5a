/// How much of a part of a page a drawing covers.
enum DrawingCoverage {
  /// Nothing of it.
  case none
  /// All of it, with one colour.
  case whole(Color)
  /// Some of it, or all of it with several colours.
  case partial
}

extension CheckedDrawing {
  /// How much it covers of a rectangle on the page.
  func coverage(of rect: Rect) -> DrawingCoverage {
    guard bounds.overlaps(rect) else { return .none }
    guard case .path(let item) = shape, item.blur == 0 else { return .partial }
    let local = rect.moved(by: Point(x: -origin.x, y: -origin.y))
    if let stroke = item.stroke, stroke.color.alpha > 0, item.path.touches(local, within: stroke.width / 2) {
      return .partial
    }
    guard let fill = item.fill, fill.alpha > 0 else { return .none }
    let isWhole =
      clip?.contains(rect) != false && item.gradient == nil && item.cutouts.isEmpty && !item.usesEvenOdd
      && item.path.isConvexAround(local)
    return isWhole ? .whole(fill) : .partial
  }
}

extension Path {
  /// Whether a line along it may touch a rectangle; `distance` is half of the width of the line.
  ///
  /// A rectangle inside an outline of straight sides and round corners is not touched if it is farther from the extent.
  fileprivate func touches(_ rect: Rect, within distance: Double) -> Bool {
    guard let bounds else { return false }
    return !(bounds.expanded(by: -distance).contains(rect) && isConvexAround(rect))
  }

  /// Whether it is one convex outline that contains a rectangle.
  fileprivate func isConvexAround(_ rect: Rect) -> Bool {
    guard bounds?.contains(rect) == true else { return false }
    let outlines = polylines(pieces: 4)
    guard outlines.count == 1, let points = outlines.first?.points, points.count >= 3 else { return false }
    let corners = [
      rect.origin, Point(x: rect.maxX, y: rect.minY), Point(x: rect.maxX, y: rect.maxY),
      Point(x: rect.minX, y: rect.maxY),
    ]
    // In a convex outline, every corner of the rectangle is on the same side of every edge, and so is every point of
    // the outline.
    var side = 0.0
    for index in points.indices {
      let (start, end) = (points[index], points[(index + 1) % points.count])
      let next = points[(index + 2) % points.count]
      for point in corners + [next] {
        let turn = (end.x - start.x) * (point.y - start.y) - (end.y - start.y) * (point.x - start.x)
        if abs(turn) < 1e-6 { continue }
        if side * turn < 0 { return false }
        side = turn
      }
    }
    return true
  }
}
