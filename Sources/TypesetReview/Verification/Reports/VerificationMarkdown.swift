import Typeset

extension OutputKind {
  /// The summary of a verification in Markdown.
  package static let verificationSummary = OutputKind("the summary of a verification") {
    $0.starts(with: VerificationMarkdown.start.utf8)
  }
}

/// A summary of a run in Markdown, for people who decide about a change: counts, each cause with its variants, what was
/// rejected, and what is new.
struct VerificationMarkdown {
  private let report: VerificationReport
  /// How it begins.
  fileprivate static let start = "### Visual review: "
  /// The most rows of a table.
  private static let mostRows = 50

  /// Summarizes a report.
  init(_ report: VerificationReport) { self.report = report }

  /// The summary.
  var text: String {
    ([headline] + [counts, changes, rejections, newVariants, faults].compactMap(\.self)).joined(separator: "\n\n")
      + "\n"
  }

  private var headline: String {
    let (open, all) = (report.failures.count, report.verifications.count)
    return Self.start
      + (open == 0
        ? "\(CountedNoun.variant.words(all)) as approved"
        : "\(open) of \(CountedNoun.variant.words(all)) \(open == 1 ? "waits" : "wait") for a decision")
  }

  private var counts: String {
    let counts = report.counts
    let rows = [
      ("unchanged", counts.passed), ("recorded", counts.recorded), ("different", counts.different),
      ("new, without a baseline", counts.missing), ("failed", counts.faulty),
      ("rejected of these", report.rejected.count),
      ("obsolete baselines", report.obsolete.count),
    ].filter { $0.1 > 0 }
    return Self.table(["result", "variants"], rows.map { [$0.0, "\($0.1)"] })
  }

  /// What changed, each cause once with its variants.
  private var changes: String? {
    let found = report.findings
    var rows = found.findings.map { [$0.sentence, ListedNames.words($0.variants)] }
    for verification in report.failures {
      if case .different = verification.outcome {
        rows += verification.remainingDifferences.map { [$0, verification.name] }
      }
    }
    return rows.isEmpty ? nil : "#### Changes\n\n" + Self.table(["change", "variants"], rows)
  }

  private var rejections: String? {
    let names = Dictionary(grouping: report.rejected) { $0.rejection ?? "" }
    let notes = report.rejected.compactMap(\.rejection).distinct()
    let rows = notes.map { [$0, ListedNames.words((names[$0] ?? []).map(\.name))] }
    return rows.isEmpty ? nil : "#### Rejected\n\n" + Self.table(["note", "variants"], rows)
  }

  private var newVariants: String? {
    let names = report.failures.filter { if case .missing = $0.outcome { true } else { false } }.map(\.name)
    return names.isEmpty ? nil : "#### New\n\n" + Self.escaped(ListedNames.words(names, most: 20))
  }

  private var faults: String? {
    let rows = report.failures.filter(\.isFault).map { [$0.details(most: 1).first ?? "", $0.name] }
    return rows.isEmpty ? nil : "#### Failed\n\n" + Self.table(["reason", "variant"], rows)
  }

  private static func table(_ head: [String], _ rows: [[String]]) -> String {
    func line(_ cells: [String]) -> String { "| " + cells.joined(separator: " | ") + " |" }
    let rest = rows.count - mostRows
    return ([line(head), line(head.map { _ in "---" })] + rows.prefix(mostRows).map { line($0.map(escaped)) }).joined(
      separator: "\n") + (rest > 0 ? "\n\nand \(rest) more" : "")
  }

  /// A text of a document as it is: nothing in it is a mark of Markdown, and it takes one line.
  private static func escaped(_ text: String) -> String {
    var result = ""
    for character in text {
      switch character {
      case "\\", "`", "*", "_", "|", "[", "]", "#", "~": result += "\\\(character)"
      case "<": result += "&lt;"
      case "&": result += "&amp;"
      case "@": result += "@\u{2060}"
      default: result += character.isNewline ? " " : String(character)
      }
    }
    return result
  }
}

/// Names of variants in a sentence.
enum ListedNames {
  /// The first names, and how many there are besides.
  static func words(_ names: [String], most: Int = 6) -> String {
    let rest = names.count - most
    return names.prefix(most).joined(separator: ", ") + (rest > 0 ? " and \(rest) more" : "")
  }
}
