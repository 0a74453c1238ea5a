/// Lengths as messages show them.
enum PointText {
  /// A length in points with at most one decimal: `43.5`, `44`.
  static func text(_ points: Double) -> String {
    let tenths = Int((points * 10).rounded())
    return tenths % 10 == 0 ? "\(tenths / 10)" : "\(tenths / 10).\(abs(tenths % 10))"
  }
}

extension String {
  /// The text in one line without blanks around it, cut after some characters.
  func shortened(to count: Int) -> String {
    let words = split(whereSeparator: \.isWhitespace).joined(separator: " ")
    return words.count > count ? words.prefix(count) + "…" : words
  }
}
