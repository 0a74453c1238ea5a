/// All checks, by what they look at and by the rules that they run for.
package struct CheckCatalogue: Sendable {
  /// All checks, by kin.
  package static let all = [reading, drawings, textServices, screens, assistance, legibility, catalogs]
    .reduce(CheckCatalogue()) { $0.joined(with: $1) }

  /// The checks of single pages.
  private var pageChecks: [any PageCheck.Type]
  /// The checks of documents.
  private var documentChecks: [any DocumentCheck.Type]
  /// The checks of variants.
  private var variantsChecks: [any VariantsCheck.Type]
  /// The checks of catalogs.
  private var catalogChecks: [any CatalogCheck.Type]
  /// The checks of translations.
  private var translationChecks: [any TranslationCheck.Type]

  /// Some checks, by what they look at.
  init(
    pages: [any PageCheck.Type] = [], documents: [any DocumentCheck.Type] = [],
    variants: [any VariantsCheck.Type] = [], catalogs: [any CatalogCheck.Type] = [],
    translations: [any TranslationCheck.Type] = []
  ) {
    pageChecks = pages
    documentChecks = documents
    variantsChecks = variants
    catalogChecks = catalogs
    translationChecks = translations
  }

  private func joined(with other: CheckCatalogue) -> CheckCatalogue {
    CheckCatalogue(
      pages: pageChecks + other.pageChecks, documents: documentChecks + other.documentChecks,
      variants: variantsChecks + other.variantsChecks, catalogs: catalogChecks + other.catalogChecks,
      translations: translationChecks + other.translationChecks)
  }

  /// The rules that are checked.
  package var rules: Set<Rule> {
    Set(
      pageChecks.map { $0.rule } + documentChecks.map { $0.rule } + variantsChecks.map { $0.rule }
        + catalogChecks.map { $0.rule } + translationChecks.map { $0.rule })
  }

  /// Those of some rules that no check looks after, each once and in order.
  package func unchecked(of rules: [Rule]) -> [Rule] { Set(rules).subtracting(self.rules).sorted() }

  /// The level that the checks of a rule usually report; nil if it is not checked.
  package func level(of rule: Rule) -> CheckLevel? {
    let levels =
      pageChecks.filter { $0.rule == rule }.map { $0.level }
      + documentChecks.filter { $0.rule == rule }.map { $0.level }
      + variantsChecks.filter { $0.rule == rule }.map { $0.level }
      + catalogChecks.filter { $0.rule == rule }.map { $0.level }
      + translationChecks.filter { $0.rule == rule }.map { $0.level }
    return levels.max()
  }

  /// The checks of the rules that satisfy a condition.
  package func filtered(_ isChosen: (Rule) -> Bool) -> CheckCatalogue {
    CheckCatalogue(
      pages: pageChecks.filter { isChosen($0.rule) }, documents: documentChecks.filter { isChosen($0.rule) },
      variants: variantsChecks.filter { isChosen($0.rule) }, catalogs: catalogChecks.filter { isChosen($0.rule) },
      translations: translationChecks.filter { isChosen($0.rule) })
  }

  /// Looks at a page.
  package func check(_ page: CheckedPage, _ log: inout FaultLog) {
    for check in pageChecks {
      log.rule = check.rule
      check.check(page, &log)
    }
  }

  /// Looks at a document.
  package func check(_ document: CheckedDocument, _ log: inout FaultLog) {
    for check in documentChecks {
      log.rule = check.rule
      check.check(document, &log)
    }
  }

  /// Compares variants.
  package func check(_ variants: CheckedVariants, _ log: inout FaultLog) {
    for check in variantsChecks {
      log.rule = check.rule
      check.check(variants, &log)
    }
  }

  /// Looks at a catalog.
  package func check(_ catalog: CheckedCatalog, _ log: inout FaultLog) {
    for check in catalogChecks {
      log.rule = check.rule
      check.check(catalog, &log)
    }
  }

  /// Looks at the translations of a catalog.
  package func check(_ texts: CheckedTranslations, _ log: inout FaultLog) {
    for check in translationChecks {
      log.rule = check.rule
      check.check(texts, &log)
    }
  }
}
