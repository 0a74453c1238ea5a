/// Lengths as messages show them.
enum PointText {
  /// A length in points with at most one decimal: `43.5`, `44`.
  static func text(_ points: Double) -> String {
    let tenths = Int((points * 10).rounded())
    let sign = -10 < tenths && tenths < 0 ? "-" : ""
    return tenths % 10 == 0 ? "\(tenths / 10)" : "\(sign)\(tenths / 10).\(abs(tenths % 10))"
  }

  /// A length in a sentence: `1 point`, `43.5 points`.
  static func words(_ points: Double) -> String {
    let text = text(points)
    return "\(text) \(CountedNoun.point.form(for: text == "1" ? 1 : 2))"
  }
}

extension String {
  /// The text in one line without blanks around it, cut after some characters.
  func shortened(to count: Int) -> String {
    let words = split(whereSeparator: \.isWhitespace).joined(separator: " ")
    return words.count > count ? words.prefix(count) + "…" : words
  }
}
