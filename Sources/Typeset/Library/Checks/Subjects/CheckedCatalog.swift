/// A string catalog, with the language of the documents that use it.
package final class CheckedCatalog: Sendable {
  /// The catalog.
  package let catalog: Catalog
  /// The catalogs of a document that uses it, in the order in which they are searched; it is one of them.
  let catalogs: CatalogSet
  /// The language that the app is developed in, a canonical tag.
  package let developmentLanguage: String
  /// The keys in an order that is always the same.
  let keys: [String]
  private let lazyWords = LazyReference<Box<SourceWords>>()

  /// A catalog that documents in `developmentLanguage` use, with the others of such a document.
  package init(_ catalog: Catalog, developmentLanguage: String, among catalogs: CatalogSet? = nil) {
    self.catalog = catalog
    self.catalogs = catalogs ?? CatalogSet([catalog])
    self.developmentLanguage =
      catalog.sourceLanguage ?? LanguageTag(developmentLanguage)?.tag ?? developmentLanguage
    keys = catalog.entries.keys.sorted()
  }

  /// The words of the texts that translations are made from, found when they are first asked for.
  var sourceWords: SourceWords { lazyWords.value { Box(SourceWords(of: self)) }.value }
}
