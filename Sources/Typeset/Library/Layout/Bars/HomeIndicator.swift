/// The home indicator: a thin bar in the middle of the zone that the safe area keeps free at the bottom (F3), also while the bar hides
/// itself (R106).
struct HomeIndicator: Arrangement {
  private let identity: ElementIdentity
  private let color: Color
  private let placement: ScreenPlacement
  private let isHidden: Bool
  /// Its height and its distance from the edge, in points.
  private static let (thickness, distance) = (5.0, 8.0)

  init(_ part: Part) {
    identity = part.identity
    color = part.environment.color ?? part.environment.resolve(.named("label"))
    placement = part.placement
    isHidden = part.attributes[HomeIndicatorElement.hide]
  }

  /// A little over a third of the upright screen, from 134 to 148 points.
  private var width: Double { min(148, max(134, placement.device.portraitSize.width * 0.357)) }

  func widths() -> Widths { Widths(minContent: width, maxContent: width) }

  func extent(in width: Double) -> Extent {
    Extent(height: R079BarHeights.height(of: .homeIndicator, on: placement), firstBaseline: nil)
  }

  func place(in size: Size, at origin: Point, into items: inout [FrameItem]) -> TextDecisions? {
    guard !isHidden else { return nil }
    let width = min(width, size.width)
    let bar = Rect(
      x: origin.x + (size.width - width) / 2, y: origin.y + size.height - Self.distance - Self.thickness, width: width,
      height: Self.thickness)
    let path = Path(Rect(x: 0, y: 0, width: width, height: Self.thickness), radius: Self.thickness / 2)
    items.append(identity.part("indicator", frame: bar, items: [.path(PathItem(path: path, fill: color))]))
    return nil
  }
}
