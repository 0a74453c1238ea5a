/// Finds out what language a text is in that does not say so.
///
/// Its most frequent script narrows the choice down; among the languages with that script, it is in the one whose
/// letters (CLDR, exemplar characters) are most like those that it has.
struct ContentLanguage {
  /// The language, as a BCP 47 tag.
  let tag: String
  /// The name of the script that decided; nil for a text without letters.
  let script: String?

  /// How many letters are looked at.
  private static let mostLetters = 4096
  /// How rare a letter is that does not count, such as in a foreign name: one of so many.
  private static let rarity = 500

  /// The languages that are told apart by their letters, in the order in which they are taken where that does not help.
  private static let languages = [
    "en", "es", "fr", "de", "pt", "it", "nl", "pl", "tr", "vi", "id", "sv", "da", "nb", "fi", "cs", "sk", "hu", "ro",
    "hr", "sl", "lt", "lv", "et", "is", "ca", "sq", "az", "eu", "ga", "cy", "mt", "ar", "fa", "ur", "ps", "ckb", "ug",
    "ru", "uk", "bg", "sr", "be", "mk", "kk", "ky", "mn", "he", "yi", "hi", "mr", "ne",
  ]

  /// The language of a text, which a locale is as long as the text has its script; English without a letter.
  init(of utf8: ArraySlice<UInt8>, locale: String?) {
    let letters = Self.letters(in: utf8)
    var scripts: [Script: Int] = [:]
    for (letter, count) in letters { scripts[Script(of: letter), default: 0] += count }
    let known = scripts.filter { $0.key != .common && $0.key != .inherited && $0.key != .unknown }
    let locale = locale.flatMap(LanguageTag.init)
    guard let most = known.max(by: { ($0.value, $1.key.code) < ($1.value, $0.key.code) })?.key else {
      (tag, script) = (locale?.tag ?? "en", nil)
      return
    }
    script = most.name
    if let locale, Self.writing(of: locale).contains(most) {
      tag = locale.tag
    } else {
      tag = Self.language(of: letters.filter { Script(of: $0.key) == most }, in: most, all: known)
    }
  }

  /// The scripts that a language is written in.
  private static func writing(of language: LanguageTag) -> [Script] {
    let names: [String] =
      switch language.script.tag {
      case "Jpan": ["Hani", "Hira", "Kana"]
      case "Kore": ["Hang", "Hani"]
      case "Hans", "Hant": ["Hani"]
      default: [language.script.tag]
      }
    return names.compactMap { Script(tag: $0) }
  }

  private static func language(
    of letters: [Unicode.Scalar: Int], in script: Script, all scripts: [Script: Int]
  ) -> String {
    // Japanese is mostly written with Chinese characters.
    if script.tag == "Hani", scripts.contains(where: { ["Hira", "Kana"].contains($0.key.tag) }) { return "ja" }
    let least = max(1, letters.values.reduce(0, +) / rarity)
    let used = Set(letters.filter { $0.value >= least }.keys)
    var best: (tag: String, likeness: Double)?
    for tag in languages {
      guard let language = LanguageTag(tag), language.script == script, let facts = LocaleFacts(language) else {
        continue
      }
      let own = Set(facts.letters)
      let likeness = Double(used.intersection(own).count) / Double(max(used.union(own).count, 1))
      if likeness > best?.likeness ?? -1 { best = (tag, likeness) }
    }
    return best?.tag ?? ICULocale(tag: "und-\(script.tag)")?.full.language ?? "en"
  }

  /// How often each letter occurs, in lower case.
  private static func letters(in utf8: ArraySlice<UInt8>) -> [Unicode.Scalar: Int] {
    var counts: [Unicode.Scalar: Int] = [:]
    var count = 0
    for scalar in String(decoding: utf8.prefix(4 * mostLetters), as: UTF8.self).unicodeScalars
    where scalar.properties.isAlphabetic {
      for letter in scalar.properties.lowercaseMapping.unicodeScalars { counts[letter, default: 0] += 1 }
      count += 1
      if count == mostLetters { break }
    }
    return counts
  }
}
