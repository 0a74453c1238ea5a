/// The same fault of many texts of a catalog: a finding for each key in the languages that are asked for, and one for
/// each language that nobody has asked for.
struct TranslationFaults {
  /// A text in a language.
  private struct Text {
    var key: String
    var place: CatalogPlace?
  }

  private let texts: CheckedTranslations
  private var asked: [(key: String, languages: [String], place: CatalogPlace?)] = []
  private var counted: [String: [Text]] = [:]

  /// No faults of the texts of a catalog.
  init(of texts: CheckedTranslations) { self.texts = texts }

  /// How the fault is said.
  struct Words {
    /// What is said of a key before its languages.
    var before: String
    /// What is said behind them.
    var after = ""
    /// What is wrong with some texts of many: their number in words, how many they are, and the language by its name.
    var ofLanguage: (String, Int, String) -> String
  }

  /// Adds the texts of a key in some languages; `place` is that of the text in one of them.
  mutating func add(
    _ languages: [CheckedTranslations.Wanted], ofKey key: String, at place: (String) -> CatalogPlace?
  ) {
    let own = languages.filter { !$0.isCounted }.map(\.language)
    if let first = own.first { asked.append((key, own, place(first))) }
    for wanted in languages where wanted.isCounted {
      counted[wanted.language, default: []].append(Text(key: key, place: place(wanted.language)))
    }
  }

  /// Adds the findings to a log.
  func report(_ level: CheckLevel, aspect: String, remedy: String, words: Words, to log: inout FaultLog) {
    for (key, languages, place) in asked {
      log.add(
        level, ofKey: key, at: place, words.before + languages.enumerated + words.after, remedy: remedy, aspect: aspect
      ) {
        $0.languages = languages
        $0.severity = Double(languages.count)
      }
    }
    guard !counted.isEmpty else { return }
    let total = texts.countedTotal
    for (language, found) in counted.sorted(by: { $0.key < $1.key }) {
      let name = LanguageTag(language).flatMap(LocaleFacts.init)?.englishName ?? language
      log.add(
        level, inCatalogAt: found.first?.place,
        words.ofLanguage("\(found.count) of \(total)", found.count, name) + ": " + Self.named(found.map(\.key)),
        remedy: remedy, aspect: "\(aspect) \(language)"
      ) {
        $0.languages = [language]
        $0.severity = Double(found.count)
      }
    }
  }

  /// How many keys are named at most.
  private static let mostNamed = 3
  /// How much is named of a key.
  private static let mostCharacters = 40

  /// The first keys of many in a sentence.
  private static func named(_ keys: [String]) -> String {
    let names = keys.prefix(mostNamed).map { quoted($0.shortened(to: mostCharacters)) }
    return (keys.count > mostNamed ? names + ["\(keys.count - mostNamed) more"] : names).enumerated
  }
}
