import Synchronization
import Typeset
import TypesetReview

// What is looked up in a document besides its pages.
extension Workshop {
  /// The direction of a variant from which it would be mirrored (R001).
  func opposite(of document: PreviewDocument, _ axes: PreviewAxes, on bench: Bench) throws -> String {
    guard let loaded = version(of: document, on: bench).loaded else {
      return Direction.rightToLeft.rawValue
    }
    let root = LanguageTag(loaded.document.language) ?? .undetermined
    let own = axes.options.layoutDirection(of: loaded.document, rootLanguage: root)
    return (own == .leftToRight ? Direction.rightToLeft : .leftToRight).rawValue
  }

  /// The document, read without errors; throws if it never was.
  func loaded(_ document: PreviewDocument, on bench: Bench) throws(PreviewError) -> LoadedDocument {
    let version = version(of: document, on: bench)
    guard let loaded = version.loaded else {
      throw PreviewError(
        422, version.diagnostics.first?.description ?? "the document has errors", "correct the document")
    }
    return loaded
  }

  /// The variants that a document names in its head.
  func plan(of document: PreviewDocument, on bench: Bench) throws -> VariantPlan {
    let variants = VariantDocument(path: document.path, loaded: try loaded(document, on: bench), inputs: [])
    do { return try VariantPlan([variants], axes: VariantAxes(), base: LayoutOptions()) } catch {
      throw PreviewError(422, error.description)
    }
  }

  /// What `check` finds in a document, as JSON.
  func findings(of document: PreviewDocument, on bench: Bench) throws -> [UInt8] {
    try findings(of: try plan(of: document, on: bench))
  }

  /// What `check` finds in some variants, as JSON. Whole paths, by which an editor opens files, are only of use on this
  /// machine.
  func findings(of plan: VariantPlan, withPaths: Bool = true) throws -> [UInt8] {
    let typesetter = typesetter
    let checker = Checker()
    let results = Mutex([Checker.VariantResult](repeating: Checker.VariantResult(), count: plan.jobs.count))
    Workers.forEach(below: plan.jobs.count, makeState: typesetter.session) { session, index in
      let job = plan.jobs[index]
      guard let found = try? checker.check(job, of: plan.document(of: job), with: session, log: DiagnosticLog()) else {
        return
      }
      results.withLock { $0[index] = found }
    }
    let options = Dictionary(plan.jobs.map { ($0.name, $0.variant.options) }) { first, _ in first }
    let sink = ByteSink()
    try checker.report(on: plan, results.withLock { $0 }).writeJSON(to: sink) { finding, json in
      if let shown = finding.shownVariant.flatMap({ options[$0] }) {
        json.key("axes")
        PreviewAxes(shown).add(to: json)
      }
      guard withPaths else { return }
      json.member("catalogPath", ifAny: finding.fault.catalog.map { FileSystem.normalized($0.file) })
    }
    return sink.bytes
  }
}
