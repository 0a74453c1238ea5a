/// A check of one guideline: it finds where a document does not follow it.
///
/// The documentation comment of a check is its manual: what it finds, what it leaves alone, and with which limits.
package protocol Check: Sendable {
  /// The guideline.
  static var rule: Rule { get }
  /// The level that it usually reports; the highest, if it has several.
  static var level: CheckLevel { get }
}

extension Check {
  /// What a check finds is usually wrong, and not against a figure.
  package static var level: CheckLevel { .warning }
}

/// Looks at one finished page of one variant.
package protocol PageCheck: Check {
  /// Adds what is wrong with a page.
  static func check(_ page: CheckedPage, _ log: inout FaultLog)
}

/// Looks at a document as it is written, whatever the variant.
package protocol DocumentCheck: Check {
  /// Adds what is wrong with a document.
  static func check(_ document: CheckedDocument, _ log: inout FaultLog)
}

/// Compares the variants of a document.
package protocol VariantsCheck: Check {
  /// Adds what is wrong with some variant compared with others.
  static func check(_ variants: CheckedVariants, _ log: inout FaultLog)
}

/// Looks at those texts of a catalog that a run is about: the languages that it asks for, and the keys that its pages
/// show.
package protocol TranslationCheck: Check {
  /// Adds what is wrong with the translations of a catalog.
  static func check(_ texts: CheckedTranslations, _ log: inout FaultLog)
}

/// Looks at the catalogs of a document alone, in all their languages.
package protocol CatalogCheck: Check {
  /// Adds what is wrong with the texts of a catalog.
  static func check(_ catalog: CheckedCatalog, _ log: inout FaultLog)
}
