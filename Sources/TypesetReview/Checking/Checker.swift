import Typeset

/// Runs the checks over the variants of documents.
package struct Checker: Sendable {
  /// The checks that run.
  package var catalogue = CheckCatalogue.all
  /// Whose limits apply.
  package var profile = CheckProfile.hig

  /// A checker that runs all checks with the limits of the Human Interface Guidelines.
  package init() {}

  /// What the checks find in one variant.
  package struct VariantResult: Sendable {
    /// What is wrong with its pages.
    fileprivate var log = FaultLog()
    /// What is remembered of it; nil if it could not be rendered.
    fileprivate var outline: VariantOutline?

    /// A variant that could not be rendered.
    package init() {}

    /// Whether it could be rendered.
    package var isRendered: Bool { outline != nil }
  }

  /// Checks the pages of one variant; throws what laying it out throws.
  package func check(
    _ job: VariantPlan.Job, of document: VariantDocument, with session: TypesettingSession, log: DiagnosticLog
  ) throws -> VariantResult {
    session.options.layout = job.variant.options
    var result = VariantResult()
    var pages: [PageOutline] = []
    try session.frames(of: document.loaded, log: log, observer: nil, annotates: false) { frame in
      let page = CheckedPage(frame, options: job.variant.options, profile: profile)
      catalogue.check(page, &result.log)
      pages.append(PageOutline(page))
    }
    guard !log.hasErrors else { return VariantResult() }
    result.outline = VariantOutline(name: job.name, options: job.variant.options, pages: pages)
    return result
  }

  /// Joins the results of all variants, in the order of the plan, and checks documents and catalogs themselves.
  package func report(on plan: VariantPlan, _ results: [VariantResult]) -> CheckReport {
    var collection = FindingCollection()
    for (index, document) in plan.documents.enumerated() {
      let jobs = plan.jobs.indices.filter { plan.jobs[$0].document == index }
      let source = CheckedDocument(
        document.loaded.document, name: document.path, folder: document.loaded.folder, icons: document.loaded.icons)
      let pages = PageIdentities(source)
      var usedSilences: Set<Silence> = []
      for job in jobs {
        usedSilences.formUnion(results[job].log.usedSilences)
        for fault in results[job].log.faults {
          collection.add(fault, document: document.path, variant: plan.jobs[job].name, pages: pages)
        }
      }
      var log = FaultLog()
      catalogue.check(source, &log)
      catalogue.check(CheckedVariants(source, variants: jobs.compactMap { results[$0].outline }), &log)
      usedSilences.formUnion(log.usedSilences)
      for fault in log.faults + unusedSilences(in: source, used: usedSilences) {
        collection.add(fault, document: document.path, variant: fault.variant, pages: pages)
      }
    }
    let catalogs = checkCatalogs(of: plan, into: &collection)
    let texts =
      plan.documents.map { ($0.path, $0.loaded.document.source) } + catalogs.flatMap(\.files).map { ($0.name, $0) }
    return CheckReport(
      findings: sorted(collection.findings, as: plan), documents: plan.documents.map(\.path),
      catalogs: Set(catalogs.flatMap(\.files).map(\.name)).sorted(),
      variants: Dictionary(grouping: plan.jobs) { plan.document(of: $0).path }.mapValues { $0.map(\.name) },
      unrendered: plan.jobs.indices.filter { !results[$0].isRendered }.map { plan.jobs[$0].name },
      rules: catalogue.rules, sources: Dictionary(texts) { first, _ in first })
  }

  /// Checks the catalogs of all documents, each once, and gives them.
  private func checkCatalogs(of plan: VariantPlan, into collection: inout FindingCollection) -> [Catalog] {
    var catalogs: [Catalog] = []
    var known: Set<ObjectIdentifier> = []
    for document in plan.documents {
      for catalog in document.loaded.catalogs.catalogs where known.insert(ObjectIdentifier(catalog)).inserted {
        catalogs.append(catalog)
        var log = FaultLog()
        catalogue.check(
          CheckedCatalog(catalog, developmentLanguage: document.loaded.document.language), &log)
        for fault in log.faults { collection.add(fault, document: document.path, variant: nil) }
      }
    }
    return catalogs
  }

  /// Advice about every `ignore` of a rule that was checked and that found nothing there.
  private func unusedSilences(in document: CheckedDocument, used: Set<Silence>) -> [Fault] {
    document.silences.subtracting(used).filter { catalogue.rules.contains($0.rule) }
      .sorted { ($0.position, $0.rule) < ($1.position, $1.rule) }
      .map { $0.unusedFault(in: document) }
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
