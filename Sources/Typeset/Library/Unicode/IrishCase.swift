/// Upper case in Irish, where the letters that grammar puts before a word stay small: `an t-athair` gives `AN tATHAIR`.
///
/// Eclipsis writes bp, bhf, dt, gc, mb, nd, ng and ts; h, n and t precede vowels.
enum IrishCase {
  /// The text in upper case; `uppercased` does it for a part without such letters.
  static func uppercased(_ text: String, by uppercased: (String) -> String) -> String {
    var result = ""
    // The part without letters that stay small.
    var part = ""
    var rest = text[...]
    while let first = rest.first {
      guard first.isLetter else {
        part.append(rest.removeFirst())
        continue
      }
      let word = rest.prefix { $0.isLetter || $0 == "-" || $0 == "'" || $0 == "\u{2019}" }
      let prefix = prefix(of: word)
      if prefix.kept > 0 {
        result += uppercased(part) + word.prefix(prefix.kept)
        part = ""
      }
      part += word.dropFirst(prefix.dropped)
      rest = rest.dropFirst(word.count)
    }
    return result + uppercased(part)
  }

  /// How many letters at the start of a word stay small, and how many characters they take with a hyphen.
  private static func prefix(of word: Substring) -> (kept: Int, dropped: Int) {
    let start = Array(word.prefix(3))
    guard start.count > 1 else { return (0, 0) }
    let second = Character(start[1].lowercased())
    switch (start[0], second) {
    case ("b", "p"), ("d", "t"), ("g", "c"), ("m", "b"), ("n", "d"), ("n", "g"), ("t", "s"): return (1, 1)
    case ("b", "h") where start.count > 2 && start[1] == "h" && start[2].lowercased() == "f": return (2, 2)
    case ("n", "-"), ("t", "-"): return start.count > 2 && isVowel(start[2]) ? (1, 2) : (0, 0)
    // Before a small vowel the letter may be one of the word itself, as in "halla".
    case ("h", _), ("n", _), ("t", _): return start[1].isUppercase && isVowel(start[1]) ? (1, 1) : (0, 0)
    default: return (0, 0)
    }
  }

  private static func isVowel(_ letter: Character) -> Bool { "aeiouáéíóú".contains(letter.lowercased()) }
}
