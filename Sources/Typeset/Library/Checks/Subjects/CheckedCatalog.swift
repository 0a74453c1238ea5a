/// A string catalog, with the language of the documents that use it.
package struct CheckedCatalog: Sendable {
  /// The catalog.
  package let catalog: Catalog
  /// The language that the app is developed in, a canonical tag.
  package let developmentLanguage: String

  /// A catalog that documents in `developmentLanguage` use.
  package init(_ catalog: Catalog, developmentLanguage: String) {
    self.catalog = catalog
    self.developmentLanguage =
      catalog.sourceLanguage ?? LanguageTag(developmentLanguage)?.tag ?? developmentLanguage
  }

  /// The keys in an order that is always the same.
  var keys: [String] { catalog.entries.keys.sorted() }
}
