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

  /// The room around the marks of a part.
  init(around marks: [IconMark], kind: IconPartKind, gap: Double) {
    for mark in marks {
      for line in mark.path.polylines() {
        lines.append(line)
        reaches.append((mark.stroke == nil ? 0 : mark.strokeWidth / 2) + gap)
      }
    }
    isOneSided = kind == .slash
  }

  /// Whether a line of half a width must not pass through a point.
  func forbids(_ point: Point, halfWidth: Double) -> Bool {
    for (line, reach) in zip(lines, reaches) {
      if line.isClosed, line.surrounds(point) { return true }
      for (start, end) in zip(line.points, line.points.dropFirst()) {
        guard point.distance(toSegment: start, end) < reach + halfWidth else { continue }
        if !isOneSided || point.isRight(of: start, end) { return true }
      }
    }
    return false
  }

  /// The outlines of the whole area, for filled shapes.
  var outlines: [Path] {
    zip(lines, reaches).flatMap { line, reach in
      var outlines = zip(line.points, line.points.dropFirst()).map {
        Path.capsule(from: $0, to: $1, radius: reach)
      }
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
    var mark = self
    if fill != nil {
      mark.cutouts += room.outlines
      return mark
    }
    guard stroke != nil else { return nil }
    mark.path = path.clear(
      of: { room.forbids($0, halfWidth: strokeWidth / 2) }, atLeast: 1.3 * strokeWidth)
    return mark.path.steps.isEmpty ? nil : mark
  }
}

extension Path {
  /// How finely a curve is looked at.
  private static let samples = 48

  /// The parts of the outline that avoid what `forbids` names, without stubs shorter than `atLeast`.
  fileprivate func clear(of forbids: (Point) -> Bool, atLeast: Double) -> Path {
    var kept: [[CubicCurve]] = []
    var wasCut = false
    var isOpen = false
    var current = Point.zero
    var start = Point.zero
    func add(_ curve: CubicCurve) {
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

extension Path.Polyline {
  /// Whether a point is inside, by the even-odd rule.
  func surrounds(_ point: Point) -> Bool {
    var isInside = false
    for (start, end) in zip(points, points.dropFirst()) where (start.y > point.y) != (end.y > point.y) {
      if point.x < start.x + (point.y - start.y) / (end.y - start.y) * (end.x - start.x) { isInside.toggle() }
    }
    return isInside
  }
}

extension Point {
  /// The distance to the nearest point of a line between two.
  fileprivate func distance(toSegment start: Point, _ end: Point) -> Double {
    let (dx, dy) = (end.x - start.x, end.y - start.y)
    let square = dx * dx + dy * dy
    let share = square > 0 ? min(max(((x - start.x) * dx + (y - start.y) * dy) / square, 0), 1) : 0
    return distance(to: start.toward(end, share))
  }

  /// Whether it is above and to the right of a line that runs down to the right.
  fileprivate func isRight(of start: Point, _ end: Point) -> Bool {
    (end.x - start.x) * (y - start.y) - (end.y - start.y) * (x - start.x) < 0
  }
}
