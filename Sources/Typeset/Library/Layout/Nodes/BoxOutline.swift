/// The outline of a box: what is painted behind its contents, and what they may be cut to.
struct BoxOutline {
  /// The least rectangle around it, in points from the corner of the box.
  let rect: Rect
  /// The radii of its corners as they are seen.
  let corners: Corners

  /// The outline of a box of a size.
  init(_ size: Size, _ radii: CornerRadii, _ shape: ClipShape?, _ layoutDirection: Direction) {
    let shorter = min(size.width, size.height)
    switch shape {
    case nil:
      rect = Rect(origin: .zero, size: size)
      corners = Corners(radii, layoutDirection)
    case .capsule:
      rect = Rect(origin: .zero, size: size)
      corners = Corners(shorter / 2)
    case .circle:
      rect = Rect(
        x: (size.width - shorter) / 2, y: (size.height - shorter) / 2, width: shorter, height: shorter)
      corners = Corners(shorter / 2)
    }
  }

  /// The outline as a path.
  var path: Path { Path(rect, corners: corners) }

  /// The part of it between its upper and its lower corners; nil where there is none.
  var core: Rect? {
    // A continuous corner reaches half as far again as its radius.
    let reach = corners.isContinuous ? 1.6 : 1
    let top = reach * max(corners.topLeft, corners.topRight)
    let height = rect.height - top - reach * max(corners.bottomLeft, corners.bottomRight)
    return height > 0 ? Rect(x: rect.minX, y: rect.minY + top, width: rect.width, height: height) : nil
  }

  /// The outline at a distance inside of it.
  func inside(by distance: Double) -> Path {
    let inner = Rect(
      x: rect.minX + distance, y: rect.minY + distance, width: rect.width - 2 * distance,
      height: rect.height - 2 * distance)
    return Path(inner, corners: corners.inside(by: distance))
  }
}

extension Corners {
  /// The corners of an author's as they are seen (R001).
  init(_ radii: CornerRadii, _ layoutDirection: Direction) {
    switch layoutDirection {
    case .leftToRight:
      self.init(
        topLeft: radii.topStart, topRight: radii.topEnd, bottomRight: radii.bottomEnd, bottomLeft: radii.bottomStart)
    case .rightToLeft:
      self.init(
        topLeft: radii.topEnd, topRight: radii.topStart, bottomRight: radii.bottomStart, bottomLeft: radii.bottomEnd)
    }
    isContinuous = radii.isContinuous
  }
}
