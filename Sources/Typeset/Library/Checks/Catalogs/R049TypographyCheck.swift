/// Advises on translations with straight quotes, apostrophes and hyphens where their language has marks of its own
/// (R049): `"Fotos"` for `„Fotos“`, and ` - ` for a dash.
///
/// Found is what stands out: quotes and hyphens in a language that has its own marks elsewhere in the catalog, or in a
/// whole sentence, and apostrophes in Latin letters where most others of the language are round. Code, names of files,
/// addresses, tags and placeholders are left alone, and so are inches, signs inside of words, variants of the
/// development language, and quotes in Hebrew, which has the straight sign in abbreviations.
///
/// Since marks are changed all at once, each kind in a language is one finding, and so are the sentences of all
/// languages that never have their own marks. Which languages and keys are looked at is as with missing translations.
enum R049TypographyCheck: TranslationCheck {
  static let rule = Rule(49)
  static let level = CheckLevel.advice

  static func check(_ texts: CheckedTranslations, _ log: inout FaultLog) {
    var found: [String: [MarkedText]] = [:]
    for key in texts.keys {
      for (message, _) in texts.messages(of: key) where texts.catalog.isForeign(message.language) {
        guard let text = MarkedText(message) else { continue }
        found[message.language, default: []].append(text)
      }
    }
    var all: [String: [MarkedText]] = [:]
    for kind in MarkKind.allCases {
      var sentences: [MarkedLanguage] = []
      for (language, shown) in found.sorted(by: { $0.key < $1.key }) where kind.isOfLanguage(language) {
        let straight = shown.filter { $0.marks.contains(where: kind.isStraight) }
        guard !straight.isEmpty else { continue }
        let whole = all[language] ?? MarkedText.all(in: language, of: texts.catalog)
        all[language] = whole
        if kind.isOwn(whole) {
          add(kind, [MarkedLanguage(language: language, texts: straight)], "\(kind.rawValue) \(language)", &log)
        } else if kind.isFoundInSentences {
          let inSentences = straight.filter { $0.marks.contains { kind.isStraight($0) && $0.isSentence } }
          if !inSentences.isEmpty { sentences.append(MarkedLanguage(language: language, texts: inSentences)) }
        }
      }
      add(kind, sentences, kind.rawValue, &log)
    }
  }

  /// The texts of a language that have straight marks.
  private struct MarkedLanguage {
    let language: String
    let texts: [MarkedText]
  }

  /// How many languages are named with their marks at most.
  private static let mostNamed = 3

  private static func add(
    _ kind: MarkKind, _ found: [MarkedLanguage], _ aspect: String, _ log: inout FaultLog
  ) {
    let marked = found.flatMap { found in
      found.texts.map {
        LanguageTexts.Text(key: $0.message.key, language: found.language, place: $0.message.place)
      }
    }
    guard let first = marked.first else { return }
    let texts = LanguageTexts(marked, aspect: kind.rawValue) { texts in
      "\(CountedNoun.text.words(texts.count)) in \(texts.map(\.language).distinct().enumerated) "
        + "\(texts.count == 1 ? "has" : "have") \(kind.words): \(texts.compactMap(\.key).enumeratedKeys)"
    }
    log.add(
      .advice, inCatalogAt: first.place, texts.message,
      remedy: kind.remedy(for: Array(found.prefix(mostNamed).map(\.language))), aspect: aspect
    ) {
      $0.languageTexts = texts
      $0.severity = Double(marked.count)
    }
  }
}
