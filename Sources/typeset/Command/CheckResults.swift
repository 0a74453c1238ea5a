import Synchronization
import Typeset
import TypesetReview

/// Collects the results of all variants; identical reports are written once.
final class CheckResults: Sendable {
  /// How a variant ended.
  struct Outcome: Sendable {
    /// What was found.
    var result: Checker.VariantResult
    /// Its report for standard error.
    var report: JobReport
    /// Its exit status, findings apart.
    var status: Int32
  }

  private struct State {
    var outcomes: [Outcome?]
    var finished = 0
  }

  private let state: Mutex<State>
  private let progress: ProgressBar?
  private let reporter: Reporter

  init(count: Int, reporter: Reporter) {
    self.reporter = reporter
    state = Mutex(State(outcomes: Array(repeating: nil, count: count)))
    progress = count > 1 && Terminal.isTerminal(.error) ? ProgressBar(total: count) : nil
  }

  /// All results, in the order of the plan.
  var results: [Checker.VariantResult] {
    state.withLock { $0.outcomes.map { $0?.result ?? Checker.VariantResult() } }
  }

  /// Takes the outcome of a variant; from any thread.
  func add(_ outcome: Outcome, at index: Int) {
    state.withLock { state in
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
        Terminal.write(reports.news(in: outcome.report), to: .error)
        status = max(status, outcome.status)
      }
      reporter.tellRepetitions(in: reports)
      return status
    }
  }
}
