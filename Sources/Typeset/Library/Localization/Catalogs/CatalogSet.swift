/// The catalogs of a rendering in the order in which they are searched.
package struct CatalogSet: Sendable {
  /// The catalogs, the first one first.
  package var catalogs: [Catalog]

  /// Creates a set.
  package init(_ catalogs: [Catalog] = []) { self.catalogs = catalogs }

  /// The message of a key in a locale.
  struct Answer {
    /// The message.
    var message: CatalogMessage
    /// The language that is really shown, a canonical tag.
    var language: String
    /// Whether the locale's language has no translation, so that another language is used.
    var isMissing: Bool
    /// Whether it is the language that texts are translated from.
    var isSource: Bool
  }

  /// Looks a key up in the languages of a locale, the best one first, then in the development language.
  ///
  /// Each language is looked up in all catalogs before the next one, so that a catalog with more languages does not
  /// hide another. A catalog without a language is in `developmentLanguage`.
  func answer(for key: String, locale: String, developmentLanguage: String) -> Answer? {
    let chain = LocaleChain.languages(for: locale)
    let development = LanguageTag(developmentLanguage)?.tag ?? developmentLanguage
    for language in chain {
      for catalog in catalogs {
        let source = catalog.sourceLanguage ?? development
        if let (message, shown) = catalog.message(for: key, in: language) {
          return Answer(message: message, language: shown, isMissing: false, isSource: shown == source)
        }
        if source == language, let found = catalog.sourceMessage(for: key) {
          return Answer(message: found, language: source, isMissing: false, isSource: true)
        }
      }
    }
    for catalog in catalogs {
      let source = catalog.sourceLanguage ?? development
      guard let entry = catalog.entry(of: key) else { continue }
      let found = catalog.message(for: key, in: source)
      if let message = found?.message ?? catalog.sourceMessage(for: key) {
        return Answer(
          message: message, language: found?.language ?? source, isMissing: entry.isTranslatable, isSource: true)
      }
    }
    return nil
  }

  /// The file in which the translation of a key into a locale belongs; nil if no file has texts in its languages.
  func home(of key: String, locale: String) -> String? {
    let chain = LocaleChain.languages(for: locale)
    return catalogs.lazy.filter { $0.entry(of: key) != nil }
      .compactMap { catalog in chain.lazy.compactMap(catalog.home).first }.first
  }

  /// Whether any catalog has a key, or one that code has this name for.
  func contains(_ written: String) -> Bool {
    let key = key(named: written)
    return catalogs.contains { $0.entry(of: key) != nil }
  }

  /// Whether a key is translatable, according to the first catalog that has it.
  package func isTranslatable(_ key: String) -> Bool {
    catalogs.lazy.compactMap { $0.entry(of: key)?.isTranslatable }.first ?? true
  }

  /// The known key most similar to an unknown one; nil for none, and among so many keys that looking for it takes too
  /// long.
  func nearestKey(to key: String) -> String? {
    guard catalogs.reduce(0, { $0 + $1.entries.count }) <= Self.mostCompared else { return nil }
    return NearestName.of(key, among: catalogs.lazy.flatMap(\.entries.keys).sorted())
  }

  /// The most keys that are compared with an unknown one.
  private static let mostCompared = 20_000
}

extension Catalog {
  /// The message of a key in a file without a language, else the text that a file in a known language is translated
  /// from.
  fileprivate func sourceMessage(for key: String) -> CatalogMessage? {
    guard let entry = entries[key] else { return nil }
    return entry.messages[""] ?? (sourceLanguage == nil ? nil : entry.source)
  }
}

/// How much of the catalogs is translated into one language.
struct CatalogCoverage {
  /// The language, a canonical tag.
  var language: String
  /// How many keys are to be translated.
  var total: Int
  /// How many are, reviewed or not.
  var translated: Int
  /// How many of those wait for a review.
  var needsReview: Int

  /// One line about it.
  var line: String {
    let share = total == 0 ? 100 : translated * 100 / total
    let review = needsReview == 0 ? "" : ", \(needsReview) \(needsReview == 1 ? "needs" : "need") review"
    return "strings: \(language): \(CountedNoun.key.words(translated, of: total)) translated (\(share) %)\(review)"
  }
}

extension CatalogSet {
  /// The coverage of every language that the catalogs have, in order.
  ///
  /// A key counts in each language but that of its development, which needs no translation.
  func coverage(developmentLanguage: String) -> [CatalogCoverage] {
    var entries: [String: CatalogEntry] = [:]
    var languages: Set<String> = []
    var sources: Set<String> = []
    for catalog in catalogs {
      let source = catalog.sourceLanguage ?? LanguageTag(developmentLanguage)?.tag ?? developmentLanguage
      sources.insert(source)
      languages.formUnion(catalog.languages)
      for (key, entry) in catalog.entries where entry.isTranslatable && !entry.isStale {
        entries[key, default: CatalogEntry(place: entry.place)].messages.merge(entry.messages) { first, _ in first }
      }
    }
    return languages.subtracting(sources).subtracting([""]).sorted().map { language in
      var coverage = CatalogCoverage(language: language, total: entries.count, translated: 0, needsReview: 0)
      for entry in entries.values {
        switch entry.messages[language]?.state {
        case .translated?: coverage.translated += 1
        case .needsReview?, .machineTranslated?:
          coverage.translated += 1
          coverage.needsReview += 1
        case .new?, nil: continue
        }
      }
      return coverage
    }
  }
}
