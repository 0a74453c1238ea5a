/// The sensor housing of a device as people see it: a notch in the edge of its screen, or an island below it (R103).
///
/// It belongs to the device and not to what is on the screen, so it is black in every appearance.
enum HousingDrawing {
  /// The radius with which a notch leaves the edge, in points.
  private static let outerRadius = 6.0

  /// The housing on a screen, from its corner; nil on devices without one. `height` is that of a screen that scrolls.
  static func item(on placement: ScreenPlacement, height: Double? = nil) -> FrameItem? {
    let height = height.map { min($0, placement.size.height) }
    let mask = DeviceMask(placement, height: height)
    guard placement.split == .full, let box = mask.housing else { return nil }
    let path =
      isNotch(box, on: mask.screen)
      ? notch(box, radius: mask.housingRadius, on: mask.screen) : Path(box, radius: mask.housingRadius)
    return .path(PathItem(path: path, fill: .black))
  }

  private static func isNotch(_ box: Rect, on screen: Rect) -> Bool {
    box.minY <= screen.minY || box.minX <= screen.minX || box.maxX >= screen.maxX
  }

  /// A notch, drawn along the edge that it is in: `along` is how far along, `into` how deep.
  private static func notch(_ box: Rect, radius: Double, on screen: Rect) -> Path {
    let isAtTop = box.minY <= screen.minY && box.width > box.height
    let (start, end) = isAtTop ? (box.minX, box.maxX) : (box.minY, box.maxY)
    let depth = isAtTop ? box.height : box.width
    func point(_ along: Double, _ into: Double) -> Point {
      if isAtTop { return Point(x: along, y: into) }
      return Point(x: box.minX <= screen.minX ? into : screen.maxX - into, y: along)
    }
    let (o, r) = (outerRadius, min(radius, depth / 2))
    let (p, q) = (o * (1 - Path.circleHandle), r * (1 - Path.circleHandle))
    return Path([
      .move(point(start - o, 0)),
      .curve(point(start - p, 0), point(start, p), point(start, o)),
      .line(point(start, depth - r)),
      .curve(point(start, depth - q), point(start + q, depth), point(start + r, depth)),
      .line(point(end - r, depth)),
      .curve(point(end - q, depth), point(end, depth - q), point(end, depth - r)),
      .line(point(end, o)),
      .curve(point(end, p), point(end + p, 0), point(end + o, 0)), .close,
    ])
  }
}
