/// The home indicator: a thin bar in the middle of the zone that the safe area keeps free at the bottom (F3), also
/// while the bar hides itself (R106).
struct HomeIndicator: Arrangement {
  private let identity: ElementIdentity
  private let color: Color
  private let placement: ScreenPlacement
  private let isHidden: Bool

  init(_ part: Part) {
    identity = part.identity
    color = part.environment.color ?? part.environment.resolve(.named("label"))
    placement = part.placement
    isHidden = part.attributes[HomeIndicatorElement.hide]
  }

  private var width: Double { HomeIndicatorShape.width(on: placement.device) }

  func widths() -> Widths { Widths(minContent: width, maxContent: width) }

  func extent(in width: Double) -> Extent {
    Extent(height: R079BarHeights.height(of: .homeIndicator, on: placement), firstBaseline: nil)
  }

  func place(in size: Size, at origin: Point, into items: inout [FrameItem]) -> TextDecisions? {
    guard !isHidden else { return nil }
    let line = HomeIndicatorShape.box(on: placement.device, width: size.width, bottom: size.height)
    let path = Path(Rect(origin: .zero, size: line.size), radius: line.height / 2)
    items.append(
      identity.part("indicator", frame: line.moved(by: origin), items: [.path(PathItem(path: path, fill: color))]))
    return nil
  }
}
