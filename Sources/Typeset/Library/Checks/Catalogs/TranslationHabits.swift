/// How a language of a catalog is translated.
struct TranslationHabits {
  /// How many of its texts have words and differ from the source.
  private var translated = 0
  /// How many of its texts of two words or more, names left out, have the words of the source.
  private var same = 0
  /// The words of the source, in small letters, that its own texts have among other words: names that stay.
  private(set) var borrowed: Set<String> = []
  /// How many of its texts with three letters or more have none in a script of the language, by the script that they
  /// have instead; names and words of the source are left out.
  private(set) var foreign: [Script: Int] = [:]
  /// How many of its texts have letters.
  private(set) var lettered = 0

  /// Four fifths.
  private static let share = (part: 4, whole: 5)

  /// Reads the texts of a language.
  init(of language: String, in catalog: CheckedCatalog) {
    let scripts = LanguageScripts(of: language)
    for key in catalog.keys {
      guard let message = catalog.translation(of: key, into: language)?.message, message.state != .new,
        catalog.isTranslated(key)
      else { continue }
      let words = message.texts.flatMap { ProseText($0.value).words }
      guard !words.isEmpty else { continue }
      lettered += 1
      let source = catalog.sourceWords[key]
      if let script = scripts?.foreignScript(of: words), !words.areBorrowed(script, from: source) {
        foreign[script, default: 0] += 1
      }
      guard let source else { continue }
      if source.areSame(as: message) {
        same += words.count(where: { !$0.isName }) > 1 ? 1 : 0
        continue
      }
      translated += 1
      let own = words.map { $0.lowercased() }
      if !own.allSatisfy(source.lowercased.contains) { borrowed.formUnion(own.filter(source.lowercased.contains)) }
    }
  }

  /// Whether four fifths of the texts differ from the source, so many of the equal ones left out.
  func isMostlyTranslated(apartFrom count: Int) -> Bool {
    let rest = translated + max(0, same - count)
    return rest > 0 && translated * Self.share.whole >= rest * Self.share.part
  }

  /// The script that most of its texts are in where this is none of the language; nil where it is one.
  var otherScript: Script? {
    guard let most = foreign.max(by: { ($0.value, $1.key.code) < ($1.value, $0.key.code) }) else { return nil }
    return lettered > 1 && most.value * 2 > lettered ? most.key : nil
  }
}

extension [String: TranslationHabits] {
  /// The habits of a language, which are looked at once.
  mutating func value(of language: String, in catalog: CheckedCatalog) -> TranslationHabits {
    if let known = self[language] { return known }
    let habits = TranslationHabits(of: language, in: catalog)
    self[language] = habits
    return habits
  }
}
