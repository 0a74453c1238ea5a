/// R140: icons grow with the text around them.
enum R140IconSize {
  static let rule = Rule(140)

  /// The side of an icon for one em of its text.
  static let em = 1.2

  /// The side of an icon beside text of a size, both in points.
  static func side(textSize: Double) -> Double { em * textSize }

  /// The rule where it acts: the text size is not the standard one, and the icon follows it.
  static func rule(at textSize: TextSizeCategory, isFixed: Bool) -> Rule? {
    textSize != .standard && !isFixed ? rule : nil
  }
}
