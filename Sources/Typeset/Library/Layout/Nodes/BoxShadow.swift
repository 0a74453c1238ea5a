/// The shadow that a box casts on what is below it.
struct BoxShadow {
  /// How far it is moved along the reading direction, in points.
  private let x: Double
  /// How far it is moved down, in points.
  private let y: Double
  /// How wide its edge is blurred, in points.
  private let blur: Double
  private let color: Color

  /// The shadow that an author asks for; nil for readers who ask for strong contrast, where it would blur edges, or for
  /// inverted colours, where it would shine.
  init?(_ value: ShadowValue, in environment: TextEnvironment) {
    guard !environment.appearance.isHighContrast, !environment.accessibility.invertsColors else { return nil }
    switch value {
    case .level(let level): (x, y, blur, color) = level.measures
    case .measures(let own): (x, y, blur, color) = (own.x, own.y, own.blur, environment.resolve(own.color))
    }
    guard color.alpha > 0 else { return nil }
  }

  /// The shadow of an outline, which is filled later; with something opaque or not.
  func item(of outline: BoxOutline, isCovered: Bool, layoutDirection: Direction) -> PathItem {
    let across = layoutDirection == .leftToRight ? x : -x
    return PathItem(
      path: Path(outline.rect.moved(by: Point(x: across, y: y)), corners: outline.corners), fill: color, blur: blur,
      core: isCovered ? outline.core : nil)
  }
}

extension ShadowValue.Level {
  fileprivate var measures: (x: Double, y: Double, blur: Double, color: Color) {
    switch self {
    case .low: (0, 1, 4, Color.black.faded(to: 0.14))
    case .medium: (0, 4, 14, Color.black.faded(to: 0.16))
    case .high: (0, 10, 32, Color.black.faded(to: 0.22))
    }
  }
}
