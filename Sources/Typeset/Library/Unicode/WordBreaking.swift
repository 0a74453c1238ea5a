/// Whether lines end inside words (UTS #35, key `lw`).
enum WordBreaking: String {
  /// Where UAX #14 lets them.
  case normal
  /// Between all letters, too.
  case breakAll = "breakall"
  /// Only at blanks, signs and dictionary words: ideographs and kana stay together as letters do.
  case keepAll = "keepall"
  /// Where UAX #14 lets them, except in Korean words, which have blanks between them. No tag says so.
  case keepKorean

  /// What a locale asks for: the key `lw` of its tag, or what its language expects.
  init(_ locale: ICULocale?) {
    let named = locale?.value(of: "lw").map { Self(rawValue: $0) ?? .normal }
    self = named ?? (locale?.language == "ko" ? .keepAll : .keepKorean)
  }

  /// Whether a line must not end at an offset where UAX #14 lets it, because both sides belong to one word.
  ///
  /// Syllables of Korean are treated like other letters (UAX #14, section 8.2, example 1), signs beside them included.
  func keepsTogether(_ offset: Int, in units: Span<UInt16>, _ table: CharacterTable) -> Bool {
    switch self {
    case .normal, .breakAll: return false
    case .keepAll:
      return Self.isInsideWord(offset, in: units, table) || Self.isInsideKoreanWord(offset, in: units, table)
    case .keepKorean: return Self.isInsideKoreanWord(offset, in: units, table)
    }
  }

  /// Whether both sides of an offset are letters, digits, ideographs or syllables.
  static func isInsideWord(_ offset: Int, in units: Span<UInt16>, _ table: CharacterTable) -> Bool {
    guard let last = units.base(before: offset, table) else { return false }
    return isLetter(units[last], table) && isLetter(units[offset], table)
  }

  private static func isLetter(_ unit: UInt16, _ table: CharacterTable) -> Bool {
    let traits = table[unit]
    return !traits.isDisjoint(with: [.letter, .numberOrHebrew, .ideograph, .hangul])
      || traits.contains(.surrogate) && isHalfOfIdeograph(unit)
  }

  /// Whether half of a surrogate pair may be of an ideograph: the first halves of planes 2 and 3, and all second ones.
  private static func isHalfOfIdeograph(_ unit: UInt16) -> Bool { unit >= 0xDC00 || (0xD840...0xD8BF).contains(unit) }

  /// Whether a syllable of Korean is beside an offset, with something from which no line separates a letter.
  private static func isInsideKoreanWord(_ offset: Int, in units: Span<UInt16>, _ table: CharacterTable) -> Bool {
    guard let start = units.base(before: offset, table) else { return false }
    let (last, next) = (units[start], units[offset])
    let (before, after) = (table[last], table[next])
    let letters: UnitTraits = [.letter, .numberOrHebrew, .hangul]
    if before.contains(.hangul) {
      return !after.isDisjoint(with: letters.union([.quote, .initialQuote]))
        || after.contains(.opening) && !isWideBracket(next)
    }
    return after.contains(.hangul)
      && (!before.isDisjoint(with: letters.union([.quote, .initialQuote, .stop])) || isParenthesis(last))
  }

  /// A bracket with a blank side of its own.
  private static func isWideBracket(_ unit: UInt16) -> Bool { unit >= 0x3000 }

  /// A bracket of class CP.
  private static func isParenthesis(_ unit: UInt16) -> Bool { unit == 0x29 || unit == 0x5D }
}
