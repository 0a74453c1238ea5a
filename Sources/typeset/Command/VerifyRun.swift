import Synchronization
import Typeset
import TypesetReview

/// Verifies the variants of documents on all processors, and reports the results in order.
struct VerifyRun {
  /// What compares and records.
  let verifier: Verifier
  /// Whether obsolete baselines are removed.
  let prunes: Bool
  /// How results are written to standard output.
  let form: VerifyCommand.Form
  /// Where reports go.
  let reports: [ReportTarget]
  /// Reports problems besides the results.
  let reporter: Reporter

  /// Verifies documents and gives the highest exit status.
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
    for target in reports where target.form != .github {
      // Before baselines are written: either all outputs find their places, or none changes.
      do { try OverwriteError.check(target.path, as: target.form.kind, sparing: typesetter.readFiles) } catch {
        return max(reader.status, tell(error))
      }
    }
    let results = RunResults<Verification>(count: plan.jobs.count, reporter: reporter)
    Workers.forEach(below: plan.jobs.count, makeState: typesetter.session) { session, index in
      let job = plan.jobs[index]
      results.add(verify(job, of: plan.document(of: job), with: session, isFull: results.hasNoPlace), at: index)
    }
    var status = max(reader.status, results.finish())
    let (values, noteStatus) = noted(results.values)
    status = max(status, noteStatus)
    let (found, pruneStatus) = finish(values, of: plan)
    var report = found
    report.paths = ReportPaths(documents: files, roots: options.roots)
    status = max(status, pruneStatus, report.failures.isEmpty ? ExitStatus.done : ExitStatus.differences)
    return max(status, write(report, of: plan, with: typesetter))
  }

  private func verify(
    _ job: VariantPlan.Job, of document: VariantDocument, with session: TypesettingSession, isFull: Bool
  ) -> RunResults<Verification>.Outcome {
    let log = DiagnosticLog()
    var verifier = verifier
    // If one baseline cannot be written, neither can the others.
    if isFull { verifier.recording = nil }
    do {
      let verification = try verifier.verify(
        document.loaded, name: job.name, path: document.path, options: job.variant.options, with: session, log: log)
      let status =
        switch verification.outcome {
        case .unreadable where verification.fails: ExitStatus.input
        default: ExitStatus.of(log, isStrict: session.options.treatsWarningsAsErrors)
        }
      return RunResults.Outcome(
        value: verification, report: reporter.report(log.diagnostics, in: job.name), status: status)
    } catch {
      var verification = Verification(
        name: job.name, document: document.path, baseline: verifier.folder.file(of: job.name))
      verification.outcome = .unrendered("\(error)")
      return RunResults.Outcome(
        value: verification, report: reporter.report(log.diagnostics, error, in: job.name),
        status: ExitStatus.of(error))
    }
  }

  /// The results with the notes of reviewers; those of variants that were recorded are removed.
  private func noted(_ verifications: [Verification]) -> ([Verification], Int32) {
    do {
      try ReviewNotes.forget(verifications.filter(\.isRecorded).map(\.name), in: verifier.folder)
      return (try ReviewNotes(in: verifier.folder).added(to: verifications), ExitStatus.done)
    } catch {
      return (verifications, tell(error))
    }
  }

  /// Finds obsolete baselines, and removes them if requested.
  private func finish(_ verifications: [Verification], of plan: VariantPlan) -> (VerificationReport, Int32) {
    let obsolete = verifier.folder.obsolete(
      variants: Set(plan.jobs.map(\.name)), documents: plan.documents.map(\.path))
    var status = ExitStatus.done
    if prunes {
      let removed = obsolete.filter { !$0.isDocumentGone }
      do { for baseline in removed { try baseline.remove() } } catch { status = tell(error) }
    }
    let isPruned = prunes && status == ExitStatus.done
    return (VerificationReport(verifications, obsolete: obsolete, isPruned: isPruned), status)
  }

  private func write(_ report: VerificationReport, of plan: VariantPlan, with typesetter: Typesetter) -> Int32 {
    var status = ExitStatus.done
    for target in reports {
      do {
        switch target.form {
        case .github: try Terminal.output(report.gitHubCommands)
        case .junit: try write(to: target, with: typesetter) { try report.writeJUnit(to: $0) }
        case .json: try write(to: target, with: typesetter) { try report.writeJSON(to: $0) }
        case .markdown: try write(to: target, with: typesetter) { try report.writeMarkdown(to: $0) }
        case .html:
          try write(to: target, with: typesetter) {
            try verifier.writePage(of: report, plan, with: typesetter, to: $0)
          }
        }
      } catch {
        status = max(status, tell(error))
      }
    }
    do {
      if form == .markdown {
        try Terminal.output(report.markdown)
      } else {
        try Terminal.show((verifier.comparesPictures ? toleranceLine : "") + report.summary(advice: report.advice))
      }
    } catch {
      status = max(status, tell(error))
    }
    return status
  }

  private func write(
    to target: ReportTarget, with typesetter: Typesetter, _ body: (ByteSink) throws -> Void
  ) throws {
    try OutputFile.write(to: target.path, as: target.form.kind, sparing: typesetter.readFiles, body)
  }

  /// How much pictures may differ.
  private var toleranceLine: String { "picture tolerances: \(verifier.tolerance)\n" }

  private func tell(_ error: any Error) -> Int32 {
    reporter.report(error)
    return ExitStatus.of(error)
  }
}

extension VerificationReport {
  /// Hints about options that help with the results.
  fileprivate var advice: [String] {
    let failures = failures
    let isMissing = failures.contains { if case .missing = $0.outcome { true } else { false } }
    let isUnreadable = failures.contains { if case .unreadable = $0.outcome { true } else { false } }
    let lacksPictures = failures.contains { $0.pictures.contains { $0.kind == .missing } }
    return [
      isMissing ? "record missing baselines with --update missing" : nil,
      isUnreadable
        ? "record unreadable baselines again with --update failed, those of newer versions with --update all" : nil,
      lacksPictures ? "record missing pictures with --pictures --update missing" : nil,
      obsolete.contains { !$0.isDocumentGone } && !isPruned ? "remove obsolete baselines with --prune" : nil,
      obsolete.contains(where: \.isDocumentGone) ? "delete baselines of documents that no longer exist by hand" : nil,
    ].compactMap { $0 }
  }
}
