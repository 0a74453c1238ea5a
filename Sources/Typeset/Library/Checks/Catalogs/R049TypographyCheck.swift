/// Advises on translations with straight quotes, apostrophes and hyphens where their language has marks of its own
/// (R049): `"Fotos"` for `„Fotos“`, and ` - ` for a dash.
///
/// Found is what stands out: quotes and hyphens in a language whose other texts have its own marks, or in a whole
/// sentence, and apostrophes where most others of the language are round. Code, names of files, addresses, tags and
/// placeholders are left alone, and so are inches, signs inside of words, and quotes in Hebrew, which has the straight
/// sign in abbreviations. Since marks are changed all at once, each kind in a language is one finding. Which languages
/// and keys are looked at is as with missing translations.
enum R049TypographyCheck: TranslationCheck {
  static let rule = Rule(49)
  static let level = CheckLevel.advice

  /// Languages in which the straight quote is a sign of abbreviations.
  private static let straight: Set<String> = ["he", "yi"]
  /// Scripts whose dashes have no blanks.
  private static let unspaced: Set<String> = ["Jpan", "Hans", "Hant", "Thai", "Laoo", "Khmr", "Mymr"]
  /// How many texts are named at most.
  private static let mostNamed = 3

  static func check(_ texts: CheckedTranslations, _ log: inout FaultLog) {
    var marks: [String: [TextMarks]] = [:]
    for key in texts.keys {
      for (message, _) in texts.messages(of: key) {
        guard message.message.texts.contains(where: { PunctuationMarks.mayBe(in: $0.value) }) else { continue }
        let own = message.message.texts.map { PunctuationMarks($0.value) }
        if own.contains(where: \.isNoticeable) {
          marks[message.language, default: []].append(TextMarks(message: message, marks: own))
        }
      }
    }
    for (language, found) in marks.sorted(by: { $0.key < $1.key }) {
      guard let tag = LanguageTag(language) else { continue }
      let quotes = LocaleFacts(tag)?.quotationMarks ?? []
      if !straight.contains(tag.language), quotes.count > 1, quotes[0] != "\"" {
        report(
          "straight quotes", in: found, of: language, aspect: "quotes",
          remedy: "use the quotes of the language: \(quotes[0])…\(quotes[1])",
          isStraight: \.hasStraightQuotes, isOwn: \.hasOwnQuotes, to: &log)
      }
      if !unspaced.contains(tag.script.tag) {
        report(
          "hyphens for dashes", in: found, of: language, aspect: "dashes",
          remedy: "write a dash, – or —, as the language has it",
          isStraight: \.hasHyphenForDash, isOwn: \.hasDash, to: &log)
      }
      let round = found.filter { $0.marks.contains(where: \.hasRoundApostrophe) }.count
      let others = found.filter { $0.marks.contains(where: \.hasStraightApostrophe) }
      if round > others.count {
        add("straight apostrophes", others, of: language, aspect: "apostrophes", remedy: "write ’ (U+2019)", to: &log)
      }
    }
  }

  /// A translation with the marks of its texts.
  private struct TextMarks {
    let message: CheckedMessage
    let marks: [PunctuationMarks]
  }

  private static func report(
    _ words: String, in texts: [TextMarks], of language: String, aspect: String, remedy: String,
    isStraight: (PunctuationMarks) -> Bool, isOwn: (PunctuationMarks) -> Bool, to log: inout FaultLog
  ) {
    let hasOwn = texts.contains { $0.marks.contains(where: isOwn) }
    let found = texts.filter { text in text.marks.contains { isStraight($0) && (hasOwn || $0.isSentence) } }
    add(words, found, of: language, aspect: aspect, remedy: remedy, to: &log)
  }

  private static func add(
    _ words: String, _ found: [TextMarks], of language: String, aspect: String, remedy: String, to log: inout FaultLog
  ) {
    guard let first = found.first?.message else { return }
    let names = found.prefix(mostNamed).map { quoted($0.message.key.shortened(to: 40)) }
    let rest = found.count > mostNamed ? ["\(found.count - mostNamed) more"] : []
    log.add(
      .advice, inCatalogAt: first.place,
      "\(found.count) \(found.count == 1 ? "text" : "texts") in \(language) \(found.count == 1 ? "has" : "have") \(words): "
        + (names + rest).enumerated,
      remedy: remedy, aspect: "\(aspect) \(language)"
    ) {
      $0.languages = [language]
      $0.severity = Double(found.count)
    }
  }
}
