import Typeset

/// Runs the checks over the variants of documents.
package struct Checker: Sendable {
  /// The checks that run.
  package var catalogue = CheckCatalogue.all
  /// Whose limits apply.
  package var profile = CheckProfile.hig
  /// Whether all keys and languages of catalogs are looked at, rather than those that pages show.
  package var checksWholeCatalogs = false
  /// Whether the pages have checksums, for a matrix.
  package var recordsChecksums = false

  /// A checker that runs all checks with the limits of the Human Interface Guidelines.
  package init() {}

  /// Checks the pages of one variant; throws what laying it out throws.
  package func check(
    _ job: VariantPlan.Job, of document: VariantDocument, with session: TypesettingSession, log: DiagnosticLog
  ) throws -> VariantResult {
    session.options.layout = job.variant.options
    var check = VariantCheck(job, source: document.loaded.document.source, checker: self)
    try session.frames(of: document.loaded, log: log, observer: nil, annotates: false) { check.add($0) }
    return log.hasErrors ? VariantResult() : check.result
  }

  /// Joins the results of all variants, in the order of the plan, and checks documents and catalogs themselves.
  package func report(on plan: VariantPlan, _ results: [VariantResult]) -> CheckReport {
    report(on: plan, results, faults(in: plan, results))
  }

  /// The report about faults that were found.
  func report(on plan: VariantPlan, _ results: [VariantResult], _ faults: FoundFaults) -> CheckReport {
    var collection = FindingCollection()
    func add(_ fault: Fault, of document: String, variant: String?) {
      collection.add(
        fault, document: document, variant: variant, subjects: faults.subjects[document] ?? ElementSubjects())
    }
    for (job, faults) in zip(plan.jobs, faults.pages) {
      for fault in faults.joined() { add(fault, of: plan.document(of: job).path, variant: job.name) }
    }
    for common in faults.documents { add(common.fault, of: common.document, variant: common.fault.variant) }
    for common in faults.catalogs { add(common.fault, of: common.document, variant: nil) }
    let catalogs = faults.checkedCatalogs
    let texts =
      plan.documents.map { ($0.path, $0.loaded.document.source) } + catalogs.flatMap(\.files).map { ($0.name, $0) }
    return CheckReport(
      findings: sorted(collection.findings, as: plan), documents: plan.documents.map(\.path),
      catalogs: Set(catalogs.flatMap(\.files).map(\.name)).sorted(),
      variants: Dictionary(grouping: plan.jobs) { plan.document(of: $0).path }.mapValues { $0.map(\.name) },
      unrendered: plan.jobs.indices.filter { !results[$0].isRendered }.map { plan.jobs[$0].name },
      rules: catalogue.rules, sources: Dictionary(texts) { first, _ in first }, subjects: faults.subjects)
  }

  /// Findings in the order of the documents and of their places; those of catalogs last.
  private func sorted(_ findings: [Finding], as plan: VariantPlan) -> [Finding] {
    var ranks: [String: Int] = [:]
    for (index, document) in plan.documents.enumerated() { ranks[document.path] = index }
    return findings.enumerated().sorted { left, right in
      let (one, other) = (left.element, right.element)
      let places = (one.place, other.place)
      if places.0.file != places.1.file {
        return (ranks[places.0.file] ?? .max, places.0.file) < (ranks[places.1.file] ?? .max, places.1.file)
      }
      if places.0.position != places.1.position { return places.0.position < places.1.position }
      if one.fault.level != other.fault.level { return one.fault.level > other.fault.level }
      return (one.fault.rule, left.offset) < (other.fault.rule, right.offset)
    }.map(\.element)
  }
}
