extension GlyphPolygons {
  /// The extent of the ink; nil if there is none.
  var bounds: Rect? {
    let points = contours.joined()
    guard let first = points.first else { return nil }
    let (low, high) = points.reduce((first, first)) { box, point in
      (
        Point(x: min(box.0.x, point.x), y: min(box.0.y, point.y)),
        Point(x: max(box.1.x, point.x), y: max(box.1.y, point.y))
      )
    }
    return Rect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
  }

  /// The outline in another unit, y downwards.
  func scaled(by factor: Double) -> GlyphPolygons {
    GlyphPolygons(contours: contours.map { $0.map { Point(x: $0.x * factor, y: -$0.y * factor) } })
  }

  /// The outline farther to the right.
  func moved(by distance: Double) -> GlyphPolygons {
    GlyphPolygons(contours: contours.map { $0.map { Point(x: $0.x + distance, y: $0.y) } })
  }

  /// How much ink there is.
  var area: Double { abs(contours.reduce(0) { $0 + $1.signedArea }) }

  /// How long the edges of the ink are.
  var perimeter: Double { contours.reduce(0) { $0 + $1.perimeter } }

  /// How thick its strokes are in the mean: what has long edges for its ink is drawn with thin ones.
  var strokeWidth: Double { perimeter > 0 ? 2 * area / perimeter : 0 }

  /// The outline with every edge farther out, and round corners; strokes become twice that thicker.
  func expanded(by distance: Double) -> GlyphPolygons {
    // Holes turn the other way round, so that one side is outside everywhere.
    let side: Double = contours.reduce(0) { $0 + $1.signedArea } < 0 ? -1 : 1
    return GlyphPolygons(contours: contours.map { $0.expanded(by: distance, side: side) })
  }
}

extension [Point] {
  /// Its area, positive or negative by the way round.
  fileprivate var signedArea: Double {
    var sum = 0.0
    var last = self.last ?? .zero
    for point in self {
      sum += last.x * point.y - point.x * last.y
      last = point
    }
    return sum / 2
  }

  fileprivate var perimeter: Double {
    var sum = 0.0
    var last = self.last ?? .zero
    for point in self {
      sum += (point - last).length
      last = point
    }
    return sum
  }

  /// The closed contour with its edges moved by a distance to one side.
  fileprivate func expanded(by distance: Double, side: Double) -> [Point] {
    let points = withoutRepeats
    guard points.count > 2 else { return points }
    let normals = points.indices.map { index in
      let (start, end) = (points[index], points[(index + 1) % points.count])
      return Point(x: side * (end.y - start.y), y: side * (start.x - end.x)).ofLengthOne
    }
    return points.indices.flatMap { index -> [Point] in
      let (before, after) = (normals[(index + points.count - 1) % points.count], normals[index])
      let cosine = before.x * after.x + before.y * after.y
      let turn = side * (before.x * after.y - before.y * after.x)
      guard turn * distance > 0, cosine < Self.leastSmooth else {
        let reach = distance / Swift.max(1 + cosine, Self.leastMiter)
        return [points[index] + Point(x: reach * (before.x + after.x), y: reach * (before.y + after.y))]
      }
      // A corner that points outwards becomes round.
      return before.arc(to: after, depth: 2).map {
        points[index] + Point(x: distance * $0.x, y: distance * $0.y)
      }
    }
  }

  /// The cosine above which two edges are one curve.
  private static var leastSmooth: Double { 0.9 }
  /// Keeps corners that point inwards from growing spikes.
  private static var leastMiter: Double { 0.5 }

  private var withoutRepeats: [Point] {
    var kept: [Point] = []
    for point in self where kept.last.map({ (point - $0).length > 1e-9 }) ?? true { kept.append(point) }
    if let first = kept.first, let last = kept.last, kept.count > 1, (last - first).length <= 1e-9 { kept.removeLast() }
    return kept
  }
}

extension Point {
  fileprivate static func - (left: Point, right: Point) -> Point { Point(x: left.x - right.x, y: left.y - right.y) }

  /// The distance from the origin.
  fileprivate var length: Double { (x * x + y * y).squareRoot() }

  /// The point in the same direction at a distance of 1; the point itself where it has no direction.
  fileprivate var ofLengthOne: Point { length > 1e-9 ? Point(x: x / length, y: y / length) : self }

  /// Points on the unit circle between two of them, these included.
  fileprivate func arc(to end: Point, depth: Int) -> [Point] {
    guard depth > 0 else { return [self, end] }
    // Opposite ones have no middle; the one at the quarter will do.
    let sum = self + end
    let middle = sum.length > 1e-6 ? sum.ofLengthOne : Point(x: -y, y: x)
    return arc(to: middle, depth: depth - 1) + middle.arc(to: end, depth: depth - 1).dropFirst()
  }
}
