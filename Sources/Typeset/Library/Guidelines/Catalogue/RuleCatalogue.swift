/// Every guideline that the software knows, by number: what legends, annotations, reports and the command `rules` say of one.
package enum RuleCatalogue {
  /// All entries, in the order of their numbers.
  package static let entries = reading + drawings + textServices + screens + assistance + legibility

  /// The entry of a rule.
  package static subscript(rule: Rule) -> RuleEntry { entries[rule.number - 1] }

  /// The entry of a rule as people cite it: `R005`, `r5` or `5`; nil for anything else.
  package static func entry(cited text: String) -> RuleEntry? {
    guard let number = Int(text.first == "R" || text.first == "r" ? text.dropFirst() : text[...]) else { return nil }
    return entries.first { $0.rule.number == number }
  }

  /// The entries of some rules, in the order of their numbers.
  package static func entries(of rules: Set<Rule>) -> [RuleEntry] { rules.sorted().map { self[$0] } }
}
