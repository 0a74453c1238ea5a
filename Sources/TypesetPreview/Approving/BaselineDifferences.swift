import Typeset
import TypesetReview

extension Workshop {
  /// How many variants of a document differ from their baselines, of those that a survey looks at; nil as soon as
  /// `goesOn`, which is asked before each one, says no.
  func differing(_ document: PreviewDocument, on bench: Bench, goesOn: () -> Bool) throws -> Int? {
    let plan = try plan(of: document, on: bench)
    let verifier = try verifier()
    var differing = 0
    for index in Self.surveyed(plan.jobs.count) {
      guard goesOn() else { return nil }
      let job = plan.jobs[index]
      let loaded = plan.document(of: job).loaded
      let result = looking(at: document, on: bench) {
        try? verifier.verify(
          loaded, name: job.name, path: document.path, options: job.variant.options, with: $0, log: DiagnosticLog())
      }
      switch result?.outcome {
      case .passed?, .missing?: break
      case .different?, .unreadable?, .unrendered?, nil: differing += 1
      }
    }
    return differing
  }
}
