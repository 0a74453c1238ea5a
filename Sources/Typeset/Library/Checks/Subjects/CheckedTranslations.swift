/// The texts of a catalog that a run is about.
package struct CheckedTranslations: Sendable {
  /// The catalog.
  let catalog: CheckedCatalog
  /// Its keys in order: those that pages show, or all of them.
  let keys: [String]
  private let scope: TranslationScope
  /// The languages that are asked for, with the keys for which they are; nil for all keys.
  private let asked: [(language: String, keys: Set<String>?)]

  /// A language that a key is wanted in.
  struct Wanted: Hashable {
    /// The language as the catalog names it, else as it is asked for; a canonical tag.
    var language: String
    /// Whether nobody has asked for it, so that its texts are only counted.
    var isCounted: Bool
  }

  /// The texts of a catalog that are in a scope.
  package init(_ catalog: CheckedCatalog, scope: TranslationScope) {
    self.catalog = catalog
    self.scope = scope
    let shown = scope.shownKeys.values.reduce(scope.countedKeys) { $0.union($1) }
    let others = catalog.catalogs.catalogs.prefix { $0 !== catalog.catalog }
    keys = catalog.keys.filter { key in
      (scope.isWhole || shown.contains(key)) && others.allSatisfy { $0.entries[key] == nil }
    }
    if scope.isWhole {
      let locales = scope.locales.isEmpty ? catalog.translations : scope.locales
      asked = locales.map { (catalog.language(of: $0), nil) }
    } else {
      asked = scope.shownKeys.map { (catalog.language(of: $0.key), $0.value) }
    }
  }

  /// The languages that a key is wanted in, in order; that of the development is none of them.
  func languages(of key: String) -> [Wanted] {
    var wanted: [String: Bool] = [:]
    if scope.countedKeys.contains(key) { for language in catalog.translations { wanted[language] = true } }
    for (language, keys) in asked where keys?.contains(key) ?? true { wanted[language] = false }
    return wanted.sorted { $0.key < $1.key }.map { Wanted(language: $0.key, isCounted: $0.value) }
      .filter { $0.language != catalog.developmentLanguage }
  }

  /// The translations of a key that its program shows and that are wanted, in the order of their languages; those that
  /// wait for a review are left to it.
  func messages(of key: String) -> [(message: CheckedMessage, wanted: Wanted)] {
    guard catalog.isTranslated(key) else { return [] }
    return languages(of: key).compactMap { wanted in
      guard let message = catalog.translation(of: key, into: wanted.language), message.message.state == .translated
      else {
        return nil
      }
      return (message, wanted)
    }
  }

  /// How many keys are counted in languages that nobody has asked for.
  var countedTotal: Int { keys.count { scope.countedKeys.contains($0) && catalog.isTranslated($0) } }
}

extension CheckedCatalog {
  /// The language of the catalogs that readers of a locale get; the locale itself where they have none for them.
  fileprivate func language(of locale: String) -> String {
    let chain = LocaleChain.languages(for: locale)
    for language in chain {
      if let own = catalogs.catalogs.lazy.compactMap({ $0.ownLanguage(for: language) }).first { return own }
      if language == developmentLanguage { return language }
    }
    return LanguageTag(locale)?.tag ?? locale
  }

  /// Whether the texts of a key are used and translated, and have a word to translate.
  func isTranslated(_ key: String) -> Bool {
    guard let entry = catalog.entries[key], entry.isTranslatable, !entry.isStale else { return false }
    guard let source = source(of: key) else { return key.hasWords }
    return source.texts.contains { $0.value.hasWords }
  }

  /// How far the translation of a key has come, in a language or one that it falls back to.
  func state(of key: String, in language: String) -> CatalogText.State {
    let answer = catalogs.answer(for: key, locale: language, developmentLanguage: developmentLanguage)
    guard let answer, !answer.isMissing else {
      return LocaleChain.languages(for: language).contains(developmentLanguage) ? .translated : .new
    }
    return answer.isSource ? .translated : answer.message.state
  }
}
