/// R057: who wants the far side asks for the end, which is another side in each direction.
enum R057OppositeSide {
  static let rule = Rule(57)

  /// The side of `align="end"` in a context.
  static func side(in context: Direction) -> Side { context.endSide }
}
