import Synchronization
import Typeset
import TypesetReview

/// Reports the progress of a batch on standard error.
final class BatchReport: Sendable {
  private let reporter: Reporter
  private let typesetter: Typesetter
  private let state = Mutex(State())

  private struct State {
    var status = ExitStatus.done
    var results: RenderResults?
  }

  init(_ reporter: Reporter, typesetter: Typesetter) {
    self.reporter = reporter
    self.typesetter = typesetter
  }

  /// The highest status of documents and variants so far.
  var status: Int32 { state.withLock { $0.status } }

  /// Takes an event, from any thread.
  func take(_ event: Batch.Event) {
    switch event {
    case .read(_, let document, let diagnostics, let error):
      if let document, typesetter.options.isVerbose {
        reporter.tell(typesetter.session().coverage(of: document))
      }
      reporter.report(diagnostics)
      if let error { reporter.report(error) }
    case .planned(_, let count): state.withLock { $0.results = RenderResults(count: count, reporter: reporter) }
    case .finished(let index, let outcome):
      let report = reporter.report(outcome.diagnostics, outcome.error, in: outcome.name)
      var status = ExitStatus.done
      if case .failed(let failure) = outcome.state { status = failure.exitStatus }
      state.withLock { $0.results }?.add(RenderJob.Outcome(report: report, status: status), at: index)
    }
  }

  /// Ends the progress bar.
  func finish() {
    guard let results = state.withLock({ $0.results.take() }) else { return }
    let status = results.finish()
    state.withLock { $0.status = max($0.status, status) }
  }
}

extension Reporter {
  /// Warns of inputs that changed after a batch had read them.
  func report(changedInputs: [String]) {
    report(
      changedInputs.map {
        Diagnostic(
          .warning, code: "changed-input", "\"\($0)\" changed while the batch was drawn", at: nil,
          hints: ["run the batch again to draw it as it is now"])
      })
  }
}
