/// R028: pictures whose order means something stand in the order of reading, so the first one is at the right in a right-to-left
/// interface; where the order is free they stay where they are.
enum R028PictureOrder {
  static let rule = Rule(28)

  /// The direction in which pictures follow each other; `order` is the word in the markup.
  static func direction(order: String?, context: Direction) -> Direction {
    order == "free" ? .leftToRight : context
  }
}
