/// R143: where the reader asks for bold text, all text is one step heavier.
enum R143BoldText {
  static let rule = Rule(143)

  /// The step, in units of weight: from regular to semibold.
  static let step = 200

  /// How much thicker the lines of icons are drawn.
  static let strokeFactor = 1.3

  /// The weight that text of a weight would have without the setting: icons are drawn by it, then thicker.
  static func weight(before weight: Int, isBold: Bool) -> Int { isBold ? max(1, weight - step) : weight }

  /// The weight of text that has a weight of its own.
  static func weight(_ weight: Int, isBold: Bool) -> Int { isBold ? min(900, weight + step) : weight }
}
