import CICU

extension LanguageTag {
  /// Whether a tag is well formed and names a language that is registered, or none in particular (`und`).
  public static func isKnown(_ bcp47: String) -> Bool {
    guard let tag = LanguageTag(bcp47) else { return false }
    if tag.language.isEmpty || tag.language == "und" { return true }
    return typeset_locale_iso3_language(tag.language).pointee != 0
  }
}
