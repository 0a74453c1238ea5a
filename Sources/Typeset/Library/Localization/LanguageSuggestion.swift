import CICU

extension LanguageTag {
  /// Whether its language is registered, or left open as in `und-Arab`.
  package var isKnown: Bool {
    language == "und" || ICULocale(tag: language).map { unsafe typeset_locale_iso3_language($0.name)[0] != 0 } ?? false
  }

  /// Whether its language is registered, left open, or one of three letters: there are more than ICU knows.
  package var isPossible: Bool { isKnown || language.count == 3 }

  /// A suggestion for a tag that is not well formed; nil if there is none.
  ///
  /// It recognizes underscores instead of hyphens, and English names of languages, even misspelt.
  package static func suggestion(for text: String) -> String? {
    if let tag = named(text) { return tag }
    guard mayBeName(text) else { return nil }
    let languages = languagesByEnglishName
    // The names in order, so that of two that are equally near the same is always found.
    return NearestName.of(text.lowercased(), among: languages.keys.sorted()).flatMap { languages[$0] }
  }

  /// The tag that a text names without being one: with underscores in the place of hyphens, or by the English name of a
  /// language.
  static func named(_ text: String) -> String? {
    let hyphenated = String(text.map { $0 == "_" || $0 == " " ? "-" : $0 })
    if hyphenated != text, let tag = LanguageTag(hyphenated), tag.isKnown { return tag.tag }
    return mayBeName(text) ? languagesByEnglishName[text.lowercased()] : nil
  }

  /// Whether a text is neither too short nor too long for the name of a language.
  private static func mayBeName(_ text: String) -> Bool { (4...64).contains(text.utf8.count) }

  /// The codes of all languages by their names in English. ICU takes two milliseconds for them.
  private static let languagesByEnglishName: [String: String] = {
    var languages: [String: String] = [:]
    guard var code = unsafe typeset_locale_iso_languages() else { return languages }
    while let language = unsafe code.pointee {
      let language = unsafe String(cString: language)
      languages[englishName(of: language).lowercased()] = language
      unsafe code += 1
    }
    return languages
  }()

  private static func englishName(of language: String) -> String {
    ICUText.text(capacity: 128) { unsafe typeset_locale_english_name(language, &$0, $1) } ?? ""
  }
}
