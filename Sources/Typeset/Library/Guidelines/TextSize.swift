/// R138: what is side by side is stacked where it does not fit: the name above the date.
enum R138Stacking {
  static let rule = Rule(138)

  /// What makes a row a column.
  enum Condition: Equatable {
    /// Nothing does.
    case never
    /// The least widths of its contents do not fit: words would be broken.
    case leastWidths
    /// The ideal widths of its contents do not fit: a line would be broken.
    case idealWidths
    /// The text size, whatever fits.
    case always
  }

  /// The share of the width that a text keeps at least beside the icon or picture before it.
  static let leastTextShare = 0.6

  /// What makes a row a column at a text size.
  ///
  /// The author may name the size from which it always is one. Below that, and below the sizes for accessibility, words
  /// and numbers must fit.
  static func condition(_ request: CollapseRequest, at category: TextSizeCategory) -> Condition {
    switch request {
    case .auto: category.isAccessibility ? .idealWidths : .leastWidths
    case .never: .never
    case .ax1, .ax2, .ax3, .ax4, .ax5:
      TextSizeCategory(rawValue: request.rawValue).map { category >= $0 } == true ? .always : .leastWidths
    }
  }

  /// Whether what needs these widths side by side is stacked in a width, all in points.
  static func stacks(_ condition: Condition, least: Double, ideal: Double, in width: Double) -> Bool {
    switch condition {
    case .never: false
    case .leastWidths: least > width + tolerance
    case .idealWidths: ideal > width + tolerance
    case .always: true
    }
  }

  /// Whether the text after an icon or a picture, of a least width, stays beside it, where it has `room` of a width.
  static func staysBeside(least: Double, room: Double, in width: Double) -> Bool {
    least <= room + tolerance && room >= width * leastTextShare - tolerance
  }

  /// What rounding makes, in points.
  private static let tolerance = 0.005
}

/// R139: a grid has fewer columns where the text is larger, or where the words of its cells need more room.
enum R139Columns {
  static let rule = Rule(139)

  /// The least width of a column, in points; `width` is that at the standard text size.
  static func leastWidth(_ width: Double, textScale: Double) -> Double { width * textScale }

  /// How many columns a width has room for, at least one; all lengths are in points.
  ///
  /// `most` and `leastWidth` are what the author asks for, `leastContent` is the least width of the widest cell.
  static func count(
    in width: Double, most: Int?, leastWidth: Double?, leastContent: Double = 0, spacing: Double
  ) -> Int {
    if most == nil, leastWidth == nil { return 1 }
    let leastWidth = max(leastWidth ?? 0, leastContent)
    guard leastWidth > 0 else { return most ?? 1 }
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

  /// The distance of the middle of capitals of body text from their baseline, in points: they are about 0.7 em high.
  static func capitalMiddle(at textSize: TextSizeCategory) -> Double {
    0.357 * DynamicType.size(of: .body, at: textSize).size
  }

  /// The rule where it acts: the text size is not the standard one, and the icon follows it.
  static func rule(at textSize: TextSizeCategory, isFixed: Bool) -> Rule? {
    textSize != .standard && !isFixed ? rule : nil
  }
}
