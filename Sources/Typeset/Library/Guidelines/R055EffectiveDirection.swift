/// R055: the direction in which a view arranges its contents depends on its semantic attribute (F11).
enum R055EffectiveDirection {
  static let rule = Rule(55)

  /// The direction in which the children of an element are arranged inside a layout that runs in `context`.
  static func effectiveDirection(_ context: Direction, _ semantics: Semantics) -> Direction {
    switch semantics {
    case .auto: context
    case .playback, .spatial, .forceLeftToRight: .leftToRight
    case .forceRightToLeft: .rightToLeft
    }
  }
}
