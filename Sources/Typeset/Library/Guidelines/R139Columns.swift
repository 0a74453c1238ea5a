/// R139: at large text sizes a grid has fewer columns, since the least width of one grows with the text.
enum R139Columns {
  static let rule = Rule(139)

  /// The least width of a column, in points; `width` is that at the standard text size.
  static func leastWidth(_ width: Double, textScale: Double) -> Double { width * textScale }

  /// How many columns stand in a width, at least one; all lengths are in points.
  static func count(in width: Double, most: Int?, leastWidth: Double?, spacing: Double) -> Int {
    guard let leastWidth, leastWidth + spacing > 0 else { return most ?? 1 }
    let fitting = Int(min(max((width + spacing + 0.001) / (leastWidth + spacing), 1), 10_000))
    return min(most ?? fitting, fitting)
  }
}
