/// Reads the values of attributes.
enum ValueReader {
  /// The value that a text stands for; nil where the text is at fault.
  static func value(_ text: String, as kind: ValueKind) -> AttributeValue? {
    switch kind {
    case .words(let words): return words.contains(text) ? .text(text) : nil
    case .listed, .text, .name, .language, .anchor: return .text(text)
    case .filled: return text.utf8.allSatisfy(isXMLSpace) ? nil : .text(text)
    case .flag: return text == "yes" ? .flag(true) : text == "no" ? .flag(false) : nil
    case .number(let limits): return number(text, limits)
    case .numberOrFill(let limits): return text == "fill" ? .fill : number(text, limits)
    case .integer(let range):
      return PlainNumber.integer(text).flatMap { range.contains($0) ? .number(Double($0)) : nil }
    case .weight: return weight(text).map { .number(Double($0)) }
    case .color:
      if text.utf8.first == UInt8(ascii: "#") { return Color(hex: text).map { .color(.literal($0)) } }
      return .color(.named(text))
    case .paper: return PaperSize.size(of: text) == nil ? nil : .text(text)
    }
  }

  /// The weight 100…900 of a name or a number; nil for anything else.
  static func weight(_ text: String) -> Int? {
    if let named = weights.first(where: { $0.name == text }) {
      return named.weight
    }
    return PlainNumber.integer(text).flatMap { (100...900).contains($0) ? $0 : nil }
  }

  /// The weights that have names.
  static let weights: [(name: String, weight: Int)] = [
    ("regular", 400), ("medium", 500), ("semibold", 600), ("bold", 700),
  ]

  private static func number(_ text: String, _ limits: NumberLimits) -> AttributeValue? {
    guard let number = PlainNumber.decimal(text), number <= limits.greatest, number > 0 || limits.allowsZero else {
      return nil
    }
    return .number(number)
  }
}
