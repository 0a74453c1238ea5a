/// The place of a layer beside the element that it belongs to: below it, above it where there is no room below, beside
/// it where there is none above either.
struct AnchoredPlace {
  /// The side of the element on which it is.
  enum Side {
    case below, above, left, right
  }

  /// Its place; less high than asked where no side has room for all of it.
  let frame: Rect
  /// The side of the element; nil where it belongs to none.
  let side: Side?

  /// The place of a layer of a size, some distance from a target.
  ///
  /// - Parameter alignsToEdge: whether an edge of the layer is above or below one of the target, as that of a menu is;
  ///   otherwise the middle of both is.
  init(_ size: Size, beside target: Rect?, in room: LayerRoom, gap: Double, alignsToEdge: Bool) {
    let area = room.area
    guard let target else {
      side = nil
      frame = room.centered(size, y: area.minY + (area.height - size.height) / 2)
      return
    }
    let below = area.maxY - target.maxY - gap
    let above = target.minY - gap - area.minY
    let sides: [Side] = room.layoutDirection == .leftToRight ? [.right, .left] : [.left, .right]
    func width(_ side: Side) -> Double {
      side == .right ? area.maxX - target.maxX - gap : target.minX - gap - area.minX
    }
    if size.height > max(below, above), let side = sides.first(where: { width($0) >= size.width }) {
      self.side = side
      let y = min(max(target.midY - size.height / 2, area.minY), area.maxY - size.height)
      let x = side == .right ? target.maxX + gap : target.minX - gap - size.width
      frame = Rect(x: x, y: y, width: size.width, height: size.height)
      return
    }
    let isBelow = size.height <= below || below >= above
    side = isBelow ? .below : .above
    // An element that fills the screen is covered.
    let height = min(size.height, max(isBelow ? below : above, min(area.height, Self.leastHeight)))
    let y = isBelow ? target.maxY + gap : target.minY - gap - height
    var x = target.midX - size.width / 2
    if alignsToEdge {
      let isAtLeft =
        abs(target.midX - room.screen.midX) < 0.5
        ? room.layoutDirection == .leftToRight : target.midX < room.screen.midX
      x = isAtLeft ? target.minX : target.maxX - size.width
    }
    frame = Rect(
      x: min(max(x, area.minX), area.maxX - size.width), y: min(max(y, area.minY), area.maxY - height),
      width: size.width, height: height)
  }

  /// The height that is left to a layer however little room there is, in points.
  private static let leastHeight = 132.0
}

extension Rect {
  /// The middle from side to side.
  var midX: Double { (minX + maxX) / 2 }
  /// The middle from top to bottom.
  var midY: Double { (minY + maxY) / 2 }
}
