import Typeset

/// What came of a batch.
package struct BatchResult: Sendable {
  /// How many variants were drawn.
  package internal(set) var drawn = 0
  /// How many were as an earlier run had left them.
  package internal(set) var unchanged = 0
  /// How many failed.
  package let failed: Int
  /// How many have warnings.
  package let warned: Int
  /// How many there are.
  package let count: Int
  /// Why variants and documents failed, every reason once.
  package let failures: Set<BatchFailure>
  /// The path of the page that shows them; nil where no document could be read and nothing was written.
  package let indexPath: String?

  /// What a page says in sum.
  init(_ summary: IndexSummary, folder: BatchFolder?) {
    failed = summary.failures
    warned = summary.warnings
    count = summary.count
    failures = summary.reasons
    indexPath = folder.map { $0.path(of: BatchPaths.index) }
  }
}
