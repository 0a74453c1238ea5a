/// R006: a block of one or two lines stands on the context's side, though its text keeps a direction of its own.
enum R006ShortBlock {
  static let rule = Rule(6)

  /// The side of a block of `lineCount` lines; nil where the rule has nothing to say.
  static func side(lineCount: Int, direction: Direction, context: Direction) -> Side? {
    lineCount < R005Paragraph.leastLines && direction != context ? context.startSide : nil
  }
}
