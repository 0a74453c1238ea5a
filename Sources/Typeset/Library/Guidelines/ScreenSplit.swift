/// The share of an iPad's screen that an app has beside another one (F5, F6).
public enum ScreenSplit: String, Sendable, Hashable, CaseIterable {
  case full
  case twoThirds = "2/3"
  case half = "1/2"
  case third = "1/3"
}

extension ScreenSplit {
  /// The strip between two apps, in points.
  static let divider = 10.0

  /// The width of the app on a screen of a width, both in points (F6).
  ///
  /// The narrow app has 320 points, and 375 on screens that are wide enough; the other one has what the divider leaves.
  /// Half of an upright screen is not a mode of most iPads; it follows the same rule.
  func width(on screen: Size) -> Double {
    switch self {
    case .full: screen.width
    case .twoThirds: screen.width - Self.divider - Self.narrowWidth(on: screen)
    case .half: (screen.width - Self.divider) / 2
    case .third: Self.narrowWidth(on: screen)
    }
  }

  private static func narrowWidth(on screen: Size) -> Double {
    let isUpright = screen.height > screen.width
    return screen.width >= (isUpright ? 1000 : 1130) ? 375 : 320
  }
}
