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
  /// The file of known findings; nil for none.
  let known: KnownFile?
  /// Reports problems besides the findings.
  let reporter: Reporter

  /// Checks documents and gives the highest exit status.
  func run(
    _ files: [String], axes: VariantAxes, options: RenderingOptions, library: (Reporter) throws -> FontLibrary
  ) throws -> Int32 {
    let typesetter: Typesetter
    let knownFindings: KnownFindings?
    do {
      knownFindings = try known?.read()
      typesetter = Typesetter(fonts: try library(reporter), options: options)
    } catch {
      return tell(error)
    }
    var reader = VariantReader(reporter: reporter)
    reader.namesFiles = false
    let plan: VariantPlan
    do {
      plan = try reader.plan(files, axes: axes, with: typesetter.session())
    } catch let error as VariantPlanError {
      return tell(error)
    }
    reporter.tellMockups(of: plan.documents)
    // Before the work is done: a report that finds no place is known at once.
    do { try checkOutputs(of: typesetter) } catch { return max(reader.status, tell(error)) }
    let results = RunResults<Checker.VariantResult>(count: plan.jobs.count, reporter: reporter)
    Workers.forEach(below: plan.jobs.count, makeState: typesetter.session) { session, index in
      let job = plan.jobs[index]
      results.add(check(job, of: plan.document(of: job), with: session), at: index)
    }
    var status = max(reader.status, results.finish())
    var report = checker.report(on: plan, results.values)
    report.failureLevel = failureLevel
    report.paths = ReportPaths(documents: files, roots: options.roots)
    if var knownFindings {
      if known?.isUpdated == true {
        knownFindings = knownFindings.updated(with: report)
        do { try known?.write(knownFindings) } catch { status = max(status, tell(error)) }
      }
      report.leaveOut(knownFindings)
    }
    if report.fails { status = max(status, ExitStatus.differences) }
    if checker.recordsChecksums {
      return max(status, writeText(CheckMatrix(report, of: plan, results.values).description, with: typesetter))
    }
    return max(status, write(report, of: plan, with: typesetter))
  }

  private func checkOutputs(of typesetter: Typesetter) throws {
    if let known {
      try OverwriteError.check(known.path, as: .knownFindings, sparing: typesetter.readFiles)
      // The report must not take its place.
      typesetter.readFiles.add(known.path)
    }
    if let output { try OverwriteError.check(output, as: form.kind, sparing: typesetter.readFiles) }
  }

  private func check(
    _ job: VariantPlan.Job, of document: VariantDocument, with session: TypesettingSession
  ) -> RunResults<Checker.VariantResult>.Outcome {
    let log = DiagnosticLog()
    do {
      let result = try checker.check(job, of: document, with: session, log: log)
      return RunResults.Outcome(
        value: result, report: reporter.report(log.untold, in: job.name),
        status: ExitStatus.of(log, isStrict: session.options.treatsWarningsAsErrors))
    } catch {
      return RunResults.Outcome(
        value: Checker.VariantResult(), report: reporter.report(log.untold, error, in: job.name),
        status: ExitStatus.of(error))
    }
  }

  private func write(_ report: CheckReport, of plan: VariantPlan, with typesetter: Typesetter) -> Int32 {
    do {
      switch (output, form) {
      case (nil, .text):
        try Terminal.output(report.text(usesColor: StandardStream.output.usesColor, isWhole: false))
      case (nil, _): try report.write(as: form, of: plan, with: typesetter, to: .standardOutput())
      case (let output?, _):
        try OutputFile.write(to: output, as: form.kind, sparing: typesetter.readFiles) {
          try report.write(as: form, of: plan, with: typesetter, to: $0)
        }
      }
      return ExitStatus.done
    } catch {
      return tell(error)
    }
  }

  private func writeText(_ text: String, with typesetter: Typesetter) -> Int32 {
    do {
      guard let output else {
        try Terminal.output(text)
        return ExitStatus.done
      }
      try OutputFile.write(to: output, as: form.kind, sparing: typesetter.readFiles) { try $0.write(Array(text.utf8)) }
      return ExitStatus.done
    } catch {
      return tell(error)
    }
  }

  private func tell(_ error: any Error) -> Int32 {
    if let error = error as? KnownFindingsError {
      reporter.report([error.diagnostic])
    } else {
      reporter.report(error)
    }
    return ExitStatus.of(error)
  }
}

/// The file of known findings that the command line names.
struct KnownFile {
  /// Its path.
  let path: String
  /// Whether it is written with what is found now.
  let isUpdated: Bool

  /// What it contains; nothing if it is still to be written.
  func read() throws -> KnownFindings {
    if isUpdated, !FileSystem.isFile(path) { return KnownFindings(path: path) }
    return try KnownFindings(at: path, toleratesDamage: isUpdated)
  }

  /// Writes it.
  func write(_ findings: KnownFindings) throws {
    try OutputFile.write(to: path, as: .knownFindings) { try findings.write(to: $0) }
  }
}
