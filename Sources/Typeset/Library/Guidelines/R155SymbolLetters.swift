/// R155: symbols that stand for text show letters of the script that their readers write, as Arabic and Hebrew ones do
/// (R032).
enum R155SymbolLetters {
  static let rule = Rule(155)

  /// The rule where it acts: letters of another script take the place of Latin ones.
  static func rule(choosesLetters: Bool) -> Rule? { choosesLetters ? rule : nil }

  /// What a symbol shows in a script instead of Latin letters: as many of its first ones, as far as it has them, and
  /// one letter in both cases where that is what the Latin ones are; nil for a script that is not in the table.
  static func text(insteadOf latin: String, in script: String) -> String? {
    guard let letters = letters[script] else { return nil }
    guard latin.count == 2, latin.first?.lowercased() == latin.last?.lowercased() else {
      return String(letters.prefix(latin.count))
    }
    let (upper, lower) = (letters.prefix(1), letters.prefix(1).lowercased())
    return upper == lower ? lower : upper + lower
  }

  /// Whether a letter is drawn as the Latin one.
  static func isDrawn(as latin: String, in script: String) -> Bool {
    latin == "A" && ["Cyrl", "Grek"].contains(script)
  }

  /// The letters with which each script begins, or which stand for it: one where letters join or run from right to
  /// left.
  private static let letters: [String: String] = [
    "Adlm": "\u{1E900}", "Arab": "ع", "Armn": "Աբգ", "Beng": "অআই", "Bopo": "ㄅㄆㄇ", "Cans": "ᐊᐁᐃ", "Cher": "ᎠᎡᎢ",
    "Copt": "Ⲁⲃⲅ", "Cyrl": "Абв", "Deva": "अआइ", "Ethi": "አበገ", "Geor": "აბგ", "Grek": "Αβγ", "Gujr": "અઆઇ",
    "Guru": "ਅਆਇ", "Hani": "字体", "Hans": "字体", "Hant": "字體", "Hebr": "א", "Jpan": "あいう", "Khmr": "កខគ",
    "Knda": "ಅಆಇ", "Kore": "가나다", "Laoo": "ກຂຄ", "Mlym": "അആഇ", "Mong": "ᠠ", "Mymr": "ကခဂ", "Nkoo": "ߊ",
    "Olck": "ᱚᱛᱜ", "Orya": "ଅଆଇ", "Sinh": "අආඇ", "Syrc": "ܐ", "Taml": "அஆஇ", "Telu": "అఆఇ", "Tfng": "ⴰⴱⴳ",
    "Thaa": "ހ", "Thai": "กขค", "Tibt": "ཀཁག", "Vaii": "ꔀꔁꔂ", "Yiii": "ꀀꀁꀂ",
  ]
}

/// R156: a symbol that shows numbers shows them in the digits in force, and is never mirrored.
enum R156SymbolDigits {
  static let rule = Rule(156)

  /// The rule where it acts: other digits take the place of Western ones.
  static func rule(choosesDigits: Bool) -> Rule? { choosesDigits ? rule : nil }

  /// Digits from left to right, as they are seen: those of some scripts are read from the right (UAX #9).
  static func visual(_ digits: String) -> String {
    let readsFromRight = digits.unicodeScalars.contains { (0x7C0...0x7C9).contains($0.value) || $0.isAdlamDigit }
    return readsFromRight ? String(digits.reversed()) : digits
  }
}

extension Unicode.Scalar {
  fileprivate var isAdlamDigit: Bool { (0x1E950...0x1E959).contains(value) }
}
