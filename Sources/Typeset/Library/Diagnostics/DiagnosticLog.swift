/// Collects diagnostics; one per document and task.
///
/// The first twenty of each kind are kept; the rest are summarized in one line.
package final class DiagnosticLog {
  /// How many of one kind are kept.
  package static let greatestCountOfAKind = 20

  /// Whether an error was reported.
  package private(set) var hasErrors = false
  private var kept: [Diagnostic] = []
  /// How many of each kind are kept.
  private var counts: [String: Int] = [:]
  /// The first of each kind that is not kept, and how many more there are.
  private var surplus: [Diagnostic] = []
  private var surplusCounts: [String: Int] = [:]

  /// Creates an empty log.
  package init() {}

  /// Everything reported so far, in order; summaries are at the end, with the place of the first diagnostic left out.
  package var diagnostics: [Diagnostic] {
    kept
      + surplus.map { first in
        var sum = first
        let message = first.summed?.firstMessage ?? first.message
        let count = surplusCounts[first.code, default: 0]
        sum.summed = Diagnostic.Summed(count: count, firstMessage: message)
        sum.message = "\(count) more of this kind (\(first.code)), the first one here: \(message)"
        return sum
      }
  }

  /// Adds one diagnostic, or those that it sums up.
  package func report(_ diagnostic: Diagnostic) {
    guard let summed = diagnostic.summed else {
      return report(diagnostic.severity, code: diagnostic.code) { diagnostic }
    }
    if diagnostic.severity == .error { hasErrors = true }
    leaveOut(summed.count, code: diagnostic.code) { diagnostic }
  }

  /// Adds a diagnostic, which is created only if it will be kept, since finding its hints may take time.
  func report(_ severity: Diagnostic.Severity, code: String, _ make: () -> Diagnostic) {
    if severity == .error { hasErrors = true }
    let count = counts[code, default: 0]
    guard count < Self.greatestCountOfAKind else { return leaveOut(1, code: code, make) }
    counts[code] = count + 1
    kept.append(make())
  }

  private func leaveOut(_ count: Int, code: String, _ make: () -> Diagnostic) {
    if surplusCounts[code] == nil { surplus.append(make()) }
    surplusCounts[code, default: 0] += count
  }
}
