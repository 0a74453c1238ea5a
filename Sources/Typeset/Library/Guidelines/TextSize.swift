/// R138: at large text sizes, what is side by side is stacked: the name above the date.
enum R138Stacking {
  static let rule = Rule(138)

  /// The size from which rows inside items are stacked.
  static let size = TextSizeCategory.ax1

  /// Whether a row is a column at a text size, when it is one from `threshold` on; nil for a row that always stays one.
  static func stacks(at category: TextSizeCategory, from threshold: TextSizeCategory?) -> Bool {
    threshold.map { category >= $0 } ?? false
  }

  /// The size from which a row is stacked: the one that its author names, else that of items for a row inside one; nil for never.
  static func threshold(asked: TextSizeCategory?, isInItem: Bool) -> TextSizeCategory? {
    asked ?? (isInItem ? size : nil)
  }
}

/// R139: at large text sizes a grid has fewer columns, since the least width of one grows with the text.
enum R139Columns {
  static let rule = Rule(139)

  /// The least width of a column, in points; `width` is that at the standard text size.
  static func leastWidth(_ width: Double, textScale: Double) -> Double { width * textScale }

  /// How many columns a width has room for, at least one; all lengths are in points.
  static func count(in width: Double, most: Int?, leastWidth: Double?, spacing: Double) -> Int {
    guard let leastWidth, leastWidth + spacing > 0 else { return most ?? 1 }
    let fitting = Int(min(max((width + spacing + 0.001) / (leastWidth + spacing), 1), 10_000))
    return min(most ?? fitting, fitting)
  }
}

/// R140: icons grow with the text around them.
enum R140IconSize {
  static let rule = Rule(140)

  /// The side of an icon for one em of its text.
  static let em = 1.2

  /// The side of an icon beside text of a size, both in points.
  static func side(textSize: Double) -> Double { em * textSize }

  /// The rule where it acts: the text size is not the standard one, and the icon follows it.
  static func rule(at textSize: TextSizeCategory, isFixed: Bool) -> Rule? {
    textSize != .standard && !isFixed ? rule : nil
  }
}
