/// The initials of a person's name, as its script writes them.
///
/// Latin, Greek, Cyrillic, Armenian, Georgian and Hebrew names give the first letters of their first and their last
/// word. Scripts whose letters join would make a word of two letters, names in Chinese characters, kana and Hangul
/// begin with the family name, and the other scripts have clusters: all of them give one letter.
struct Initials: Equatable {
  /// The letters, in upper case where the script has one; empty for a name without letters.
  let text: String

  /// The initials of a name; `language` is that in which it is written in upper case, a BCP 47 tag.
  init(of name: String, language: String) {
    let words = name.split { $0.isWhitespace || $0 == "-" || $0 == "\u{B7}" || $0 == "\u{30FB}" }
    let letters = words.compactMap(Self.firstLetter)
    guard let first = letters.first else {
      text = ""
      return
    }
    guard letters.count > 1, let last = letters.last, Self.showsTwo(first), Self.showsTwo(last) else {
      text = CaseMapping.uppercased(first, language: language)
      return
    }
    text = CaseMapping.uppercased(first + last, language: language)
  }

  /// The first letter of a word without the marks on it that its script leaves out; nil for a word without letters.
  private static func firstLetter(of word: Substring) -> String? {
    let start = word.drop { character in
      guard let scalar = character.unicodeScalars.first else { return true }
      return !scalar.properties.isAlphabetic || isLeadingVowel(scalar)
    }
    guard let character = start.first, let scalar = character.unicodeScalars.first else { return nil }
    let script = Script(of: scalar)
    return script == .arabic || script == .hebrew || script == .thai ? String(scalar) : String(character)
  }

  /// Whether a letter is a vowel of Thai or Lao that is written before the consonant with which its syllable begins.
  private static func isLeadingVowel(_ scalar: Unicode.Scalar) -> Bool {
    (0xE40...0xE44).contains(scalar.value) || (0xEC0...0xEC4).contains(scalar.value)
  }

  /// Whether a name in the script of a letter is shortened to two letters.
  private static func showsTwo(_ letter: String) -> Bool {
    guard let scalar = letter.unicodeScalars.first else { return false }
    return twoLetters.contains(Script(of: scalar).tag)
  }

  private static let twoLetters: Set<String> = ["Latn", "Grek", "Cyrl", "Armn", "Geor", "Hebr"]
}
