import CICU

extension LanguageTag {
  /// Whether its language is registered, or left open as in `und-Arab`.
  public var isKnown: Bool {
    language == "und" || ICULocale(tag: language).map { typeset_locale_iso3_language($0.name)[0] != 0 } ?? false
  }

  /// The tag that was likely meant by one that is not well formed; nil where none comes to mind.
  ///
  /// It knows underscores in the place of hyphens, and the English names of languages, slips in them too.
  public static func suggestion(for text: String) -> String? {
    let hyphenated = String(text.map { $0 == "_" || $0 == " " ? "-" : $0 })
    if hyphenated != text, let tag = LanguageTag(hyphenated), tag.isKnown { return tag.tag }
    let name = text.lowercased()
    guard (4...64).contains(name.utf8.count), var code = typeset_locale_iso_languages() else { return nil }
    var languages: [String: String] = [:]
    while let language = code.pointee {
      languages[englishName(of: language).lowercased()] = String(cString: language)
      code += 1
    }
    // The names in order, so that of two that are equally near the same is always found.
    return languages[name] ?? NearestName.of(name, among: languages.keys.sorted()).flatMap { languages[$0] }
  }

  private static func englishName(of language: UnsafePointer<CChar>) -> String {
    let units = [UInt16](unsafeUninitializedCapacity: 128) { buffer, count in
      count = Int(max(0, typeset_locale_english_name(language, buffer.baseAddress, 128)))
    }
    return String(decoding: units, as: UTF16.self)
  }
}
