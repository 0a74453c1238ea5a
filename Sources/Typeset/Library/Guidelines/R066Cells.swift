/// R066: heads and cells of a column stand on one side, numbers too: that where the context starts.
enum R066Cells {
  static let rule = Rule(66)

  /// The side of every head and cell in a table whose context is `context`, unless the author asks for another.
  static func side(in context: Direction) -> Side { R007List.side(in: context) }
}
