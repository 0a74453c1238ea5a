/// The same fault of many texts of a catalog: a finding for each key in the languages that are asked for, and one for
/// each language that nobody has asked for.
struct TranslationFaults {
  private let texts: CheckedTranslations
  private var asked: [(key: String, texts: [LanguageTexts.Text])] = []
  private var counted: [String: [LanguageTexts.Text]] = [:]

  /// No faults of the texts of a catalog.
  init(of texts: CheckedTranslations) { self.texts = texts }

  /// How the fault is said.
  struct Words {
    /// What is said of a key before its languages.
    var before: String
    /// What is said behind them.
    var after = ""
    /// What is wrong with some texts of many: their number in words, how many they are, and the language by its name.
    var ofLanguage: @Sendable (String, Int, String) -> String
  }

  /// Adds the texts of a key in some languages; `place` is that of the text in one of them.
  mutating func add(
    _ languages: [CheckedTranslations.Wanted], ofKey key: String, at place: (String) -> CatalogPlace?
  ) {
    let own = languages.filter { !$0.isCounted }
    if !own.isEmpty {
      asked.append((key, own.map { LanguageTexts.Text(language: $0.language, place: place($0.language)) }))
    }
    for wanted in languages where wanted.isCounted {
      counted[wanted.language, default: []].append(
        LanguageTexts.Text(key: key, language: wanted.language, place: place(wanted.language)))
    }
  }

  /// Adds the findings to a log.
  func report(_ level: CheckLevel, aspect: String, remedy: String, words: Words, to log: inout FaultLog) {
    for (key, texts) in asked {
      log.add(
        level, ofKey: key, in: texts, before: words.before, after: words.after, remedy: remedy, aspect: aspect)
    }
    guard !counted.isEmpty else { return }
    let total = texts.countedTotal
    for (language, found) in counted.sorted(by: { $0.key < $1.key }) {
      let name = LanguageTag(language).flatMap(LocaleFacts.init)?.englishName ?? language
      let texts = LanguageTexts(found, aspect: aspect) { texts in
        words.ofLanguage("\(texts.count) of \(total)", texts.count, name) + ": "
          + texts.compactMap(\.key).enumeratedKeys
      }
      log.add(
        level, inCatalogAt: found.first?.place, texts.message, remedy: remedy, aspect: "\(aspect) \(language)"
      ) {
        $0.languageTexts = texts
        $0.severity = Double(found.count)
      }
    }
  }
}
