/// R050: there are three ways to a picture for the other direction of reading, and one picture takes one of them.
enum R050FlipWays {
  static let rule = Rule(50)

  /// A way to a picture for the other direction.
  enum Way: Hashable {
    /// The software turns the picture round.
    case turnedRound
    /// A picture of its own for the language.
    case languageVersion
    /// A picture of its own for right-to-left interfaces.
    case directionVersion
  }

  /// The way that acts; nil where the picture is shown as it is.
  ///
  /// A version that was made for the language or the direction is right already and is not turned round once more.
  static func way(isAskedToFlip: Bool, context: Direction, version key: String?) -> Way? {
    if let key { return Direction(rawValue: key) == nil ? .languageVersion : .directionVersion }
    return isAskedToFlip && context == .rightToLeft ? .turnedRound : nil
  }
}
