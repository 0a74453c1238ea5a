/// Advises on texts that begin with a placeholder for a text, such as a name (R062).
///
/// In the program such a text keeps its direction, since the value is isolated and the language decides. Plain text
/// that leaves it — a message, a file for another system — takes its direction from the first letter: a Latin name
/// would turn an Arabic sentence round. So it is advice, once a catalog, and only where a catalog has languages of both
/// directions. Numbers set no direction, and a text that begins with a mark or an isolate (F15) is right.
enum R062LeadingPlaceholderCheck: CatalogCheck {
  static let rule = Rule(62)
  static let level = CheckLevel.advice

  static func check(_ catalog: CheckedCatalog, _ log: inout FaultLog) {
    let directions = Set((catalog.translations + [catalog.developmentLanguage]).map { LanguageTag($0)?.direction })
    guard directions.contains(.leftToRight), directions.contains(.rightToLeft) else { return }
    let found = catalog.keysInUse.flatMap { key in
      catalog.shownMessages(of: key).filter { $0.message.variation.texts.contains { $0.value.beginsWithPlaceholder } }
    }
    guard let first = found.first else { return }
    let count = Set(found.map(\.key)).count
    log.add(
      .advice, ofKey: first.key, at: first.place,
      count == 1
        ? "a text begins with a placeholder, which sets the direction of the whole where it leaves the program"
        : "\(count) texts begin with a placeholder, which sets the direction of the whole where they leave the program",
      remedy: "begin with U+200E or U+200F, or isolate the placeholder with U+2068 and U+2069", aspect: "leading")
  }
}

extension String {
  /// Whether its first token, blanks left out, is a placeholder for a text.
  fileprivate var beginsWithPlaceholder: Bool {
    for token in FormatString(self).tokens {
      switch token {
      case .argument(let placeholder): return placeholder.kind == .anything
      case .substitution, .ownArgument: return false
      case .text(let text):
        guard let first = text.first(where: { !$0.isWhitespace }) else { continue }
        guard first == "{", case .name? = BracedText(String(text.drop { $0.isWhitespace })).parts.first else {
          return false
        }
        return true
      }
    }
    return false
  }
}
