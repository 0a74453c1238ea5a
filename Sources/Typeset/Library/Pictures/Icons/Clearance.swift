/// The area around a part of an icon that the base leaves free.
///
/// Lines of the base end in round caps at its edge.
struct Clearance {
  /// The lines of the part.
  private var lines: [Path.Polyline] = []
  /// For each of them, half the width of its ink and the gap.
  private var reaches: [Double] = []
  /// Whether only the right side of its line is kept free: the base may touch a slash on the other side.
  private var isOneSided = false

  /// The extent of the area; nil if it is empty.
  private var bounds: Rect?

  /// The gap that a slash leaves, in units of a box of 24.
  private static let slashGap = 1.0
  /// The gap around other parts, in units of a box of 24.
  private static let gap = 1.1

  /// The room around a part, in an icon whose box of 24 has units of a length. Nothing shows between the lines of a
  /// badge.
  init(around part: IconPicture.Part, unit: Double) {
    let gap = (part.kind == .slash ? Self.slashGap : Self.gap) * unit
    if part.kind == .badge {
      self.init(lines: [Path.Polyline.hull(around: part.marks, gap: gap)], reaches: [0])
    } else {
      self.init(around: part.marks, gap: gap)
    }
    isOneSided = part.kind == .slash
  }

  /// The room around marks.
  init(around marks: [IconMark], gap: Double) {
    let all = marks.flatMap { mark in
      mark.path.polylines().map { ($0, (mark.stroke == nil ? 0 : mark.strokeWidth / 2) + gap) }
    }
    self.init(lines: all.map(\.0), reaches: all.map(\.1))
  }

  private init(lines: [Path.Polyline], reaches: [Double]) {
    self.lines = lines
    self.reaches = reaches
    for (line, reach) in zip(lines, reaches) {
      guard let box = line.bounds else { continue }
      bounds = Rect.union(
        bounds,
        Rect(
          x: box.minX - reach, y: box.minY - reach, width: box.width + 2 * reach, height: box.height + 2 * reach))
    }
  }

  /// Whether a line of half a width may come near it inside a box.
  func reaches(into box: Rect, halfWidth: Double) -> Bool {
    guard let bounds else { return false }
    return box.minX <= bounds.maxX + halfWidth && box.maxX >= bounds.minX - halfWidth
      && box.minY <= bounds.maxY + halfWidth && box.maxY >= bounds.minY - halfWidth
  }

  /// Whether a line of half a width must not pass through a point.
  func forbids(_ point: Point, halfWidth: Double) -> Bool {
    guard reaches(into: Rect(x: point.x, y: point.y, width: 0, height: 0), halfWidth: halfWidth) else { return false }
    for (line, reach) in zip(lines, reaches) {
      if line.isClosed, line.surrounds(point) { return true }
      if line.points.count == 1, point.distance(to: line.points[0]) < reach + halfWidth { return true }
      for index in line.points.indices.dropFirst() {
        let (start, end) = (line.points[index - 1], line.points[index])
        guard point.distance(toSegment: start, end) < reach + halfWidth else { continue }
        if !isOneSided || point.isRight(of: start, end) { return true }
      }
    }
    return false
  }

  /// The outlines of the whole area, for filled shapes.
  var outlines: [Path] {
    zip(lines, reaches).flatMap { line, reach in
      var outlines =
        reach > 0
        ? zip(line.points, line.points.dropFirst()).map { Path.capsule(from: $0, to: $1, radius: reach) } : []
      if line.isClosed, let first = line.points.first {
        outlines.append(Path([.move(first)] + line.points.dropFirst().map(Path.Step.line) + [.close]))
      }
      return outlines
    }
  }
}

extension IconMark {
  /// The mark without its parts in the area; nil if nothing remains.
  func clear(of room: Clearance) -> IconMark? {
    guard let bounds, room.reaches(into: bounds, halfWidth: 0) else { return self }
    var mark = self
    if fill != nil {
      mark.cutouts += room.outlines
      return mark
    }
    guard stroke != nil else { return nil }
    if let dot {
      // A dot is not shortened, but cut like an area, unless the middle of it would be missing.
      guard room.forbids(dot, halfWidth: strokeWidth / 2) else { return self }
      guard !room.forbids(dot, halfWidth: 0) else { return nil }
      mark = IconMark(path: .circle(center: dot, radius: strokeWidth / 2), fill: stroke)
      mark.cutouts = cutouts + room.outlines
      return mark
    }
    mark.path = path.clear(
      of: room, halfWidth: strokeWidth / 2, atLeast: Self.leastLength * strokeWidth)
    return mark.path.steps.isEmpty ? nil : mark
  }

  /// The shortest line that is worth keeping, in widths of the line.
  private static let leastLength = 0.95

  /// Its middle, if it is the dot of a pen that hardly moves.
  private var dot: Point? {
    guard let box = path.tightBounds, max(box.width, box.height) < strokeWidth / 20 else { return nil }
    return Point(x: box.minX + box.width / 2, y: box.minY + box.height / 2)
  }
}

extension Path {
  /// How finely a curve is looked at.
  private static let samples = 48

  /// The parts of the outline that a line of half a width keeps out of a room, without stubs shorter than `atLeast`.
  fileprivate func clear(of room: Clearance, halfWidth: Double, atLeast: Double) -> Path {
    let forbids = { (point: Point) in room.forbids(point, halfWidth: halfWidth) }
    var kept: [[CubicCurve]] = []
    var wasCut = false
    var isOpen = false
    var current = Point.zero
    var start = Point.zero
    func add(_ curve: CubicCurve) {
      guard room.reaches(into: curve.controlBounds, halfWidth: halfWidth) else {
        keep(curve)
        isOpen = true
        return
      }
      var low: Double? = forbids(curve.start) ? nil : 0
      if low == nil { (isOpen, wasCut) = (false, true) }
      for sample in 1...Self.samples {
        let (before, t) = (Double(sample - 1) / Double(Self.samples), Double(sample) / Double(Self.samples))
        let isForbidden = forbids(curve.point(at: t))
        if isForbidden == (low == nil) { continue }
        wasCut = true
        let border = curve.border(from: before, to: t, where: forbids)
        if let from = low {
          keep(curve.part(from: from, to: border))
          (low, isOpen) = (nil, false)
        } else {
          (low, isOpen) = (border, false)
        }
      }
      if let from = low {
        keep(curve.part(from: from, to: 1))
        isOpen = true
      }
    }
    func keep(_ curve: CubicCurve) {
      if isOpen, !kept.isEmpty { kept[kept.count - 1].append(curve) } else { kept.append([curve]) }
    }
    for step in steps {
      switch step {
      case .move(let point):
        (current, start, isOpen) = (point, point, false)
      case .line(let point):
        add(CubicCurve(from: current, to: point))
        current = point
      case .curve(let first, let second, let end):
        add(CubicCurve(start: current, first: first, second: second, end: end))
        current = end
      case .close:
        if current.distance(to: start) > 1e-6 { add(CubicCurve(from: current, to: start)) }
        (current, isOpen) = (start, false)
      }
    }
    guard wasCut else { return self }
    return Path(
      kept.flatMap { curves -> [Step] in
        let length = curves.reduce(0) {
          $0 + $1.start.distance(to: $1.point(at: 0.5)) + $1.point(at: 0.5).distance(to: $1.end)
        }
        if length < atLeast { return [] }
        return [.move(curves[0].start)] + curves.map { .curve($0.first, $0.second, $0.end) }
      })
  }
}

extension CubicCurve {
  /// A rectangle that it does not leave.
  fileprivate var controlBounds: Rect {
    let (low, high) = (
      Point(x: min(start.x, first.x, second.x, end.x), y: min(start.y, first.y, second.y, end.y)),
      Point(x: max(start.x, first.x, second.x, end.x), y: max(start.y, first.y, second.y, end.y))
    )
    return Rect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
  }

  /// The parameter between two at which a condition changes.
  fileprivate func border(from low: Double, to high: Double, where holds: (Point) -> Bool) -> Double {
    var (low, high) = (low, high)
    let atLow = holds(point(at: low))
    for _ in 0..<16 {
      let middle = (low + high) / 2
      if holds(point(at: middle)) == atLow { low = middle } else { high = middle }
    }
    return (low + high) / 2
  }
}
