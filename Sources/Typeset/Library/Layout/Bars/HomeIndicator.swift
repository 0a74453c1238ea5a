/// The home indicator: a thin bar in the middle of the zone that the safe area keeps free at the bottom (F3), also
/// while the bar hides itself (R106). Devices of Android may have three buttons there.
struct HomeIndicator: Arrangement {
  private let identity: ElementIdentity
  private let color: Color
  private let placement: ScreenPlacement
  private let layoutDirection: Direction
  private let isHidden: Bool

  init(_ part: Part) {
    identity = part.identity
    color = part.environment.color ?? part.environment.resolve(.named("label"))
    placement = part.placement
    layoutDirection = part.environment.layoutDirection
    isHidden = part.attributes[HomeIndicatorElement.hide]
  }

  private var width: Double { HomeIndicatorShape.width(on: placement.device) }

  func widths() -> Widths { Widths(minContent: width, maxContent: width) }

  func extent(in width: Double) -> Extent {
    Extent(height: R079BarHeights.height(of: .homeIndicator, on: placement), firstBaseline: nil)
  }

  func place(in size: Size, at origin: Point, into items: inout [FrameItem]) -> TextDecisions? {
    guard !isHidden else { return nil }
    if placement.device.system == .androidButtons {
      // In landscape the bar is at a side of the device, beside the screen of the app.
      if !placement.orientation.isLandscape { placeButtons(in: size, at: origin, into: &items) }
      return nil
    }
    let line = HomeIndicatorShape.box(on: placement.device, width: size.width, bottom: size.height)
    let path = Path(Rect(origin: .zero, size: line.size), radius: line.height / 2)
    items.append(
      identity.part("indicator", frame: line.moved(by: origin), items: [.path(PathItem(path: path, fill: color))]))
    return nil
  }

  /// The side of the sign of a button, in points.
  private static let buttonSide = 16.0

  /// Places the signs of back, home and the list of apps, in reading order.
  private func placeButtons(in size: Size, at origin: Point, into items: inout [FrameItem]) {
    let side = Self.buttonSide
    // The triangle points to where the reader comes from.
    let (tip, base) = layoutDirection == .leftToRight ? (0, side - 2) : (side, 2)
    let back = Path([
      .move(Point(x: tip, y: side / 2)), .line(Point(x: base, y: 0)), .line(Point(x: base, y: side)), .close,
    ])
    let square = Rect(x: 1, y: 1, width: side - 2, height: side - 2)
    let signs = [
      ("back", back), ("home", Path(square, radius: square.width / 2)), ("apps", Path(square, radius: 2)),
    ]
    for (index, (name, path)) in signs.enumerated() {
      let middle = size.width * (0.25 + 0.25 * Double(index))
      let x = layoutDirection.x(of: side, at: middle - side / 2, in: size.width)
      let frame = Rect(
        origin: origin + Point(x: x, y: (size.height - side) / 2), size: Size(width: side, height: side))
      items.append(identity.part(name, frame: frame, items: [.path(PathItem(path: path, fill: color))]))
    }
  }
}
