/// The arrow of a popover.
struct Callout {
  /// How far it reaches out, and how wide it is at its foot, in points.
  static let length = 13.0
  private static let foot = 26.0

  private let points: [Point]

  /// The arrow from a layer to the middle of its target; nil where they are not beside each other.
  init?(from place: AnchoredPlace, to target: Rect, radius: Double) {
    let frame = place.frame
    guard let side = place.side, !frame.overlaps(target) else { return nil }
    func along(_ middle: Double, _ least: Double, _ most: Double) -> Double {
      let inset = radius + Self.foot / 2
      return min(max(middle, least + inset), most - inset)
    }
    let half = Self.foot / 2
    switch side {
    case .below, .above:
      let x = along(target.midX, frame.minX, frame.maxX)
      let y = side == .below ? frame.minY : frame.maxY
      let tip = side == .below ? y - Self.length : y + Self.length
      points = [Point(x: x - half, y: y), Point(x: x, y: tip), Point(x: x + half, y: y)]
    case .left, .right:
      let y = along(target.midY, frame.minY, frame.maxY)
      let x = side == .right ? frame.minX : frame.maxX
      let tip = side == .right ? x - Self.length : x + Self.length
      points = [Point(x: x, y: y - half), Point(x: tip, y: y), Point(x: x, y: y + half)]
    }
  }

  /// The arrow, painted like the layer.
  func item(fill: Color) -> FrameItem {
    let path = Path([.move(points[0]), .line(points[1]), .line(points[2]), .close])
    return .group(
      FrameGroup(origin: .zero, meaning: .artifact, items: [.path(PathItem(path: path, fill: fill))]))
  }
}
