import Typeset
import TypesetReview

/// Gathers the texts of the variants of documents on all processors, and writes a report.
struct TextsRun {
  /// The form of the report.
  let form: TextReportForm
  /// The file of the report; nil is standard output.
  let output: String?
  /// Reports problems.
  let reporter: Reporter

  /// Gathers the texts of documents and gives the highest exit status.
  func run(
    _ files: [String], axes: VariantAxes, options: RenderingOptions, library: (Reporter) throws -> FontLibrary
  ) throws -> Int32 {
    let typesetter: Typesetter
    do { typesetter = Typesetter(fonts: try library(reporter), options: options) } catch { return tell(error) }
    var reader = VariantReader(reporter: reporter)
    reader.namesFiles = false
    let plan: VariantPlan
    do {
      plan = try reader.plan(files, axes: axes, with: typesetter.session())
    } catch let error as VariantPlanError {
      return tell(error)
    }
    // Before the work is done: a report that finds no place is known at once.
    if let output {
      do { try OverwriteError.check(output, as: form.kind, sparing: typesetter.readFiles) } catch {
        return max(reader.status, tell(error))
      }
    }
    let reviewer = TextReviewer(plan)
    let collection = TextCollection()
    let results = RunResults<Void>(count: reviewer.count, reporter: reporter)
    Workers.forEach(below: reviewer.count, makeState: typesetter.session) { session, index in
      results.add(read(index, by: reviewer, into: collection, with: session), at: index)
    }
    let status = max(reader.status, results.finish())
    return max(status, write(reviewer.report(collection), of: plan, with: typesetter))
  }

  /// Reads the texts of a rendering; gives its problems and its exit status.
  private func read(
    _ index: Int, by reviewer: TextReviewer, into collection: TextCollection, with session: TypesettingSession
  ) -> RunResults<Void>.Outcome {
    let log = DiagnosticLog()
    let name = reviewer.name(index)
    do {
      try reviewer.read(index, into: collection, with: session, log: log)
      return RunResults.Outcome(
        value: (), report: reporter.report(log.untold, in: name),
        status: ExitStatus.of(log, isStrict: session.options.treatsWarningsAsErrors))
    } catch {
      return RunResults.Outcome(
        value: (), report: reporter.report(log.untold, error, in: name), status: ExitStatus.of(error))
    }
  }

  private func write(_ report: TextReport, of plan: VariantPlan, with typesetter: Typesetter) -> Int32 {
    do {
      guard let output else {
        try report.write(as: form, of: plan, with: typesetter, to: .standardOutput())
        return ExitStatus.done
      }
      try OutputFile.write(to: output, as: form.kind, sparing: typesetter.readFiles) {
        try report.write(as: form, of: plan, with: typesetter, to: $0)
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
