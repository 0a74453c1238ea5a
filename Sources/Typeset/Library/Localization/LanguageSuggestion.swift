import CICU

extension LanguageTag {
  /// Whether its language is registered, or left open as in `und-Arab`.
  package var isKnown: Bool {
    language == "und" || ICULocale(tag: language).map { typeset_locale_iso3_language($0.name)[0] != 0 } ?? false
  }

  /// A suggestion for a tag that is not well formed; nil if there is none.
  ///
  /// It recognizes underscores instead of hyphens, and English names of languages, even misspelt.
  package static func suggestion(for text: String) -> String? {
    if let tag = named(text) { return tag }
    let languages = languagesByEnglishName(for: text)
    // The names in order, so that of two that are equally near the same is always found.
    return NearestName.of(text.lowercased(), among: languages.keys.sorted()).flatMap { languages[$0] }
  }

  /// The tag that a text names without being one: with underscores in the place of hyphens, or by the English name of a language.
  static func named(_ text: String) -> String? {
    let hyphenated = String(text.map { $0 == "_" || $0 == " " ? "-" : $0 })
    if hyphenated != text, let tag = LanguageTag(hyphenated), tag.isKnown { return tag.tag }
    return languagesByEnglishName(for: text)[text.lowercased()]
  }

  /// The codes of all languages by their names in English; none for a text that is too short or long to be one.
  private static func languagesByEnglishName(for text: String) -> [String: String] {
    var languages: [String: String] = [:]
    guard (4...64).contains(text.utf8.count), var code = typeset_locale_iso_languages() else { return languages }
    while let language = code.pointee {
      languages[englishName(of: language).lowercased()] = String(cString: language)
      code += 1
    }
    return languages
  }

  private static func englishName(of language: UnsafePointer<CChar>) -> String {
    let units = [UInt16](unsafeUninitializedCapacity: 128) { buffer, count in
      count = Int(max(0, typeset_locale_english_name(language, buffer.baseAddress, 128)))
    }
    return String(utf16: units)
  }
}
