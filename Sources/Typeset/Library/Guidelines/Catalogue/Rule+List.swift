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
