/// Finds out what language a text is in that does not say so.
///
/// Its most frequent script narrows the choice down. Among the languages with that script, it is in the one that has
/// all its letters (CLDR, exemplar characters); in Latin script, where many have, in the one whose little words occur.
struct ContentLanguage {
  /// The language, as a BCP 47 tag.
  let tag: String
  /// The name of the script that decided; nil for a text without letters.
  let script: String?

  /// How much of a text is looked at, in bytes.
  private static let longest = 16_384
  /// How rare a letter is that does not count, such as in a foreign name: one of so many.
  private static let rarity = 200
  /// In how many letters a language uses all that it has.
  private static let fullSet = 400

  /// The languages that their letters distinguish, in the order in which they are taken where that does not help.
  private static let languages = [
    "ar", "fa", "ur", "ckb", "ug", "ps", "ru", "uk", "bg", "sr", "be", "mk", "kk", "ky", "mn", "he", "yi", "hi",
  ]

  /// Frequent words of languages in Latin script.
  private static let words: [(tag: String, words: String)] = [
    ("en", "the and of to is with that for are"), ("es", "el los las y que en una por con del"),
    ("fr", "le les des et est une dans pour que du"), ("de", "der die das und ist nicht mit ein den von"),
    ("pt", "o os as e não uma que para com do"), ("it", "il gli che di e non una per con della"),
    ("nl", "de het een en van is niet met voor"), ("pl", "i w nie się na z do jest że"),
    ("tr", "ve bir bu için ile olarak"), ("id", "yang dan di dengan untuk ini dari"),
    ("vi", "và của là các trong cho không"), ("sv", "och att det är en som på för inte"),
    ("da", "og at det er en som på ikke af"), ("nb", "og å det er en som på ikke av"),
    ("fi", "ja on ei se että ovat myös"), ("cs", "a je se na že v to pro"), ("hu", "a az és nem hogy egy"),
    ("ro", "și de în este cu nu pentru că"),
  ]

  /// The language of a text, which a locale is as long as the text has its script; English without a letter.
  init(of utf8: ArraySlice<UInt8>, locale: String?) {
    let text = String(decoding: utf8.prefix(Self.longest), as: UTF8.self).lowercased()
    var letters: [Unicode.Scalar: Int] = [:]
    for scalar in text.unicodeScalars where scalar.properties.isAlphabetic { letters[scalar, default: 0] += 1 }
    var scripts: [Script: Int] = [:]
    for (letter, count) in letters { scripts[Script(of: letter), default: 0] += count }
    for script in [.common, .inherited, Script.unknown] { scripts[script] = nil }
    let locale = locale.flatMap(LanguageTag.init)
    guard let most = scripts.max(by: { ($0.value, $1.key.code) < ($1.value, $0.key.code) })?.key else {
      (tag, script) = (locale?.tag ?? "en", nil)
      return
    }
    script = most.name
    if let locale, Self.writing(of: locale).contains(most.tag) {
      tag = locale.tag
    } else if most == .latin {
      tag = Self.language(ofWordsIn: text)
    } else {
      // Japanese is mostly written with Chinese characters.
      let hasKana = scripts.contains { ["Hira", "Kana"].contains($0.key.tag) }
      tag = hasKana && most.tag == "Hani" ? "ja" : Self.language(of: letters, in: most)
    }
  }

  /// The scripts that a language is written in.
  private static func writing(of language: LanguageTag) -> [String] {
    switch language.script.tag {
    case "Jpan": ["Hani", "Hira", "Kana"]
    case "Kore": ["Hang", "Hani"]
    case "Hans", "Hant": ["Hani"]
    default: [language.script.tag]
    }
  }

  private static func language(ofWordsIn text: String) -> String {
    var counts: [Substring: Int] = [:]
    for word in text.split(whereSeparator: { !$0.isLetter }) { counts[word, default: 0] += 1 }
    var best = (tag: "en", count: 1)
    for (tag, words) in words {
      let count = words.split(separator: " ").reduce(0) { $0 + counts[$1, default: 0] }
      if count > best.count { best = (tag, count) }
    }
    return best.tag
  }

  private static func language(of letters: [Unicode.Scalar: Int], in script: Script) -> String {
    let own = letters.filter { Script(of: $0.key) == script }
    let count = own.values.reduce(0, +)
    let used = Set(own.filter { $0.value >= count / rarity }.keys)
    var best: (tag: String, foreign: Int, unused: Int)?
    for tag in languages {
      guard let language = LanguageTag(tag), language.script == script, let facts = LocaleFacts(language) else {
        continue
      }
      let known = Set(facts.letters)
      let foreign = used.subtracting(known).count
      // A short text lacks letters of any language.
      let unused = count < fullSet ? 0 : known.subtracting(letters.keys).count
      if best.map({ (foreign, unused) < ($0.foreign, $0.unused) }) ?? true { best = (tag, foreign, unused) }
    }
    return best?.tag ?? ICULocale(tag: "und-\(script.tag)")?.full.language ?? "en"
  }
}
