/// R013: a caption and its number run as the caption does: words from the side where reading starts, then the number.
///
/// Digits are no strong characters, so a number never turns its caption round; and a text of nothing but a number, such as the
/// value in a row of its own, runs with the layout and follows its caption there too.
enum R013CaptionNumber {
  static let rule = Rule(13)

  /// The base direction of an unlabelled text without strong characters, in a layout that runs in `context`.
  static func directionOfBareNumber(in context: Direction) -> Direction { context }
}
