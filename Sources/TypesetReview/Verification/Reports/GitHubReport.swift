import Typeset

/// Findings as workflow commands, which GitHub shows at the lines of the documents.
enum GitHubReport {
  /// One command per line: for each change, regardless of the number of variants, and for each failing baseline.
  static func text(of report: VerificationReport) -> String {
    let found = report.findings
    let changes = found.findings.map { finding in
      GitHubCommand(
        place: finding.place, title: finding.change.subject,
        message: finding.sentence + Self.parenthesis(found.extent(of: finding)))
    }
    return (changes + faults(of: report)).map { command in
      var command = command
      command.place.file = report.paths.shown(command.place.file)
      return command.text
    }.joined()
  }

  /// What is not a change of an element: missing and unreadable baselines, differing pictures, documents with errors.
  private static func faults(of report: VerificationReport) -> [GitHubCommand] {
    var order: [FindingPlace: [(message: String, names: [String])]] = [:]
    var places: [FindingPlace] = []
    for verification in report.failures {
      guard let (place, message) = fault(of: verification) else { continue }
      if order[place] == nil { places.append(place) }
      var known = order[place, default: []]
      if let index = known.firstIndex(where: { $0.message == message }) {
        known[index].names.append(verification.name)
      } else {
        known.append((message, [verification.name]))
      }
      order[place] = known
    }
    return places.flatMap { place in
      order[place, default: []].map { message, names in
        let shown = names.prefix(4).joined(separator: ", ") + (names.count > 4 ? " and \(names.count - 4) more" : "")
        let title = names.count == 1 ? names[0] : CountedNoun.variant.words(names.count)
        return GitHubCommand(place: place, title: title, message: message + parenthesis(names.count == 1 ? "" : shown))
      }
    }
  }

  private static func fault(of verification: Verification) -> (place: FindingPlace, message: String)? {
    let top = SourcePosition(line: 1, column: 1)
    let beginning = FindingPlace(file: verification.document, position: top)
    switch verification.outcome {
    case .passed: return nil
    case _ where verification.rejection != nil: return (beginning, verification.rejectionLine ?? "")
    case .unreadable(let diagnostic):
      let start = diagnostic.range?.start ?? top
      return (FindingPlace(file: verification.baseline, position: start), diagnostic.message)
    case .missing: return (beginning, "no baseline")
    case .unrendered(let words): return (beginning, words)
    case .different:
      let rest = verification.remainingDifferences
      return rest.isEmpty ? nil : (beginning, rest.joined(separator: "\n"))
    }
  }

  private static func parenthesis(_ words: String) -> String { words.isEmpty ? "" : " (\(words))" }
}
