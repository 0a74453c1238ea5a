/// The catalogue of guidelines as text and as JSON: what `typesetter rules` prints.
package struct RuleReport: Sendable, CustomStringConvertible {
  /// The entries in the order of their numbers.
  package let entries: [RuleEntry]
  private let isDetailed: Bool

  /// The report of the whole catalogue, a line for each guideline.
  package init() {
    entries = RuleCatalogue.entries
    isDetailed = false
  }

  /// The report of some guidelines, with all there is to say of each.
  package init(_ entries: [RuleEntry]) {
    self.entries = entries
    isDetailed = true
  }

  /// A table, or a paragraph for each guideline that was asked for.
  package var description: String {
    isDetailed ? entries.map(paragraph).joined(separator: "\n") : table
  }

  private var table: String {
    TextTable.text([["rule", "name", "source", "today", "asks for"]] + entries.map(row))
  }

  private func row(of entry: RuleEntry) -> [String] {
    [
      entry.rule.description, entry.name, entry.sources.map(\.rawValue).joined(separator: " "), entry.status,
      entry.summary,
    ]
  }

  private func paragraph(on entry: RuleEntry) -> String {
    var text = "\(entry.rule) \(entry.name): \(entry.summary)\n\n  \(entry.statement)\n\n"
    for source in entry.sources { text += "  source  \(source.title)\n" }
    text += "  kind    \(entry.kinds.map(\.rawValue).joined(separator: ", "))\n"
    for note in entry.notes { text += "  today   \(note)\n" }
    return text
  }

  /// An array with an object for each guideline.
  package var json: String { "[\n" + entries.map { "  " + object($0) }.joined(separator: ",\n") + "\n]\n" }

  private func object(_ entry: RuleEntry) -> String {
    let fields = [
      ("rule", JSONText.escaped(entry.rule.description)), ("name", JSONText.escaped(entry.name)),
      ("sources", list(entry.sources.map(\.rawValue))), ("kinds", list(entry.kinds.map(\.rawValue))),
      ("summary", JSONText.escaped(entry.summary)), ("text", JSONText.escaped(entry.statement)),
      ("applied", String(entry.isApplied)), ("named", String(entry.isNamed)), ("reported", String(entry.isReported)),
      ("notes", list(entry.notes)),
    ]
    return "{" + fields.map { "\"\($0)\": \($1)" }.joined(separator: ", ") + "}"
  }

  private func list(_ texts: [String]) -> String { "[" + texts.map(JSONText.escaped).joined(separator: ", ") + "]" }
}
