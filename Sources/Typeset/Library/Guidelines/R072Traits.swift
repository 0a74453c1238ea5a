/// R072: a layout adapts to its traits: an element with a `when` is present only where all terms hold.
enum R072Traits {
  static let rule = Rule(72)

  /// Whether an element with these terms is present; nil and terms that are not well formed ask for nothing.
  static func isPresent(when terms: String?, in traits: Traits) -> Bool {
    guard let terms, let condition = try? WhenCondition(terms) else { return true }
    return condition.holds(in: traits)
  }
}
