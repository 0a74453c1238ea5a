/// R064: the items of a toolbar follow the reading direction; `order="fixed"` keeps them from left to right.
enum R064Toolbar {
  static let rule = Rule(64)

  /// The direction along which the items stand.
  static func direction(order: String?, context: Direction) -> Direction {
    order == "fixed" ? .leftToRight : context
  }

  /// The rule where it acts: on a toolbar whose items were turned round.
  static func rule(order: String?, context: Direction) -> Rule? {
    direction(order: order, context: context) == .rightToLeft ? rule : nil
  }
}
