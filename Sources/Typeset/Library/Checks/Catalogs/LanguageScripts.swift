/// The scripts in which a language is written.
struct LanguageScripts {
  /// The one of most of its letters.
  let main: Script
  private let scripts: Set<Script>

  /// Scripts that are written together (UAX #24).
  private static let companions: [String: [String]] = [
    "Jpan": ["Hira", "Kana", "Hani"], "Kore": ["Hang", "Hani"], "Hans": ["Hani", "Bopo"], "Hant": ["Hani", "Bopo"],
    "Hrkt": ["Hira", "Kana"],
  ]

  /// The scripts of a language; nil for a language of which none is known.
  init?(of language: String) {
    guard let tag = LanguageTag(language), tag.language != "und" else { return nil }
    main = tag.script
    scripts = Set([tag.script] + (Self.companions[tag.script.tag] ?? []).compactMap { Script(tag: $0) })
  }

  /// Whether a script is one of them.
  func contain(_ script: Script) -> Bool { scripts.contains(script) }

  /// Whether a text may have no letter in a script of the language; a quick look, before its words are found.
  func mayLack(in text: String) -> Bool {
    // The letters of placeholders are Latin.
    main == .latin
      ? text.unicodeScalars.contains { $0.value > 0x36F && $0.properties.isAlphabetic }
      : !text.unicodeScalars.contains { $0.properties.isAlphabetic && scripts.contains(Script(of: $0)) }
  }

  /// How many letters a text has at least that says something about its script.
  private static let leastLetters = 3

  /// The script of most letters of some words that have no letter in a script of the language; nil for others, and for
  /// too few letters.
  func foreignScript(of words: [Substring]) -> Script? {
    var counts: [Script: Int] = [:]
    for scalar in words.lazy.flatMap(\.unicodeScalars) where scalar.properties.isAlphabetic {
      let script = Script(of: scalar)
      if scripts.contains(script) { return nil }
      if script != .common, script != .inherited, script != .unknown { counts[script, default: 0] += 1 }
    }
    guard counts.values.reduce(0, +) >= Self.leastLetters else { return nil }
    return counts.max { ($0.value, $1.key.code) < ($1.value, $0.key.code) }?.key
  }
}
