/// R004: text stands on the side where the interface starts, so left-aligned text becomes right-aligned.
enum R004NaturalAlignment {
  static let rule = Rule(4)

  /// The side of text in a context.
  static func side(in context: Direction) -> Side { context.startSide }
}
