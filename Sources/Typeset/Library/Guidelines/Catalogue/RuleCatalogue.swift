/// Every guideline that the software knows, by number: what legends, annotations, reports and the command `rules` say
/// of one.
package enum RuleCatalogue {
  /// All entries, in the order of their numbers.
  package static let entries = reading + drawings + textServices + screens + assistance + legibility + further

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

extension Rule {
  /// The guidelines of a list with spaces or commas between them, as people cite them: `R086 R151`.
  package static func list(_ text: String) throws(RuleListError) -> [Rule] {
    let words = text.split { $0.isWhitespace || $0 == "," }
    guard !words.isEmpty else { throw RuleListError(shown: "nothing", hints: ["give numbers such as R086"]) }
    var rules: [Rule] = []
    for word in words {
      guard let entry = RuleCatalogue.entry(cited: String(word)) else {
        throw RuleListError(
          shown: quoted(String(word)),
          hints: ["guidelines have numbers from R001 to \(Rule(RuleCatalogue.entries.count))"])
      }
      rules.append(entry.rule)
    }
    return rules
  }
}

/// A word among the numbers of guidelines that is none.
package struct RuleListError: Error, Hashable, Sendable {
  /// The word in quotation marks, or `nothing`.
  package let shown: String
  /// What to write instead.
  package let hints: [String]
}
