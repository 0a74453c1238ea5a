/// The marks that keyboards have straight signs for.
enum MarkKind: String, CaseIterable {
  case quotes, dashes, apostrophes

  /// Languages in which the straight quote is a sign of abbreviations.
  private static let straightQuotes: Set<String> = ["he", "yi"]
  /// Scripts whose dashes have no blanks.
  private static let unspaced: Set<String> = ["Jpan", "Hans", "Hant", "Thai", "Laoo", "Khmr", "Mymr"]

  /// Whether a language has marks of its own of this kind, which straight signs are written for.
  func isOfLanguage(_ language: String) -> Bool {
    guard let tag = LanguageTag(language) else { return false }
    return switch self {
    case .quotes: !Self.straightQuotes.contains(tag.language) && Self.ownQuotes(of: tag) != nil
    case .dashes: !Self.unspaced.contains(tag.script.tag)
    case .apostrophes: tag.script == .latin
    }
  }

  /// Whether they are found in a sentence even where the language never has its own.
  var isFoundInSentences: Bool { self != .apostrophes }

  /// Whether a text has straight signs.
  func isStraight(_ text: PunctuationMarks) -> Bool {
    switch self {
    case .quotes: text.hasStraightQuotes
    case .dashes: text.hasHyphenForDash
    case .apostrophes: text.hasStraightApostrophe
    }
  }

  /// Whether some texts of a language have its own marks: any of them or, of apostrophes, more than have straight ones.
  func isOwn(_ texts: [MarkedText]) -> Bool {
    switch self {
    case .quotes: texts.contains { $0.marks.contains(where: \.hasOwnQuotes) }
    case .dashes: texts.contains { $0.marks.contains(where: \.hasDash) }
    case .apostrophes:
      texts.count { $0.marks.contains(where: \.hasRoundApostrophe) }
        > texts.count { $0.marks.contains(where: \.hasStraightApostrophe) }
    }
  }

  /// What the texts have.
  var words: String {
    switch self {
    case .quotes: "straight quotes"
    case .dashes: "hyphens for dashes"
    case .apostrophes: "straight apostrophes"
    }
  }

  /// What to do about it in some languages.
  func remedy(for languages: [String]) -> String {
    switch self {
    case .quotes:
      "use the quotes of the language: "
        + languages.compactMap { language in
          LanguageTag(language).flatMap(Self.ownQuotes).map { languages.count == 1 ? $0 : "\($0) in \(language)" }
        }.joined(separator: ", ")
    case .dashes: "write a dash, – or —, as the language has it"
    case .apostrophes: "write ’ (U+2019)"
    }
  }

  /// The quotes of a language around a sign; nil for straight ones.
  private static func ownQuotes(of language: LanguageTag) -> String? {
    let marks = LocaleFacts(language)?.quotationMarks ?? []
    return marks.count > 1 && marks[0] != "\"" ? "\(marks[0])…\(marks[1])" : nil
  }
}
