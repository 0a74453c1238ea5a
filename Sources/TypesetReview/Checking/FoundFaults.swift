import Typeset

/// Everything that the checks of a run have found, fault by fault: the same fault in two variants is there twice.
struct FoundFaults {
  /// A fault that does not come from a single page.
  struct Common {
    /// The fault.
    let fault: Fault
    /// The path of the document as given; for a catalog, of the first document that uses it.
    let document: String
  }

  /// The faults of each job of the plan, page by page.
  var pages: [[[Fault]]] = []
  /// The faults of documents as they are written, and of their variants compared, document by document.
  fileprivate(set) var documents: [Common] = []
  /// The faults of catalogs, each catalog once.
  fileprivate(set) var catalogs: [Common] = []
  /// The catalogs that were checked.
  fileprivate(set) var checkedCatalogs: [Catalog] = []
  /// What the faults of the documents are about, by the paths of these.
  fileprivate(set) var subjects: [String: ElementSubjects] = [:]
}

extension Checker {
  /// Checks documents and catalogs themselves, and adds what was found in the variants.
  func faults(in plan: VariantPlan, _ results: [VariantResult]) -> FoundFaults {
    var found = FoundFaults(pages: results.map(\.pageFaults))
    for (index, document) in plan.documents.enumerated() {
      let jobs = plan.jobs.indices(ofDocument: index)
      let locales = Set(jobs.compactMap { plan.jobs[$0].variant.options.locale }).sorted()
      let source = CheckedDocument(document, locales: locales)
      found.subjects[document.path] = ElementSubjects(source)
      var log = FaultLog()
      catalogue.check(source, &log)
      catalogue.check(CheckedVariants(source, variants: jobs.compactMap { results[$0].outline }), &log)
      let used = jobs.reduce(into: log.usedSilences) { $0.formUnion(results[$1].usedSilences) }
      found.documents += (log.faults + unusedSilences(in: source, used: used)).map {
        FoundFaults.Common(fault: $0, document: document.path)
      }
    }
    checkCatalogs(of: plan.documents, into: &found)
    checkTranslations(in: plan, results, into: &found)
    found.leaveOutRepetitions(in: plan)
    return found
  }

  /// What is wrong with a document and its catalogs whatever the variant shows; what its author silences may be found
  /// in some.
  func commonFaults(of document: VariantDocument) -> FoundFaults {
    var found = FoundFaults()
    var log = FaultLog()
    let source = CheckedDocument(document)
    found.subjects[document.path] = ElementSubjects(source)
    catalogue.check(source, &log)
    found.documents = log.faults.map { FoundFaults.Common(fault: $0, document: document.path) }
    checkCatalogs(of: [document], into: &found)
    return found
  }

  /// Checks the catalogs of documents, each once.
  private func checkCatalogs(of documents: [VariantDocument], into found: inout FoundFaults) {
    var known: Set<ObjectIdentifier> = []
    for document in documents {
      for catalog in document.loaded.catalogs.catalogs where known.insert(ObjectIdentifier(catalog)).inserted {
        found.checkedCatalogs.append(catalog)
        var log = FaultLog()
        catalogue.check(CheckedCatalog(catalog, of: document), &log)
        found.catalogs += log.faults.map { FoundFaults.Common(fault: $0, document: document.path) }
      }
    }
  }

  /// Checks the translations that a run is about, catalog by catalog: those that the variants show, or all of them.
  ///
  /// A locale is asked for if the command line or a document names it. `isAsked` says so of every locale, as for a
  /// rendering that is looked at by itself.
  func checkTranslations(
    in plan: VariantPlan, _ results: [VariantResult], isAsked: Bool = false, into found: inout FoundFaults
  ) {
    var scopes: [ObjectIdentifier: TranslationScope] = [:]
    for (index, document) in plan.documents.enumerated() {
      var scope = TranslationScope()
      for job in plan.jobs.indices(ofDocument: index) {
        guard let outline = results[job].outline else { continue }
        scope.add(outline, isAsked: isAsked || outline.options.locale != nil)
      }
      for catalog in document.loaded.catalogs.catalogs {
        scopes[ObjectIdentifier(catalog), default: TranslationScope()].add(scope)
      }
    }
    let whole = checksWholeCatalogs ? TranslationScope(wholeCatalogsIn: plan.axes[.locale]) : nil
    for document in plan.documents {
      for catalog in document.loaded.catalogs.catalogs {
        guard let shown = scopes.removeValue(forKey: ObjectIdentifier(catalog)) else { continue }
        var log = FaultLog()
        catalogue.check(CheckedTranslations(CheckedCatalog(catalog, of: document), scope: whole ?? shown), &log)
        found.catalogs += log.faults.map { FoundFaults.Common(fault: $0, document: document.path) }
      }
    }
  }

  /// Advice about every `ignore` of a rule that was checked and that found nothing there.
  private func unusedSilences(in document: CheckedDocument, used: Set<Silence>) -> [Fault] {
    document.silences.subtracting(used).filter { catalogue.rules.contains($0.rule) }
      .sorted { ($0.position, $0.rule) < ($1.position, $1.rule) }
      .map { $0.unusedFault(in: document) }
  }
}

extension CheckedCatalog {
  /// A catalog of a document of a run.
  fileprivate convenience init(_ catalog: Catalog, of document: VariantDocument) {
    self.init(catalog, developmentLanguage: document.loaded.document.language, among: document.loaded.catalogs)
  }
}

extension CheckedDocument {
  /// A document of a run as it is written.
  fileprivate init(_ document: VariantDocument, locales: [String] = []) {
    self.init(
      document.loaded.document, name: document.path, folder: document.loaded.folder, icons: document.loaded.icons,
      catalogs: document.loaded.catalogs, locales: locales)
  }
}
