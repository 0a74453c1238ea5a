import Synchronization
import Typeset
import TypesetReview

/// Gathers how the jobs ended and reports them in the order of the inputs, as soon as all before are reported.
final class RenderResults: Sendable {
  private struct State {
    var outcomes: [RenderJob.Outcome?]
    var reported = 0
    var finished = 0
    var reports = JobReports()
  }

  private let state: Mutex<State>
  private let progress: ProgressBar?
  private let reporter: Reporter

  init(count: Int, reporter: Reporter) {
    self.reporter = reporter
    state = Mutex(State(outcomes: Array(repeating: nil, count: count)))
    progress = count > 1 && StandardStream.error.isTerminal ? ProgressBar(total: count) : nil
  }

  /// Takes the outcome of a job; from any thread.
  func add(_ outcome: RenderJob.Outcome, at index: Int) {
    state.withLock { state in
      state.outcomes[index] = outcome
      state.finished += 1
      var reports = ""
      while state.reported < state.outcomes.count, let next = state.outcomes[state.reported] {
        reports += state.reports.news(in: next.report)
        // Who has reported keeps its status only, so that a long run holds no texts.
        state.outcomes[state.reported]?.report = JobReport()
        state.reported += 1
      }
      if !reports.isEmpty {
        progress?.clear()
        StandardStream.error.write(reports)
      }
      progress?.show(state.finished)
    }
  }

  /// The files that wait to be put in their places, in the order of the inputs.
  var outputs: [OutputSet] { state.withLock { $0.outcomes.compactMap { $0?.outputs } } }

  /// The highest status of all jobs.
  func finish() -> Int32 {
    progress?.clear()
    return state.withLock { state in
      reporter.tellRepetitions(in: state.reports)
      return state.outcomes.reduce(ExitStatus.done) { max($0, $1?.status ?? ExitStatus.done) }
    }
  }
}
