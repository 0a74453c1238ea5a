/// The outline of a glyph as polygons, in font units from the pen, y upwards.
struct GlyphPolygons {
  /// Its contours; the last point of each is joined to the first.
  var contours: [[Point]]

  /// Where ink lies between two heights, as ranges of x from left to right that do not touch.
  ///
  /// A place is inside where the contours turn around it (the nonzero rule), as in OpenType.
  func ink(between bottom: Double, and top: Double) -> [ClosedRange<Double>] {
    var found: [ClosedRange<Double>] = []
    // What of an edge lies between the heights is ink, also at the tip of a letter.
    for contour in contours {
      var last = contour[contour.count - 1]
      for point in contour {
        if let part = Self.part(of: (last, point), between: bottom, and: top) { found.append(part) }
        last = point
      }
    }
    guard !found.isEmpty else { return [] }
    // What lies between edges is ink too: looked up at a few heights, since stems are wider than the steps are high.
    for step in 0...Self.steps {
      found += inside(at: bottom + (top - bottom) * (Double(step) + 0.5) / Double(Self.steps + 1))
    }
    return found.merged()
  }

  private static let steps = 4

  /// The extent of the part of an edge that lies between two heights; nil if there is none.
  private static func part(
    of edge: (Point, Point), between bottom: Double, and top: Double
  ) -> ClosedRange<Double>? {
    let (low, high) = edge.0.y <= edge.1.y ? edge : (edge.1, edge.0)
    guard high.y > bottom, low.y < top else { return nil }
    func x(at height: Double) -> Double {
      high.y == low.y ? low.x : low.x + (high.x - low.x) * (height - low.y) / (high.y - low.y)
    }
    let start = low.y < bottom ? x(at: bottom) : low.x
    let end = high.y > top ? x(at: top) : high.x
    return min(start, end)...max(start, end)
  }

  /// Where a horizontal line lies inside.
  private func inside(at height: Double) -> [ClosedRange<Double>] {
    var crossings: [(x: Double, turn: Int)] = []
    for contour in contours {
      var last = contour[contour.count - 1]
      for point in contour {
        if (last.y <= height) != (point.y <= height) {
          let x = last.x + (point.x - last.x) * (height - last.y) / (point.y - last.y)
          crossings.append((x, last.y <= height ? 1 : -1))
        }
        last = point
      }
    }
    crossings.sort { ($0.x, $0.turn) < ($1.x, $1.turn) }
    var found: [ClosedRange<Double>] = []
    var (turns, start) = (0, 0.0)
    for crossing in crossings {
      if turns == 0 { start = crossing.x }
      turns += crossing.turn
      if turns == 0 { found.append(start...crossing.x) }
    }
    return found
  }
}

extension [ClosedRange<Double>] {
  /// The same places as ranges in ascending order that do not touch.
  func merged() -> [ClosedRange<Double>] {
    var merged: [ClosedRange<Double>] = []
    for range in sorted(by: { $0.lowerBound < $1.lowerBound }) {
      if let last = merged.last, range.lowerBound <= last.upperBound {
        merged[merged.count - 1] = last.lowerBound...Swift.max(last.upperBound, range.upperBound)
      } else {
        merged.append(range)
      }
    }
    return merged
  }
}
