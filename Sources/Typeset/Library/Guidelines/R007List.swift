/// R007: all items of a list share one side, also those in another script; no item follows R005.
enum R007List {
  static let rule = Rule(7)

  /// The side of every item in a list whose context is `context`.
  static func side(in context: Direction) -> Side { context.startSide }
}
