// Versions of an icon: filled, and enclosed by a circle or a square.

extension IconComposition {
  /// The parts with outlines filled, and with what is inside an outline cut out of it.
  func filled(_ parts: [IconPicture.Part]) -> [IconPicture.Part] {
    var parts = parts
    let places = parts.indices.filter { !parts[$0].kind.cutsBase }
      .flatMap { part in parts[part].marks.indices.map { (part: part, mark: $0) } }
    var inside: Set<Int> = []
    for (index, place) in places.enumerated() where !inside.contains(index) {
      let area = parts[place.part].marks[place.mark]
      guard let outlines = area.areas else { continue }
      var filled = area
      filled.fill = area.stroke
      for (other, its) in places.enumerated() where other != index {
        let mark = parts[its.part].marks[its.mark]
        guard mark.isInside(outlines) else { continue }
        inside.insert(other)
        filled.cutouts += mark.inkOutlines
      }
      parts[place.part].marks[place.mark] = filled
    }
    // From the last on, so that the places of the others stay.
    for index in inside.sorted(by: >) { parts[places[index].part].marks.remove(at: places[index].mark) }
    return parts
  }

  /// The parts smaller, inside a line around them or cut out of its area.
  func enclosed(_ parts: [IconPicture.Part], by enclosure: IconEnclosure) -> [IconPicture.Part] {
    guard let bounds = parts.reduce(nil, { Rect.union($0, $1.bounds) }) else { return parts }
    let middle = Point(x: base.size.width / 2, y: base.size.height / 2)
    let center = Point(x: bounds.minX + bounds.width / 2, y: bounds.minY + bounds.height / 2)
    let scale = min(1, reach(of: enclosure) / extent(of: parts, around: center, in: enclosure))
    let place = Transform.translation(x: -center.x, y: -center.y).followed(by: .scale(x: scale, y: scale))
      .followed(by: .translation(x: middle.x, y: middle.y))
    var parts = parts
    for index in parts.indices {
      parts[index].move(by: place)
      // Lines become thinner by half of what the drawing becomes smaller.
      for mark in parts[index].marks.indices { parts[index].marks[mark].strokeWidth *= (1 + scale) / 2 }
    }
    var line = IconMark(
      path: outline(of: enclosure, around: middle), stroke: .current, strokeWidth: Self.lineWidth * unit * strokeFactor)
    if isFilled {
      line.fill = .current
      line.cutouts = parts.flatMap(\.marks).flatMap(\.inkOutlines)
      return [IconPicture.Part(kind: .base, isMirrored: mirrorsBase, marks: [line])]
    }
    return [IconPicture.Part(kind: .base, isMirrored: mirrorsBase, marks: [line])] + parts
  }

  /// How far from the middle an enclosed drawing reaches, in units of the view box.
  private func reach(of enclosure: IconEnclosure) -> Double {
    switch enclosure {
    case .circle: 5.9 * unit
    case .square: 5.1 * unit
    }
  }

  /// How far parts reach from a point: in every direction for a circle, along the axes for a square.
  private func extent(of parts: [IconPicture.Part], around center: Point, in enclosure: IconEnclosure) -> Double {
    let marks = parts.flatMap(\.marks)
    return marks.reduce(1e-6) { extent, mark in
      mark.path.polylines().flatMap(\.points).reduce(extent) { extent, point in
        let pen = mark.stroke == nil ? 0 : mark.strokeWidth / 2
        let distance =
          switch enclosure {
          case .circle: point.distance(to: center)
          case .square: max(abs(point.x - center.x), abs(point.y - center.y))
          }
        return max(extent, distance + pen)
      }
    }
  }

  private func outline(of enclosure: IconEnclosure, around middle: Point) -> Path {
    switch enclosure {
    case .circle: .circle(center: middle, radius: 9 * unit)
    case .square:
      Path(
        Rect(x: middle.x - 8.4 * unit, y: middle.y - 8.4 * unit, width: 16.8 * unit, height: 16.8 * unit),
        radius: 4 * unit)
    }
  }
}

extension IconMark {
  /// The outlines that the filled version of the mark fills; nil for one that it leaves as it is.
  fileprivate var areas: [Path.Polyline]? {
    guard stroke != nil, fill == nil else { return nil }
    let outlines = path.polylines()
    guard !outlines.isEmpty, outlines.allSatisfy({ $0.points.count > 2 && ($0.isClosed || isArea) }) else { return nil }
    return outlines.map { Path.Polyline(points: $0.points + [$0.points[0]], isClosed: true) }
  }

  /// Whether the middle of its line is inside one of some outlines, or on their line.
  fileprivate func isInside(_ outlines: [Path.Polyline]) -> Bool {
    path.polylines().allSatisfy { line in
      outlines.contains { outline in
        line.points.allSatisfy { outline.surrounds($0) || outline.isNear($0, distance: strokeWidth / 2) }
      }
    }
  }

  /// The outlines of its ink.
  fileprivate var inkOutlines: [Path] {
    var outlines: [Path] = []
    if fill != nil { outlines.append(path) }
    guard stroke != nil else { return outlines }
    for line in path.polylines() {
      let ends = line.points.count == 1 ? [line.points[0], line.points[0]] : line.points
      outlines += zip(ends, ends.dropFirst()).map { Path.capsule(from: $0, to: $1, radius: strokeWidth / 2) }
    }
    return outlines
  }
}

extension Path.Polyline {
  /// Whether a point is nearer to the line than a distance.
  fileprivate func isNear(_ point: Point, distance: Double) -> Bool {
    zip(points, points.dropFirst()).contains { point.distance(toSegment: $0, $1) < distance }
  }
}
