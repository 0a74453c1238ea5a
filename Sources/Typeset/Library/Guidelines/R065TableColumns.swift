/// R065: the columns of a table stand in reading order: the first one at the side where reading starts.
enum R065TableColumns {
  static let rule = Rule(65)

  /// What `order` says.
  enum Order: String {
    /// The columns follow the context.
    case auto
    /// They run from left to right everywhere.
    case fixed
  }

  /// The direction in which the columns of a table in a context run.
  static func direction(order: Order, context: Direction) -> Direction { order == .fixed ? .leftToRight : context }

  /// Whether the rule moved the columns of a table.
  static func acts(on columns: Int, order: Order, context: Direction) -> Bool {
    columns > 1 && direction(order: order, context: context) == .rightToLeft
  }
}
