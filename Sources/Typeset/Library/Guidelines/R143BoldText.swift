/// R143: where the reader asks for bold text, all text is one step heavier.
enum R143BoldText {
  static let rule = Rule(143)

  /// The step, in units of weight: from regular to semibold.
  static let step = 200

  /// The weight of text that has a weight of its own.
  static func weight(_ weight: Int, isBold: Bool) -> Int { isBold ? min(900, weight + step) : weight }
}
