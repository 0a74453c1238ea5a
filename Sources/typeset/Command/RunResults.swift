import Synchronization
import Typeset

/// Collects the results of all variants; identical reports are written once.
final class RunResults<Value: Sendable>: Sendable {
  /// How a variant ended.
  struct Outcome: Sendable {
    /// What came of it.
    var value: Value
    /// Its report for standard error.
    var report: JobReport
    /// Its exit status, whatever came of it.
    var status: Int32
  }

  private struct State {
    var outcomes: [Outcome?]
    var finished = 0
    var hasNoPlace = false
  }

  private let state: Mutex<State>
  private let progress: ProgressBar?
  private let reporter: Reporter

  init(count: Int, reporter: Reporter) {
    self.reporter = reporter
    state = Mutex(State(outcomes: Array(repeating: nil, count: count)))
    progress = count > 1 && StandardStream.error.isTerminal ? ProgressBar(total: count) : nil
  }

  /// What came of all variants, in the order of the plan; every outcome must have been added.
  var values: [Value] { state.withLock { $0.outcomes.compactMap { $0?.value } } }

  /// Whether something that a variant writes found no place.
  var hasNoPlace: Bool { state.withLock { $0.hasNoPlace } }

  /// Takes the outcome of a variant; from any thread.
  func add(_ outcome: Outcome, at index: Int) {
    state.withLock { state in
      var outcome = outcome
      if outcome.status == ExitStatus.output {
        // A full disk or a read-only folder is reported once.
        if state.hasNoPlace { outcome.report = JobReport() }
        state.hasNoPlace = true
      }
      state.outcomes[index] = outcome
      state.finished += 1
      progress?.show(state.finished)
    }
  }

  /// Reports other problems, and returns the highest status.
  func finish() -> Int32 {
    progress?.clear()
    return state.withLock { state in
      var reports = JobReports()
      var status = ExitStatus.done
      for outcome in state.outcomes.compactMap(\.self) {
        StandardStream.error.write(reports.news(in: outcome.report))
        status = max(status, outcome.status)
      }
      reporter.tellRepetitions(in: reports)
      return status
    }
  }
}
