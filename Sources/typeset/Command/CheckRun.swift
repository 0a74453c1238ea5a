import Synchronization
import Typeset
import TypesetReview

/// Checks the variants of documents on all processors, and writes a report.
struct CheckRun {
  /// What checks.
  let checker: Checker
  /// The lowest level that fails; nil if none does.
  let failureLevel: CheckLevel?
  /// The form of the report.
  let form: CheckReportForm
  /// The file of the report; nil is standard output.
  let output: String?
  /// Reports problems besides the findings.
  let reporter: Reporter

  /// Checks documents and gives the highest exit status.
  func run(
    _ files: [String], axes: VariantAxes, options: RenderingOptions, library: (Reporter) throws -> FontLibrary
  ) throws -> Int32 {
    let typesetter: Typesetter
    do { typesetter = Typesetter(fonts: try library(reporter), options: options) } catch { return tell(error) }
    var reader = VariantReader(reporter: reporter)
    let plan: VariantPlan
    do {
      plan = try reader.plan(files, axes: axes, with: typesetter.session())
    } catch let error as VariantPlanError {
      return tell(error)
    }
    if let output {
      // Before the work is done: a report that finds no place is known at once.
      do { try OverwriteError.check(output, as: form.kind, sparing: typesetter.readFiles) } catch {
        return max(reader.status, tell(error))
      }
    }
    let results = CheckResults(count: plan.jobs.count, reporter: reporter)
    Workers.forEach(below: plan.jobs.count, makeState: typesetter.session) { session, index in
      let job = plan.jobs[index]
      results.add(check(job, of: plan.document(of: job), with: session), at: index)
    }
    var status = max(reader.status, results.finish())
    let report = checker.report(on: plan, results.results)
    if let failureLevel, report.hasFindings(from: failureLevel) { status = max(status, ExitStatus.differences) }
    return max(status, write(report, with: typesetter))
  }

  private func check(
    _ job: VariantPlan.Job, of document: VariantDocument, with session: TypesettingSession
  ) -> CheckResults.Outcome {
    let log = DiagnosticLog()
    do {
      let result = try checker.check(job, of: document, with: session, log: log)
      // What render warns of is found by the checks as well.
      let errors = log.diagnostics.filter { $0.severity == .error }
      return CheckResults.Outcome(
        result: result, report: reporter.report(errors, in: job.name), status: ExitStatus.of(errors, isStrict: false))
    } catch {
      return CheckResults.Outcome(
        result: Checker.VariantResult(), report: reporter.report([], error, in: job.name),
        status: ExitStatus.of(error))
    }
  }

  private func write(_ report: CheckReport, with typesetter: Typesetter) -> Int32 {
    do {
      guard let output else {
        try Terminal.output(report.text(as: form))
        return ExitStatus.done
      }
      try OutputFile.write(to: output, as: form.kind, sparing: typesetter.readFiles) {
        try $0.write(Array(report.text(as: form).utf8))
      }
      return ExitStatus.done
    } catch {
      return tell(error)
    }
  }

  private func tell(_ error: any Error) -> Int32 {
    reporter.report(error)
    return ExitStatus.of(error)
  }
}

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
