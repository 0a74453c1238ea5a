/// The quotes, apostrophes and dashes in the prose of a text.
struct PunctuationMarks {
  /// Whether words are between straight quotes.
  private(set) var hasStraightQuotes = false
  /// Whether it has quotes of a language.
  private(set) var hasOwnQuotes = false
  /// Whether a hyphen between blanks is where a dash could be.
  private(set) var hasHyphenForDash = false
  /// Whether it has a dash.
  private(set) var hasDash = false
  /// Whether a straight apostrophe is inside of a word.
  private(set) var hasStraightApostrophe = false
  /// Whether a round apostrophe is inside of a word.
  private(set) var hasRoundApostrophe = false
  /// Whether it is a whole sentence.
  let isSentence: Bool

  /// Whether it has any of them.
  var isNoticeable: Bool {
    hasStraightQuotes || hasOwnQuotes || hasHyphenForDash || hasDash || hasStraightApostrophe || hasRoundApostrophe
  }

  private static let ownQuotes: Set<Character> = ["“", "”", "„", "«", "»", "‹", "›", "「", "」", "『", "』", "《", "》"]
  /// The signs that end a sentence.
  private static let ends: Set<Character> = [".", "!", "?", "…", "。", "！", "？", "؟", "।", "۔", "։"]
  /// What may come behind the end of a sentence.
  private static let closing: Set<Character> = ["\"", "”", "“", "»", "«", "’", ")", "」", "』"]

  /// The least number of words of a sentence.
  private static let leastWords = 4
  /// The least number of letters of a sentence in a script without blanks.
  private static let leastLetters = 8
  /// Scripts without blanks between words.
  private static let unspaced: Set<String> = ["Hani", "Hira", "Kana", "Thai", "Laoo", "Khmr", "Mymr"]

  /// Whether a text has any of the signs; a quick look.
  static func mayBe(in text: String) -> Bool {
    text.unicodeScalars.contains { scalar in
      switch scalar.value {
      case 0x22, 0x27, 0x2D, 0xAB, 0xBB, 0x2010...0x203A, 0x3008...0x300F: true
      default: false
      }
    }
  }

  /// Looks at a text of a catalog.
  init(_ text: String) {
    let prose = ProseText(text)
    let end = prose.text.last { !$0.isWhitespace && !Self.closing.contains($0) }
    isSentence =
      end.map(Self.ends.contains) == true
      && (prose.words.count >= Self.leastWords || prose.text.count(where: Self.isUnspaced) >= Self.leastLetters)
    let characters = Array(prose.text)
    hasOwnQuotes = characters.contains(where: Self.ownQuotes.contains)
    hasStraightQuotes = Self.hasPairs(characters)
    for (index, character) in characters.enumerated() where index > 0 && index + 1 < characters.count {
      let (before, after) = (characters[index - 1], characters[index + 1])
      switch character {
      case "'": if before.isLetter, after.isLetter { hasStraightApostrophe = true }
      case "’": if before.isLetter, after.isLetter { hasRoundApostrophe = true }
      case "–", "—": if !before.isNumber || !after.isNumber { hasDash = true }
      case "-":
        if before.isWhitespace, after.isWhitespace, index > 1, index + 2 < characters.count,
          Self.isWord(characters[index - 2]), Self.isWord(characters[index + 2])
        {
          hasHyphenForDash = true
        }
      default: continue
      }
    }
  }

  /// Whether a character is that of a word, or at the end of one.
  private static func isWord(_ character: Character) -> Bool {
    character.isLetter || character == ProseText.gap || ownQuotes.contains(character) || ")\"!?%".contains(character)
  }

  /// Whether straight quotes are around words, in pairs.
  private static func hasPairs(_ characters: [Character]) -> Bool {
    let quotes = characters.indices.filter { characters[$0] == "\"" }
    guard !quotes.isEmpty, quotes.count % 2 == 0 else { return false }
    for pair in stride(from: 0, to: quotes.count, by: 2) {
      let (open, close) = (quotes[pair], quotes[pair + 1])
      guard close > open + 1, !characters[open + 1].isWhitespace, !characters[close - 1].isWhitespace,
        open == 0 || opens(behind: characters[open - 1])
      else { return false }
    }
    return true
  }

  /// Whether a quote may open behind a character: a blank, a bracket, a dash, or a letter of a script without blanks.
  private static func opens(behind character: Character) -> Bool {
    if character.isWhitespace || character == ProseText.gap || "(¿¡–—،、，：:。".contains(character) { return true }
    return isUnspaced(character)
  }

  /// Whether a character is a letter of a script without blanks between words.
  private static func isUnspaced(_ character: Character) -> Bool {
    guard character.isLetter, let scalar = character.unicodeScalars.first else { return false }
    return unspaced.contains(Script(of: scalar).tag)
  }
}
