/// How nouns in the plural look that a number counts.
struct PluralNouns {
  /// Whether nouns end in -s in the language.
  private let endInS: Bool
  /// Words that end in -s and are no such nouns, and those behind which another part of the sentence begins.
  private let others: Set<String>
  /// Plurals with other endings.
  private let irregular: Set<String>

  /// How many words a noun and what describes it have at most.
  private static let mostWords = 3
  /// The least length of such a noun.
  private static let leastLetters = 4
  /// Names of numbers that count.
  private static let counts: Set<String> = ["count", "n", "num", "number", "quantity", "total"]

  private static let english: Set<String> = [
    "of", "is", "as", "was", "has", "does", "this", "its", "his", "plus", "minus", "less", "times", "versus", "across",
    "always", "perhaps", "and", "or", "to", "in", "on", "at", "by", "for", "from", "with", "are", "have", "were",
    "than",
    "out", "over", "the", "a", "an", "per", "that", "series", "species",
  ]
  private static let romance: Set<String> = [
    "de", "des", "sur", "dans", "sans", "plus", "moins", "fois", "mois", "pas", "très", "après", "depuis", "est",
    "sont",
    "et", "ou", "à", "sous", "más", "menos", "tras", "es", "son", "y", "o", "en", "por", "mais", "são", "e", "em",
    "els", "les", "los", "las", "del", "dos", "das", "pour", "par", "cours", "temps", "además", "después", "antes",
  ]

  /// The nouns of a language.
  init(of language: String) {
    switch language {
    case "en":
      (endInS, others) = (true, Self.english)
      irregular = ["people", "children", "men", "women", "feet", "mice", "geese", "teeth"]
    case "fr", "es", "pt", "ca", "gl":
      (endInS, others, irregular) = (true, Self.romance, [])
    default: (endInS, others, irregular) = (false, [], [])
    }
  }

  /// The number of a text that counts a noun, as it is written; nil for none. `variesElsewhere` says whether a
  /// translation varies by number, so that any number counts.
  func countedNumber(in text: String, variesElsewhere: Bool) -> String? {
    let parts = Self.parts(of: text)
    for (index, part) in parts.enumerated() {
      guard case .number(let written) = part else { continue }
      if variesElsewhere { return written }
      let before = index > 0 ? parts[index - 1].text : ""
      guard !Self.isPartOfWhole(before, isFirst: index < 2), index + 1 < parts.count else { continue }
      if counts(parts[index + 1].text) { return written }
    }
    return nil
  }

  /// A part of a text.
  private enum Part {
    case text(String)
    /// A placeholder for a whole number.
    case number(String)
    /// Another placeholder.
    case value

    /// Its characters; none for a placeholder.
    var text: String { if case .text(let text) = self { text } else { "" } }
  }

  private static func parts(of text: String) -> [Part] {
    FormatString(text).tokens.flatMap { token -> [Part] in
      switch token {
      case .text(let text):
        BracedText(text).parts.map { part in
          switch part {
          case .text(let text): .text(String(text))
          case .name(let name): isCount(name) ? .number("{\(name)}") : .value
          }
        }
      case .argument(let placeholder) where placeholder.certainty == .unlikely: [.text(placeholder.written)]
      case .argument(let placeholder): placeholder.kind == .integer ? [.number(placeholder.written)] : [.value]
      case .substitution, .ownArgument: [.value]
      }
    }
  }

  private static func isCount(_ name: Substring) -> Bool {
    counts.contains(name.lowercased()) || name.hasSuffix("Count") || name.hasSuffix("_count")
  }

  /// Whether what is before a number makes it the whole of a part, or one of several: `%d of %d`, `%d × %d`.
  private static func isPartOfWhole(_ before: String, isFirst: Bool) -> Bool {
    let words = before.split(whereSeparator: \.isWhitespace)
    guard let last = words.last else { return false }
    if ["of", "de", "sur", "von", "#", "no.", "nº"].contains(last.lowercased()) { return true }
    return !isFirst && ["×", "x", "/", "–", "-", ".", "…"].contains(last)
  }

  /// Whether a noun in the plural begins a text.
  private func counts(_ text: String) -> Bool {
    guard text.first?.isWhitespace == true else { return false }
    let phrase = text.drop(while: \.isWhitespace).prefix { $0.isLetter || $0 == " " || "'’-()\u{A0}".contains($0) }
    for word in phrase.split(separator: " ").prefix(Self.mostWords) {
      if Self.hasOptionalEnding(word) { return true }
      let small = word.lowercased()
      guard !small.contains("("), !others.contains(small) else { return false }
      if irregular.contains(small) { return true }
      let isPlural =
        endInS && small.last == "s" && small.count >= Self.leastLetters
        && !["ss", "us", "is"].contains { small.hasSuffix($0) } && small.contains { "aeiouyáéíóúàèêâôãõ".contains($0) }
      if isPlural { return true }
    }
    return false
  }

  /// Whether a word has an ending in brackets, as in `file(s)` and `Datei(en)`.
  private static func hasOptionalEnding(_ word: Substring) -> Bool {
    guard let open = word.firstIndex(of: "("), open > word.startIndex, word.last == ")" else { return false }
    let ending = word[word.index(after: open)...].dropLast()
    return (1...3).contains(ending.count) && ending.allSatisfy(\.isLowercase)
  }
}
