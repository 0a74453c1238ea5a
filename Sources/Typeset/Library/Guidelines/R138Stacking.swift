/// R138: at large text sizes what stands beside each other stands below each other: the name above the date.
enum R138Stacking {
  static let rule = Rule(138)

  /// The size from which rows inside items stand below each other.
  static let size = TextSizeCategory.ax1

  /// Whether a row is a column at a text size, when it is one from `threshold` on; nil for a row that always stays one.
  static func stacks(at category: TextSizeCategory, from threshold: TextSizeCategory?) -> Bool {
    threshold.map { category >= $0 } ?? false
  }

  /// The size from which a row stacks: the one that its author names, else that of items for a row inside one; nil for never.
  static func threshold(asked: TextSizeCategory?, isInItem: Bool) -> TextSizeCategory? {
    asked ?? (isInItem ? size : nil)
  }
}
