/// Finds keys that are not translated into some language of their catalog, whose translation waits for a review, or
/// that the app no longer uses (R049).
///
/// A key is missing in a language where no language that it falls back to has a text, so that a catalog with `es` needs
/// no `es-MX`. Keys that are not to be translated, and those without a word besides placeholders, are left alone.
/// Missing texts are a warning, the others advice; the languages of a key are one finding. A stale key is nothing but
/// stale.
enum R049TranslationCheck: CatalogCheck {
  static let rule = Rule(49)

  static func check(_ catalog: CheckedCatalog, _ log: inout FaultLog) {
    for key in catalog.keys {
      guard let entry = catalog.catalog.entries[key] else { continue }
      if entry.isStale {
        log.add(
          .advice, ofKey: key, at: catalog.place(of: key), "the key is stale: the app no longer uses it",
          remedy: "remove the key, or use it again", aspect: "stale")
        continue
      }
      guard entry.isTranslatable, catalog.needsTranslation(key) else { continue }
      let states = catalog.translations.map { ($0, catalog.state(of: key, in: $0)) }
      let missing = states.filter { $0.1 == .new }.map(\.0)
      if !missing.isEmpty {
        log.add(
          .warning, ofKey: key, at: catalog.place(of: key), "the text is not translated into \(missing.enumerated)",
          remedy: "translate it, or mark it as not to be translated", aspect: "missing"
        ) {
          $0.severity = Double(missing.count)
          $0.languages = missing
        }
      }
      let unsure = states.filter { $0.1 == .needsReview }.map(\.0)
      if let first = unsure.first {
        log.add(
          .advice, ofKey: key, at: catalog.messages(of: key).first { $0.language == first }?.place,
          "the text in \(unsure.enumerated) needs review", remedy: "review the translation", aspect: "review"
        ) { $0.languages = unsure }
      }
    }
  }
}

extension CheckedCatalog {
  /// Whether there is a word to translate in the source text of a key, or none is known.
  fileprivate func needsTranslation(_ key: String) -> Bool {
    guard let source = source(of: key) else { return key.hasWords }
    return source.texts.contains { $0.value.hasWords }
  }

  /// How far the translation of a key has come, in a language or one that it falls back to.
  fileprivate func state(of key: String, in language: String) -> CatalogText.State {
    let source = LanguageTag(developmentLanguage)?.tag ?? developmentLanguage
    for tag in LocaleChain.languages(for: language) {
      if tag == source { return .translated }
      if let (message, _) = catalog.message(for: key, in: tag) {
        return message.state
      }
    }
    return .new
  }
}
