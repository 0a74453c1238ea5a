/// All checks, by what they look at and by the rules that they run for.
package struct CheckCatalogue: Sendable {
  /// All checks, by kin.
  package static let all: [any Check.Type] =
    readingChecks + drawingChecks + textServiceChecks + screenChecks + assistanceChecks + legibilityChecks
    + catalogChecks

  /// The checks of single pages.
  private let pages: [any PageCheck.Type]
  /// The checks of documents.
  private let documents: [any DocumentCheck.Type]
  /// The checks of variants.
  private let variants: [any VariantsCheck.Type]
  /// The checks of catalogs.
  private let catalogs: [any CatalogCheck.Type]
  /// The rules that are checked.
  package let rules: Set<Rule>

  /// The checks of some rules; nil for all of them.
  package init(rules: Set<Rule>? = nil, without excluded: Set<Rule> = []) {
    let chosen = Self.all.filter { (rules?.contains($0.rule) ?? true) && !excluded.contains($0.rule) }
    pages = chosen.compactMap { $0 as? any PageCheck.Type }
    documents = chosen.compactMap { $0 as? any DocumentCheck.Type }
    variants = chosen.compactMap { $0 as? any VariantsCheck.Type }
    catalogs = chosen.compactMap { $0 as? any CatalogCheck.Type }
    self.rules = Set(chosen.map(\.rule))
  }

  /// Looks at a page.
  package func check(_ page: CheckedPage, _ log: inout FaultLog) {
    for check in pages {
      log.rule = check.rule
      check.check(page, &log)
    }
  }

  /// Looks at a document.
  package func check(_ document: CheckedDocument, _ log: inout FaultLog) {
    for check in documents {
      log.rule = check.rule
      check.check(document, &log)
    }
  }

  /// Compares variants.
  package func check(_ compared: CheckedVariants, _ log: inout FaultLog) {
    for check in variants {
      log.rule = check.rule
      check.check(compared, &log)
    }
  }

  /// Looks at a catalog.
  package func check(_ catalog: CheckedCatalog, _ log: inout FaultLog) {
    for check in catalogs {
      log.rule = check.rule
      check.check(catalog, &log)
    }
  }
}
