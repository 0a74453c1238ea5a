/// Advises on translations that have no letter in a script of their language (R049): a Hebrew text in an Arabic file, a
/// Latin one in a Russian file.
///
/// Latin letters are in every language: names, abbreviations, single words that the source has as well, and Latin texts
/// whose source is not known are left alone, and so are texts that equal the source, which is a fault of its own. Where
/// most texts of a language are in another script, as those of Serbian often are, that is one finding: the catalog
/// names another language than it has. Which languages and keys are looked at is as with missing translations.
enum R049ScriptCheck: TranslationCheck {
  static let rule = Rule(49)
  static let level = CheckLevel.advice

  static func check(_ texts: CheckedTranslations, _ log: inout FaultLog) {
    let catalog = texts.catalog
    var habits: [String: TranslationHabits] = [:]
    var faults = TranslationFaults(of: texts)
    var wrong: [String: CheckedMessage] = [:]
    for key in texts.keys {
      let found = texts.messages(of: key).filter { message, _ in
        guard let scripts = LanguageScripts(of: message.language),
          message.message.texts.allSatisfy({ scripts.mayLack(in: $0.value) })
        else { return false }
        let words = message.message.texts.flatMap { ProseText($0.value).words }
        let source = catalog.sourceWords[key]
        guard let script = scripts.foreignScript(of: words), source?.areSame(as: message.message) != true else {
          return false
        }
        if habits.value(of: message.language, in: catalog).otherScript != nil {
          if wrong[message.language] == nil { wrong[message.language] = message }
          return false
        }
        return !words.areBorrowed(script, from: source)
      }
      faults.add(found.map(\.wanted), ofKey: key) { language in
        found.first { $0.message.language == language }?.message.place
      }
    }
    faults.report(
      .advice, aspect: "script", remedy: "translate it, or move it to its language",
      words: TranslationFaults.Words(
        before: "the text in ", after: " is in another script",
        ofLanguage: { "\($0) texts that screens use \($1 == 1 ? "is" : "are") in another script than \($2)" }),
      to: &log)
    for (language, message) in wrong.sorted(by: { $0.key < $1.key }) {
      guard let script = habits.value(of: language, in: catalog).otherScript,
        let scripts = LanguageScripts(of: language), let tag = LanguageTag(language)
      else { continue }
      log.add(
        .advice, inCatalogAt: message.place,
        "the texts in \(language) are in \(script.name) letters, and the language is written in \(scripts.main.name) ones",
        remedy: "name the language \(tag.language)-\(script.tag)", aspect: "script-\(language)"
      ) { $0.languageTexts = LanguageTexts(language, at: message.place, $0.message) }
    }
  }
}

extension [Substring] {
  /// Whether words in a script are Latin names, one Latin word that the source has as well, or Latin without a source
  /// to compare with.
  func areBorrowed(_ script: Script, from source: SourceWords.Texts?) -> Bool {
    guard script == .latin else { return false }
    guard let source else { return true }
    let own = filter { !$0.isName }
    guard own.count < 2 else { return false }
    let known = Set(source.words.map(\.plain))
    return own.allSatisfy { known.contains($0.plain) }
  }
}

extension Substring {
  /// The letters alone, small.
  fileprivate var plain: String { filter(\.isLetter).lowercased() }
}
