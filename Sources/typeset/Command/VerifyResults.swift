import Synchronization
import Typeset
import TypesetReview

/// Collects the results of all variants; identical reports are written once.
final class VerifyResults: Sendable {
  /// How a variant ended.
  struct Outcome: Sendable {
    /// The result.
    var verification: Verification
    /// Its report for standard error.
    var report: JobReport
    /// Its exit status, differences apart.
    var status: Int32
  }

  private struct State {
    var verifications: [Verification?]
    var reports: [JobReport]
    var status = ExitStatus.done
    var finished = 0
    var hasNoPlace = false
  }

  private let state: Mutex<State>
  private let progress: ProgressBar?
  private let reporter: Reporter

  init(count: Int, reporter: Reporter) {
    self.reporter = reporter
    state = Mutex(
      State(verifications: Array(repeating: nil, count: count), reports: Array(repeating: JobReport(), count: count)))
    progress = count > 1 && Terminal.isTerminal(.error) ? ProgressBar(total: count) : nil
  }

  /// Whether a baseline found no place.
  var hasNoPlace: Bool { state.withLock { $0.hasNoPlace } }

  /// All results, in the order of the plan.
  var verifications: [Verification] { state.withLock { $0.verifications.compactMap { $0 } } }

  /// Takes the outcome of a variant; from any thread.
  func add(_ outcome: Outcome, at index: Int) {
    state.withLock { state in
      state.verifications[index] = outcome.verification
      state.status = max(state.status, outcome.status)
      if outcome.status == ExitStatus.output {
        // A full disk or a read-only folder is reported once.
        if !state.hasNoPlace { state.reports[index] = outcome.report }
        state.hasNoPlace = true
      } else {
        state.reports[index] = outcome.report
      }
      state.finished += 1
      progress?.show(state.finished)
    }
  }

  /// Reports other problems, and returns the highest status.
  func finish() -> Int32 {
    progress?.clear()
    return state.withLock { state in
      var reports = JobReports()
      for report in state.reports { Terminal.write(reports.news(in: report), to: .error) }
      reporter.tellRepetitions(in: reports)
      return state.status
    }
  }
}
