/// What is to be said about one rendering among many.
struct JobReport: Sendable {
  /// One thing to say.
  struct Entry: Sendable {
    /// What it has in common with the same thing in other renderings; nil for what is always said.
    var key: String?
    /// The words.
    var text: String
  }

  /// What is to be said, in order.
  var entries: [Entry] = []

  /// Nothing.
  init() {}

  /// A text that is always said.
  init(_ text: String) { if !text.isEmpty { entries = [Entry(key: nil, text: text)] } }
}

/// Says of many renderings what is new in each: a warning that stands in hundreds of variants is told once.
struct JobReports: Sendable {
  private var told: Set<String> = []
  /// How often something was left out that had been said before.
  private var repeated = 0

  /// What is new in a report.
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
