/// The languages in which a reader of a locale takes a text, the best one first (CLDR, parent locales; RFC 4647,
/// section 3.4).
enum LocaleChain {
  /// The canonical tags from the most specific to the plain language: `es-MX es-419 es`, `zh-Hant-TW zh-Hant`.
  ///
  /// A step that would change the script is left out, so that readers of Traditional Chinese do not get Simplified
  /// Chinese.
  static func languages(for locale: String) -> [String] {
    guard let tag = LanguageTag(locale) else { return [] }
    var parts = Subtags(tag.tag)
    var chain = [parts.tag]
    if parts.script == nil, tag.script != LanguageTag(parts.language)?.script {
      // The region implies the script: zh-TW is zh-Hant-TW.
      parts.script = tag.script.tag
      chain.append(parts.tag)
    }
    while let parent = parent(of: parts) {
      parts = parent
      guard LanguageTag(parts.tag)?.script == tag.script else { continue }
      chain.append(parts.tag)
    }
    // Plain Norwegian is Bokmål.
    if tag.language == "no" { chain.append("nb") }
    return chain
  }

  private static func parent(of tag: Subtags) -> Subtags? {
    var parent = tag
    if !tag.rest.isEmpty {
      parent.rest = ""
      return parent
    }
    if let region = tag.region {
      parent.region = ParentRegions.parent(of: region, in: tag.language, script: tag.script)
      return parent
    }
    if tag.script != nil {
      parent.script = nil
      return parent
    }
    // Bokmål and Nynorsk are both Norwegian.
    return ["nb", "nn"].contains(tag.language) ? Subtags("no") : nil
  }
}

/// A language tag in its parts (RFC 5646), extensions left out.
private struct Subtags {
  /// Such as `zh`.
  var language: String
  /// Such as `Hant`; nil if it is not said.
  var script: String?
  /// Such as `TW` or `419`; nil if it is not said.
  var region: String?
  /// Variants, joined by hyphens; empty for none.
  var rest = ""

  init(_ canonical: String) {
    var parts = canonical.split(separator: "-").map(String.init)[...]
    language = parts.popFirst() ?? "und"
    if let first = parts.first, first.utf8.count == 4, first.first?.isLetter == true { script = parts.popFirst() }
    if let first = parts.first, (2...3).contains(first.utf8.count) { region = parts.popFirst() }
    rest = parts.prefix { $0.utf8.count > 1 }.joined(separator: "-")
  }

  var tag: String {
    ([language, script, region, rest.isEmpty ? nil : rest] as [String?]).compactMap { $0 }.joined(separator: "-")
  }
}

/// The regions whose language is not that of the plain tag (CLDR 42, supplemental data, parentLocales).
private enum ParentRegions {
  /// The parent of a region in a language; nil for the language itself.
  static func parent(of region: String, in language: String, script: String?) -> String? {
    switch (language, script) {
    case ("en", nil):
      if region == "150" { return "001" }
      if english150.contains(region) { return "150" }
      return region == "001" || americanEnglish.contains(region) ? nil : "001"
    case ("es", nil): return latinAmericanSpanish.contains(region) ? "419" : nil
    case ("pt", nil): return europeanPortuguese.contains(region) ? "PT" : nil
    case ("zh", "Hant"?): return region == "MO" ? "HK" : nil
    default: return nil
    }
  }

  private static let english150: Set<String> = ["AT", "BE", "CH", "DE", "DK", "FI", "NL", "SE", "SI"]
  private static let americanEnglish: Set<String> = ["AS", "BI", "GU", "MH", "MP", "PH", "PR", "UM", "US", "VI"]
  private static let latinAmericanSpanish: Set<String> = [
    "AR", "BO", "BR", "BZ", "CL", "CO", "CR", "CU", "DO", "EC", "GT", "HN", "MX", "NI", "PA", "PE", "PR", "PY", "SV",
    "US", "UY", "VE",
  ]
  private static let europeanPortuguese: Set<String> = [
    "AO", "CH", "CV", "FR", "GQ", "GW", "LU", "MO", "MZ", "ST", "TL",
  ]
}
