import Synchronization
import Typeset

/// The renderings of a sheet, laid out on all processors, and laid out again if there are too many to keep.
final class SheetRenderings: Sendable {
  /// What became of a rendering.
  struct Outcome: Sendable {
    /// The facts about its pages: name, size and the guidelines that applied; none after an error.
    var pages: [(name: String, size: Size, rules: Set<Rule>)] = []
    /// The diagnostics.
    var diagnostics: [Diagnostic] = []
    /// What ended the layout; nil for nothing.
    var error: (any Error)?
    /// Whether it cannot be shown.
    var fails = false
  }

  /// How many pages are kept from the first layout: a screen takes some hundred kilobytes.
  static let mostKept = 240

  private struct State {
    var outcomes: [Outcome?]
    var frames: [[Frame]?]
    var kept = 0
  }

  private let typesetter: Typesetter
  private let plan: VariantPlan
  private let annotates: Bool
  private let findings: MarkedFindings?
  private let mostKept: Int
  private let state: Mutex<State>

  /// The renderings of a plan, with what was found in them; if `annotates` is false, annotations are off.
  init(
    of plan: VariantPlan, with typesetter: Typesetter, annotates: Bool, findings: MarkedFindings? = nil,
    mostKept: Int = SheetRenderings.mostKept
  ) {
    self.plan = plan
    self.typesetter = typesetter
    self.annotates = annotates
    self.findings = findings
    self.mostKept = mostKept
    state = Mutex(
      State(
        outcomes: Array(repeating: nil, count: plan.jobs.count), frames: Array(repeating: nil, count: plan.jobs.count)))
  }

  /// Lays everything out, and reports the outcome.
  func layOut() -> [Outcome] {
    layOut(Array(plan.jobs.indices)) { job, frames, outcome in
      state.withLock { state in
        state.outcomes[job] = outcome
        guard state.kept + frames.count <= mostKept else { return }
        state.kept += frames.count
        state.frames[job] = frames
      }
    }
    return state.withLock { $0.outcomes.compactMap(\.self) }
  }

  /// Makes the pages of some renderings available.
  func prepare(_ jobs: Set<Int>) {
    let missing = state.withLock { state in jobs.sorted().filter { state.frames[$0] == nil } }
    layOut(missing) { job, frames, _ in state.withLock { $0.frames[job] = frames } }
  }

  /// Forgets the pages of all renderings but some.
  func keep(_ jobs: Set<Int>) {
    let others = state.withLock { state in
      let others = state.frames.indices.filter { !jobs.contains($0) }
      defer { for job in others { state.frames[job] = nil } }
      return others.compactMap { state.frames[$0] }
    }
    Workers.release(others)
  }

  /// A page of an available rendering.
  func frame(of job: Int, page: Int) -> Frame? {
    state.withLock { state in
      guard let frames = state.frames[job], frames.indices.contains(page) else { return nil }
      return frames[page]
    }
  }

  private func layOut(_ jobs: [Int], finished: @Sendable (Int, [Frame], Outcome) -> Void) {
    guard !jobs.isEmpty else { return }
    withoutActuallyEscaping(finished) { finished in
      Workers.forEach(below: jobs.count, makeState: typesetter.session) { [plan, annotates, findings] session, index in
        let job = plan.jobs[jobs[index]]
        session.options.layout = job.variant.options
        let (frames, outcome) = Self.layOut(
          plan.document(of: job).loaded, with: session, annotates: annotates,
          findings: findings?.marks(of: jobs[index], hasLegend: false))
        finished(jobs[index], frames, outcome)
      }
    }
  }

  private static func layOut(
    _ document: LoadedDocument, with session: TypesettingSession, annotates: Bool, findings: FindingMarks?
  ) -> (frames: [Frame], outcome: Outcome) {
    var outcome = Outcome()
    var frames: [Frame] = []
    let log = DiagnosticLog()
    do {
      try session.frames(of: document, log: log, observer: nil, annotates: annotates, findings: findings) {
        frames.append($0)
      }
    } catch {
      outcome.error = error
    }
    outcome.diagnostics = log.diagnostics
    outcome.fails = outcome.error != nil || session.fails(log) || frames.isEmpty
    if outcome.fails { frames = [] }
    outcome.pages = frames.map { ($0.name, $0.size, $0.actingRules) }
    return (frames, outcome)
  }
}
