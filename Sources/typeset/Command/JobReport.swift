/// The report on one rendering among many.
struct JobReport: Sendable {
  /// One thing to say.
  struct Entry: Sendable {
    /// A key shared with the same entry of other renderings; nil for entries that are always reported.
    var key: String?
    /// The words.
    var text: String
  }

  /// The entries, in order.
  var entries: [Entry] = []

  /// Nothing.
  init() {}

  /// A text that is always said.
  init(_ text: String) { if !text.isEmpty { entries = [Entry(key: nil, text: text)] } }
}

/// Filters the reports of many renderings, so that a warning in hundreds of variants is reported once.
struct JobReports: Sendable {
  private var told: Set<String> = []
  /// How often something was left out that had been said before.
  private var repeated = 0

  /// The new entries of a report.
  mutating func news(in report: JobReport) -> String {
    var text = ""
    for entry in report.entries {
      if let key = entry.key, !told.insert(key).inserted { repeated += 1 } else { text += entry.text }
    }
    return text
  }

  /// The last line: how much was left out; empty if nothing was.
  var summary: String {
    switch repeated {
    case 0: ""
    case 1: "one of these was also reported for another variant\n"
    default: "these were reported \(repeated) more times, for other variants\n"
    }
  }
}
