/// An icon in the corner of another: its lines are thicker than its size says, as far as they do not run together.
struct SmallIcon {
  /// The composition of the icon by itself.
  private let composition: IconComposition
  /// The width of its lines where there is room for it, in the units of the large icon.
  private let lineWidth: Double
  /// Its marks at its own size, before any of them keeps clear of another.
  private let parts: [IconPicture.Part]

  init(_ composition: IconComposition, lineWidth: Double) {
    self.composition = composition
    self.lineWidth = lineWidth
    parts = composition.baseParts()
  }

  private var size: Size { composition.base.size }

  /// The share of the distance between two lines that their ink takes at most.
  private static let greatestShare = 0.72
  /// The share of the extent of a closed line that its ink takes at most.
  private static let greatestShareOfFrame = 0.5
  /// How much wider than in a large icon the gaps between its own parts are.
  private static let gapFactor = 1.6
  /// How much thicker than a line a dot is at least.
  private static let dotFactor = 1.2

  /// The index of the closed line around all other marks, such as the circle of an *i*; nil if there is none.
  var frame: Int? {
    let marks = parts.flatMap(\.marks)
    return marks.indices.first { index in
      let outlines = marks[index].path.polylines()
      guard marks.count > 1, marks[index].fill == nil, outlines.count == 1, let outline = outlines.first,
        outline.isClosed
      else { return false }
      return marks.indices.allSatisfy { other in
        other == index || marks[other].path.polylines().allSatisfy { $0.points.allSatisfy(outline.surrounds) }
      }
    }
  }

  /// The marks of the icon in a box of an extent; what is in it keeps clear of its own tools and slashes.
  func marks(extent: Double, center: Point) -> [IconMark] {
    let scale = extent / size.width
    return placed(
      composition.cleared(thickened(scale: scale), gapFactor: Self.gapFactor).flatMap(\.marks), scale: scale,
      Point(x: size.width / 2, y: size.height / 2), at: center)
  }

  /// The frame, filled, and the other marks, in a box of an extent.
  func marks(extent: Double, center: Point, frame: Int) -> (frame: IconMark, sign: [IconMark]) {
    let scale = extent / size.width
    var marks = thickened(scale: scale, without: frame).flatMap(\.marks)
    marks[frame].fill = marks[frame].stroke
    marks = placed(marks, scale: scale, Point(x: size.width / 2, y: size.height / 2), at: center)
    let ground = marks.remove(at: frame)
    return (ground, marks)
  }

  /// The marks in a box of an extent, or smaller, so that their ink is in a circle around the centre.
  func marks(extent: Double, center: Point, inRadius radius: Double) -> [IconMark] {
    guard let bounds = parts.reduce(nil, { Rect.union($0, $1.bounds) }) else { return [] }
    let middle = Point(x: bounds.minX + bounds.width / 2, y: bounds.minY + bounds.height / 2)
    var scale = extent / size.width
    for _ in 0..<3 {
      let reach = thickened(scale: scale).flatMap(\.marks).reduce(0.0) { reach, mark in
        mark.path.polylines().flatMap(\.points).reduce(reach) {
          max($0, $1.distance(to: middle) + (mark.stroke == nil ? 0 : mark.strokeWidth / 2))
        }
      }
      if reach * scale > radius { scale = radius / reach }
    }
    return placed(thickened(scale: scale).flatMap(\.marks), scale: scale, middle, at: center)
  }

  private func placed(_ marks: [IconMark], scale: Double, _ middle: Point, at center: Point) -> [IconMark] {
    let place = Transform.translation(x: -middle.x, y: -middle.y).followed(by: .scale(x: scale, y: scale))
      .followed(by: .translation(x: center.x, y: center.y))
    return marks.map { mark in
      var mark = mark
      mark.path = mark.path.transformed(by: place)
      mark.cutouts = mark.cutouts.map { $0.transformed(by: place) }
      mark.strokeWidth *= scale
      return mark
    }
  }

  /// The parts with lines as thick as they are to be at a scale, at the icon's own size; a frame that is filled limits
  /// nothing.
  private func thickened(scale: Double, without frame: Int? = nil) -> [IconPicture.Part] {
    let own = IconComposition.lineWidth * composition.unit
    let wanted = max(1, lineWidth / scale / own)
    var sign = parts.flatMap(\.marks)
    if let frame { sign.remove(at: frame) }
    let factor = max(1, min(wanted, Self.room(between: sign)))
    var parts = parts
    for part in parts.indices {
      for index in parts[part].marks.indices where parts[part].marks[index].fill == nil {
        let width = parts[part].marks[index].strokeWidth
        parts[part].marks[index].strokeWidth = max(width, min(width, Self.dotFactor * own) * factor)
      }
    }
    return parts
  }

  /// How much thicker lines may be so that no two run together that are apart, and none fills what it encloses.
  private static func room(between marks: [IconMark]) -> Double {
    var factor = Double.infinity
    let lines = marks.map { $0.path.polylines() }
    for (index, mark) in marks.enumerated() where mark.stroke != nil {
      if mark.fill == nil, lines[index].contains(where: \.isClosed), let box = mark.path.tightBounds {
        factor = min(factor, greatestShareOfFrame * min(box.width, box.height) / mark.strokeWidth)
      }
      for other in marks.indices where other > index {
        let ink = (mark.strokeWidth + marks[other].strokeWidth) / 2
        let distance = lines[index].reduce(Double.infinity) { least, line in
          lines[other].reduce(least) { min($0, line.distance(to: $1)) }
        }
        if distance > ink { factor = min(factor, greatestShare * distance / ink) }
      }
    }
    return factor
  }
}

extension Path.Polyline {
  /// The least distance of two lines that do not cross.
  fileprivate func distance(to other: Path.Polyline) -> Double {
    min(least(to: other), other.least(to: self))
  }

  /// The least distance of its points from another line.
  private func least(to other: Path.Polyline) -> Double {
    points.reduce(.infinity) { least, point in
      guard other.points.count > 1 else { return min(least, other.points.first.map(point.distance) ?? least) }
      return zip(other.points, other.points.dropFirst()).reduce(least) {
        min($0, point.distance(toSegment: $1.0, $1.1))
      }
    }
  }
}
