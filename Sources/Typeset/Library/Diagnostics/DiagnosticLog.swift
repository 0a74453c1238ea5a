/// Collects diagnostics; one per document and task.
///
/// The first twenty of each kind are kept; the rest are summarized in one line.
package final class DiagnosticLog {
  /// How many of one kind are kept.
  package static let greatestCountOfAKind = 20

  /// Whether an error was reported.
  package private(set) var hasErrors = false
  private var kept: [Diagnostic] = []
  private var counts: [String: Int] = [:]
  private var surplus: [Diagnostic] = []

  /// Creates an empty log.
  package init() {}

  /// Everything reported so far, in order; summaries are at the end, with the place of the first diagnostic left out.
  package var diagnostics: [Diagnostic] {
    kept
      + surplus.map { first in
        var sum = first
        let count = counts[first.code, default: 0] - Self.greatestCountOfAKind
        sum.message = "\(count) more of this kind (\(first.code)), the first one here: \(first.message)"
        return sum
      }
  }

  /// Adds one diagnostic.
  package func report(_ diagnostic: Diagnostic) {
    report(diagnostic.severity, code: diagnostic.code) { diagnostic }
  }

  /// Adds a diagnostic, which is created only if it will be kept, since finding its hints may take time.
  func report(_ severity: Diagnostic.Severity, code: String, _ make: () -> Diagnostic) {
    if severity == .error { hasErrors = true }
    let count = counts[code, default: 0] + 1
    counts[code] = count
    if count <= Self.greatestCountOfAKind {
      kept.append(make())
    } else if count == Self.greatestCountOfAKind + 1 {
      surplus.append(make())
    }
  }
}
