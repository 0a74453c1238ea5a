/// Finds keys that are not translated into a language, whose translation is empty or waits for a review, or that the
/// app no longer uses (R049).
///
/// The run decides which: keys that its pages show, in the locales that it asks for, on the command line or in the
/// document. Where no locale is asked for, each language of a catalog is one finding, which counts. All keys and
/// languages are looked at where whole catalogs are asked for.
///
/// A key is missing in a language where no language that it falls back to has a text, so that a catalog with `es` needs
/// no `es-MX`. Keys that are not to be translated, and those without a word besides placeholders, are left alone. A
/// catalog without any text in a language is one finding, and a page without any is one of the page. A text that is
/// there and shows nothing is an error, a missing one a warning, the others are advice; the languages of a key are one
/// finding. Between other texts a blank may be a translation, as of ` at `. A stale key is nothing but stale.
enum R049TranslationCheck: TranslationCheck {
  static let rule = Rule(49)
  static let level = CheckLevel.error

  static func check(_ texts: CheckedTranslations, _ log: inout FaultLog) {
    let catalog = texts.catalog
    var empty = TranslationFaults(of: texts)
    var missing = TranslationFaults(of: texts)
    var unsure = TranslationFaults(of: texts)
    var absent: [String: [String]] = [:]
    for key in texts.keys {
      guard catalog.isTranslated(key) else { continue }
      let messages = catalog.messages(of: key)
      func place(_ language: String) -> CatalogPlace? { messages.first { $0.language == language }?.place }
      var wanted = texts.languages(of: key)
      let mayBeBlank = catalog.source(of: key)?.isPartOfText ?? false
      let blank = Set(messages.filter { $0.message.isBlank(mayBeBlank: mayBeBlank) }.map(\.language))
      empty.add(wanted.filter { blank.contains($0.language) }, ofKey: key, at: place)
      wanted.removeAll { blank.contains($0.language) }
      let states = wanted.map { ($0, catalog.state(of: key, in: $0.language)) }
      let new = states.filter { $0.1 == .new }.map(\.0)
      for wanted in new where !catalog.hasTexts(in: wanted.language) {
        absent[wanted.language, default: []].append(key)
      }
      let lacking = new.filter { catalog.hasTexts(in: $0.language) }
      missing.add(lacking, ofKey: key, at: { _ in catalog.place(of: key) })
      unsure.add(states.filter { $0.1 == .needsReview || $0.1 == .machineTranslated }.map(\.0), ofKey: key, at: place)
    }
    empty.report(
      .error, aspect: "empty", remedy: "translate it, or remove the entry of the language",
      words: TranslationFaults.Words(
        before: "the text is empty in ",
        ofLanguage: { "\($0) texts that screens use \($1 == 1 ? "is" : "are") empty in \($2)" }), to: &log)
    missing.report(
      .warning, aspect: "missing", remedy: "translate it, or mark it as not to be translated",
      words: TranslationFaults.Words(
        before: "the text is not translated into ",
        ofLanguage: { "\($0) keys that screens use \($1 == 1 ? "lacks" : "lack") \($2)" }), to: &log)
    for (language, keys) in absent.sorted(by: { $0.key < $1.key }) {
      log.add(
        .warning, inCatalogAt: keys.first.flatMap { catalog.place(of: $0) },
        keys.count == 1
          ? "the text \(quoted(keys[0])) is not translated into \(language), like all texts of the catalog"
          : "none of the \(keys.count) texts is translated into \(language)",
        remedy: "add the language to the catalog, or leave the locale out", aspect: "language-\(language)"
      ) {
        $0.languageTexts = LanguageTexts(language, at: $0.catalog, $0.message)
        $0.severity = Double(keys.count)
      }
    }
    unsure.report(
      .advice, aspect: "review", remedy: "review the translation",
      words: TranslationFaults.Words(
        before: "the text in ", after: " needs review",
        ofLanguage: { "\($0) texts that screens use \($1 == 1 ? "needs" : "need") review in \($2)" }), to: &log)
    for key in texts.keys where catalog.catalog.entries[key]?.isStale == true {
      log.add(
        .advice, ofKey: key, at: catalog.place(of: key), "the key is stale: the app no longer uses it",
        remedy: "remove the key, or use it again", aspect: "stale")
    }
  }
}

extension CheckedCatalog {
  /// Whether any of the catalogs has a text in a language or one that it falls back to.
  fileprivate func hasTexts(in language: String) -> Bool {
    LocaleChain.languages(for: language).contains { language in
      catalogs.catalogs.contains { $0.ownLanguage(for: language) != nil }
    }
  }
}

extension CatalogMessage {
  /// Whether a translator has left nothing to show, for some number or device at least; a blank is something where it
  /// may be.
  fileprivate func isBlank(mayBeBlank: Bool) -> Bool {
    variation.texts.contains { text in
      text.state != .new && (mayBeBlank ? text.value.isEmpty : text.value.allSatisfy(\.isWhitespace))
    }
  }

  /// Whether it is put between other texts, with blanks of its own.
  fileprivate var isPartOfText: Bool {
    texts.contains { $0.value.first?.isWhitespace == true || $0.value.last?.isWhitespace == true }
  }
}
