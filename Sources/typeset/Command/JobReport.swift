import Typeset

/// The report on one rendering among many.
struct JobReport: Sendable {
  /// One thing to say.
  struct Entry: Sendable {
    /// A key shared with the same entry of other renderings; nil for entries that are always reported.
    var key: String?
    /// What it has in common with others in its file, of which only the first twenty are reported; nil for what is
    /// always reported.
    var kind: Kind?
    /// The words.
    var text: String
  }

  /// The diagnostics of one code in one file.
  struct Kind: Hashable, Sendable {
    /// The code, such as `cut-text`.
    var code: String
    /// The file as messages name it.
    var file: String
  }

  /// The entries, in order.
  var entries: [Entry] = []

  /// Nothing.
  init() {}

  /// A text that is always said.
  init(_ text: String) { if !text.isEmpty { entries = [Entry(text: text)] } }
}

/// Filters the reports of many renderings, so that a warning in hundreds of variants is reported once.
struct JobReports: Sendable {
  private var told: Set<String> = []
  /// How often something was left out that had been said before.
  private var repeated = 0
  /// How many there are of each kind.
  private var counts: [JobReport.Kind: Int] = [:]
  /// The kinds of which some were left out, in order.
  private var crowded: [JobReport.Kind] = []

  /// The new entries of a report.
  mutating func news(in report: JobReport) -> String {
    var text = ""
    for entry in report.entries {
      if let key = entry.key, !told.insert(key).inserted {
        repeated += 1
      } else if isOneOfFew(entry) {
        text += entry.text
      }
    }
    return text
  }

  /// Counts an entry; false where there were enough of its kind.
  private mutating func isOneOfFew(_ entry: JobReport.Entry) -> Bool {
    guard let kind = entry.kind else { return true }
    let count = counts[kind, default: 0] + 1
    counts[kind] = count
    if count == DiagnosticLog.greatestCountOfAKind + 1 { crowded.append(kind) }
    return count <= DiagnosticLog.greatestCountOfAKind
  }

  /// The last lines: how much was left out; empty if nothing was.
  var summary: String {
    let others = crowded.map { kind in
      let count = counts[kind, default: 0] - DiagnosticLog.greatestCountOfAKind
      return "\(TerminalText.line(kind.file)): \(count) more of this kind (\(kind.code))\n"
    }.joined()
    switch repeated {
    case 0: return others
    case 1: return others + "one of these was also reported for another variant\n"
    default: return others + "these were reported \(repeated) more times, for other variants\n"
    }
  }
}
