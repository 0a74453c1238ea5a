/// Advises on translations that are still the text of the development language (R049).
///
/// Where the scripts of the two languages differ, one word is enough, such as an English `Playback` in an Arabic file.
/// Where they do not, many words are the same rightly: two words or more are found, one of them in small letters here
/// or elsewhere in the catalog, in a language of which four fifths of the other texts differ from the source.
///
/// Names stay as they are: words with digits or capitals inside, short words in capitals, words that other translations
/// of the language have inside of their own words, and texts that most other languages leave as well. So do keys that
/// are not to be translated, or whose comment says so, and the variants of the development language itself. Which
/// languages and keys are looked at is as with missing translations; what waits for a review is left to it.
enum R049SameTextCheck: TranslationCheck {
  static let rule = Rule(49)
  static let level = CheckLevel.advice

  /// How many words must be the same where both languages have one script.
  private static let leastWords = 2
  /// The least letters of a word: a letter alone is a sign.
  private static let leastLetters = 2

  static func check(_ texts: CheckedTranslations, _ log: inout FaultLog) {
    let catalog = texts.catalog
    guard let source = LanguageTag(catalog.developmentLanguage) else { return }
    var habits: [String: TranslationHabits] = [:]
    var faults = TranslationFaults(of: texts)
    for key in texts.keys {
      guard let own = catalog.sourceWords[key] else { continue }
      let same = texts.messages(of: key).filter { message, _ in
        catalog.isForeign(message.language) && own.areSame(as: message.message)
      }
      guard !same.isEmpty, !catalog.isMeantToStay(key) else { continue }
      let found = same.filter { message, _ in
        guard let language = LanguageTag(message.language) else { return false }
        let differs = language.script != source.script
        let habit = habits.value(of: message.language, in: catalog)
        let evidence = SameTextEvidence(of: key, own, in: catalog, script: differs ? source.script : nil)
        guard !evidence.isName else { return false }
        let words = own.words.filter { word in
          word.letterCount >= leastLetters && (evidence.isWord || !word.isName)
            && (word.isShort || !habit.borrowed.contains(word.lowercased()))
        }
        guard !words.allSatisfy(\.isShort) else { return false }
        return differs
          || words.count >= leastWords && words.contains(where: catalog.sourceWords.isCommon)
            && habit.isMostlyTranslated(apartFrom: 1)
      }
      faults.add(found.map(\.wanted), ofKey: key) { language in
        found.first { $0.message.language == language }?.message.place
      }
    }
    let name = LocaleFacts(source)?.englishName ?? source.tag
    faults.report(
      .advice, aspect: "same", remedy: "translate it, or mark it as not to be translated",
      words: TranslationFaults.Words(
        before: "the text in ", after: " is the same as in \(source.tag)",
        ofLanguage: { "\($0) texts that screens use \($1 == 1 ? "is" : "are") still in \(name) in the texts for \($2)" }
      ), to: &log)
  }
}

/// What other languages say about a text that one of them leaves as it is.
private struct SameTextEvidence {
  /// Whether most others leave it as well, or very many do, so that it is a name.
  let isName: Bool
  /// Whether most others translate it, so that it is a word, whatever it looks like.
  let isWord: Bool

  /// How many other languages are enough to tell.
  private static let leastLanguages = 2
  /// How many others are so many that a third of all is enough.
  private static let manyLanguages = 4

  /// Looks at the other languages of a key; at those whose script is not `script`, where that is given and there are
  /// some.
  init(of key: String, _ source: SourceWords.Texts, in catalog: CheckedCatalog, script: Script?) {
    let messages = catalog.shownMessages(of: key).filter {
      catalog.isForeign($0.language) && $0.message.state != .new
    }
    let foreign = messages.filter { script != nil && LanguageTag($0.language)?.script != script }
    // One of them is the text itself.
    let others = foreign.count > Self.leastLanguages ? foreign : messages
    let same = others.count { source.areSame(as: $0.message) } - 1
    let rest = others.count - 1
    isName =
      rest >= Self.leastLanguages && (same * 2 >= rest || same >= Self.manyLanguages && same * 3 >= rest)
    isWord = rest >= Self.leastLanguages && !isName
  }
}

extension Substring {
  /// How many letters it has.
  fileprivate var letterCount: Int { count { $0.isLetter } }

  /// Whether it has so few letters that it alone may be a unit or an abbreviation.
  fileprivate var isShort: Bool { letterCount < 3 }
}

extension CheckedCatalog {
  /// Whether a language is another one than that of the development, and no variant of it.
  func isForeign(_ language: String) -> Bool {
    LanguageTag(language).map { $0.language != LanguageTag(developmentLanguage)?.language } ?? false
  }

  /// Whether the comment of a key asks translators to leave it.
  fileprivate func isMeantToStay(_ key: String) -> Bool {
    guard let note = catalog.entries[key]?.note?.lowercased() else { return false }
    return ["not translate", "n't translate", "not be translated", "untranslated", "not localize"].contains {
      note.contains($0)
    }
  }
}
