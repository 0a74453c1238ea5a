import Typeset

extension PathRecord {
  /// What an outline of a frame shows; `offset` is its origin, counted from `base` on the page. Nil where it shows nothing.
  init?(_ item: PathItem, at offset: Point, from base: Point) {
    guard item.fill != nil || item.stroke != nil, let bounds = item.path.bounds else { return nil }
    frame = Rect(origin: bounds.origin + offset, size: bounds.size).placed(from: base)
    outline = Self.outline(of: item.path, bounds: bounds)
    fill = item.fill
    stroke = item.stroke.map { Stroke(color: $0.color, width: $0.width.hundredths, cap: $0.cap, join: $0.join) }
    usesEvenOdd = item.usesEvenOdd
    cutouts = item.cutouts.isEmpty ? nil : OutlineHash.of(item.cutouts, from: bounds.origin)
  }

  private static func outline(of path: Path, bounds: Rect) -> Outline {
    guard case .move(let start)? = path.steps.first, path.steps.count == 5 || path.steps.count == 10 else {
      return .other(hash: OutlineHash.of([path], from: bounds.origin))
    }
    let radius = path.steps.count == 10 ? start.x - bounds.minX : 0
    // As steps of a pen: where a rectangle starts and which way it goes is seen in no picture, but it is what the outputs write.
    return path.isClose(to: Path(bounds, radius: radius))
      ? .rectangle(radius: radius.hundredths) : .other(hash: OutlineHash.of([path], from: bounds.origin))
  }
}

extension Path {
  /// Whether both go the same way, less than a thousandth of a point apart.
  fileprivate func isClose(to other: Path) -> Bool {
    func near(_ one: Point, _ two: Point) -> Bool { abs(one.x - two.x) < 0.001 && abs(one.y - two.y) < 0.001 }
    return steps.count == other.steps.count
      && zip(steps, other.steps).allSatisfy { pair in
        switch pair {
        case (.move(let one), .move(let two)), (.line(let one), .line(let two)): near(one, two)
        case (.curve(let a, let b, let c), .curve(let x, let y, let z)): near(a, x) && near(b, y) && near(c, z)
        case (.close, .close): true
        default: false
        }
      }
  }
}
