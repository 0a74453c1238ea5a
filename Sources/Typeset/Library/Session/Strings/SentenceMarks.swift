/// The marks at which sentences and their parts end, in the forms that languages have for them.
enum SentenceMarks {
  /// What a mark says.
  enum Kind: String, CaseIterable, Sendable {
    case stop, question, exclamation, ellipsis, colon, comma, semicolon
  }

  /// The marks of each kind, that of ASCII first.
  private static let all: [Kind: [Character]] = [
    .stop: [".", "。", "．", "｡", "۔", "।", "॥", "։", "።", "။", "។"], .question: ["?", "？", "؟", "՞", "፧", "\u{37E}"],
    .exclamation: ["!", "！", "՜"], .ellipsis: ["…", "⋯"], .colon: [":", "：", "፦", "׃"],
    .comma: [",", "،", "、", "，", "፣"], .semicolon: [";", "；", "؛"],
  ]

  private static let kinds: [Character: Kind] = all.reduce(into: [:]) { kinds, entry in
    for mark in entry.value { kinds[mark] = entry.key }
  }

  /// What may follow a mark at the end of a text: quotation marks, brackets and marks of direction.
  private static let closing: Set<Character> = [
    "\"", "'", "”", "“", "’", "»", "«", "›", "‹", ")", "]", "」", "』", "）", "\u{200E}", "\u{200F}", "\u{61C}",
    "\u{2069}",
  ]

  /// Languages whose sentences have no mark at their end, or need none.
  private static let unmarked: Set<String> = ["th", "lo", "km", "my", "bo", "dz"]

  /// What a mark says in a language; nil for what is none.
  static func kind(of mark: Character, in language: LanguageTag) -> Kind? {
    if language.language == "el" {
      if mark == ";" { return .question }
      if mark == "·" || mark == "\u{387}" { return .semicolon }
    }
    return kinds[mark]
  }

  /// The mark with which a text ends, and what it says; nil for none.
  static func end(of text: String, in language: LanguageTag) -> (mark: Character, kind: Kind)? {
    var rest = text[...]
    while let last = rest.last, last.isWhitespace || closing.contains(last) { rest.removeLast() }
    if rest.hasSuffix("...") { return ("…", .ellipsis) }
    guard let last = rest.last, let kind = kind(of: last, in: language) else { return nil }
    return (last, kind)
  }

  /// The mark that a language has for what one says.
  static func mark(for kind: Kind, in language: LanguageTag) -> Character {
    let own: [Kind: Character]
    switch (language.language, language.script.tag) {
    case ("el", _): own = [.question: ";", .semicolon: "·"]
    case ("ur", _): own = [.stop: "۔", .question: "؟", .comma: "،", .semicolon: "؛"]
    case (_, "Arab"): own = [.question: "؟", .comma: "،", .semicolon: "؛"]
    case ("ja", _): own = [.stop: "。", .question: "？", .exclamation: "！", .colon: "：", .comma: "、"]
    case (_, "Hans"), (_, "Hant"):
      own = [.stop: "。", .question: "？", .exclamation: "！", .colon: "：", .comma: "，", .semicolon: "；"]
    case ("hi", _), ("ne", _), ("sa", _), ("bn", _), ("as", _): own = [.stop: "।"]
    case (_, "Ethi"): own = [.stop: "።", .comma: "፣", .colon: "፦"]
    case ("hy", _): own = [.stop: "։"]
    default: own = [:]
    }
    return own[kind] ?? all[kind]?.first ?? "."
  }

  /// Whether sentences of a language end with marks.
  static func areUsed(in language: LanguageTag) -> Bool { !unmarked.contains(language.language) }

  /// The first mark of ASCII behind a letter of the language's script, where the language has another one.
  static func foreignMark(in text: String, _ language: LanguageTag) -> (written: Character, own: Character)? {
    guard language.script != .latin, let scripts = LanguageScripts(of: language.tag) else { return nil }
    let characters = Array(text)
    for (index, mark) in characters.enumerated().dropFirst() {
      guard mark.isASCII, let kind = kinds[mark], mark != ".", !(language.language == "el" && mark == ";"),
        let letter = characters[index - 1].unicodeScalars.first, letter.properties.isAlphabetic,
        scripts.contain(Script(of: letter)),
        // A word that goes on is one word: `10:30`.
        index + 1 == characters.count || !(characters[index + 1].isLetter || characters[index + 1].isNumber)
      else { continue }
      let own = self.mark(for: kind, in: language)
      if own != mark { return (mark, own) }
    }
    return nil
  }

  /// The mark that opens what a text ends with, where the language opens it and the text does not; nil for none.
  static func missingOpening(in text: String, _ language: LanguageTag) -> Character? {
    guard ["es", "ast"].contains(language.language), let end = end(of: text, in: language) else { return nil }
    switch end.kind {
    case .question: return text.contains("¿") ? nil : "¿"
    case .exclamation: return text.contains("¡") ? nil : "¡"
    default: return nil
    }
  }
}
