import Typeset
import TypesetReview

/// Renders documents of a plan on all processors and reports on them in their order.
struct RenderRun: Sendable {
  let plan: RenderPlan
  let reporter: Reporter
  private let options: RenderingOptions
  private let library: @Sendable () throws -> FontLibrary

  init(_ plan: RenderPlan, options: RenderingArguments, scale: Double?) throws {
    self.plan = plan
    let reporter = Reporter(options)
    self.reporter = reporter
    var typesetterOptions = try options.typesetterOptions(scale: scale)
    typesetterOptions.reservedPaths = plan.paths
    self.options = typesetterOptions
    let fonts = options.fonts
    library = { try fonts.library(reporter: reporter) }
  }

  /// Renders the jobs at some indexes with newly opened fonts and catalogs, and returns the highest status.
  ///
  /// The paths that a job looks for are recorded at its index.
  func run(_ jobs: [Int], inputs: [InputRecord]? = nil) -> Int32 {
    let typesetter: Typesetter
    do {
      typesetter = Typesetter(fonts: try library(), options: options)
      try plan.makeFolder()
    } catch {
      reporter.report(error)
      return ExitStatus.of(error)
    }
    let results = RenderResults(count: jobs.count, reporter: reporter)
    Workers.forEach(below: jobs.count, makeState: typesetter.session) { session, index in
      session.inputs = inputs?[jobs[index]]
      let job = RenderJob(plan.jobs[jobs[index]], format: plan.format, reporter: reporter)
      results.add(job.run(with: session, options: options), at: index)
    }
    return results.finish()
  }
}
