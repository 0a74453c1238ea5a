/// R005: a paragraph of three lines or more is aligned by its own language, not by the interface around it.
enum R005Paragraph {
  static let rule = Rule(5)

  /// From how many lines on a block is a paragraph.
  static let leastLines = 3

  /// The side of a block of `lineCount` lines; nil where the rule has nothing to say.
  static func side(lineCount: Int, direction: Direction, context: Direction) -> Side? {
    lineCount >= leastLines && direction != context ? direction.startSide : nil
  }
}
