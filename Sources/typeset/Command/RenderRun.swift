import Typeset
import TypesetReview

/// Renders documents of a plan on all processors and reports on them in their order.
struct RenderRun: Sendable {
  let plan: RenderPlan
  let reporter: Reporter
  private let options: RenderingOptions
  /// Finds what is marked on the pages; nil marks nothing.
  private let checker: Checker?
  /// The files that this run, and those before it, have read.
  private let readFiles = ReadFiles()
  private let library: @Sendable () throws -> FontLibrary

  init(_ plan: RenderPlan, options: RenderingArguments, drawing: DrawingArguments, scale: Double?, crop: String?) throws
  {
    self.plan = plan
    let reporter = try Reporter(options)
    self.reporter = reporter
    var typesetterOptions = try options.typesetterOptions(scale: scale)
    typesetterOptions.reservedPaths = plan.paths
    typesetterOptions.simulation = try drawing.vision
    typesetterOptions.layout.framesDevice = drawing.frame
    typesetterOptions.crop = crop
    self.options = typesetterOptions
    checker = drawing.findings ? Checker() : nil
    let fonts = options.fonts
    library = { try fonts.library(reporter: reporter) }
  }

  /// Renders the jobs at some indexes with newly opened fonts and catalogs, and returns the highest status.
  ///
  /// All outputs appear at the end, since a file that one document shows may be the output of another.
  ///
  /// The paths that a job looks for are recorded at its index.
  func run(_ jobs: [Int], inputs: [InputRecord]? = nil) -> Int32 {
    let typesetter: Typesetter
    do {
      typesetter = Typesetter(fonts: try library(), options: options, readFiles: readFiles)
      try plan.makeFolder()
    } catch {
      reporter.report(error)
      return ExitStatus.of(error)
    }
    let results = RenderResults(count: jobs.count, reporter: reporter)
    // With few documents, the pages of each share the processors.
    let threadsForEach = max(1, Workers.processorCount / max(1, jobs.count))
    // Who watches files runs more than once.
    let isLast = inputs == nil
    let makeSession: @Sendable () -> TypesettingSession = {
      let session = typesetter.session()
      session.threads = threadsForEach
      if isLast { OwnProcess.keepUntilExit(session) }
      return session
    }
    Workers.forEach(below: jobs.count, makeState: makeSession) { session, index in
      session.inputs = inputs?[jobs[index]]
      var job = RenderJob(plan.jobs[jobs[index]], format: plan.format, checker: checker, reporter: reporter)
      job.isLast = isLast && jobs.count == 1
      results.add(job.run(with: session, options: options), at: index)
    }
    return max(results.finish(), commit(results.outputs))
  }

  /// Puts all files in their places, now that everything is read that any document shows.
  private func commit(_ outputs: [OutputSet]) -> Int32 {
    let errors = Workers.errors(below: outputs.count, workers: OutputSet.workers(placing: outputs.count)) {
      _ = try outputs[$0].commit()
    }
    return errors.reduce(ExitStatus.done) { status, error in
      reporter.report(error)
      return max(status, ExitStatus.of(error))
    }
  }
}
