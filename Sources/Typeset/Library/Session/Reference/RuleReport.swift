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

  /// A table, or a paragraph for each requested guideline.
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
  package var json: String {
    JSONWriter.lines(of: entries) { json, entry in
      json.member("rule", entry.rule.description)
      json.member("name", entry.name)
      json.member("sources", entry.sources.map(\.rawValue))
      json.member("kinds", entry.kinds.map(\.rawValue))
      json.member("summary", entry.summary)
      json.member("text", entry.statement)
      json.member("applied", entry.isApplied)
      json.member("named", entry.isNamed)
      json.member("reported", entry.isReported)
      json.member("checked", entry.isChecked)
      json.member("notes", entry.notes)
    }
  }
}
