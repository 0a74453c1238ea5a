/// R010: which digits are used varies by country, even inside one region; so a region chooses, and an author may choose otherwise.
enum R010RegionalNumerals {
  static let rule = Rule(10)

  /// The digits of a number that the software writes.
  ///
  /// - Parameters:
  ///   - asked: `numerals` of the nearest element, else `--numerals`; nil or `auto` leaves the choice to what follows (R011).
  ///   - language: a language that stands nearer than the locale; nil where the locale alone decides.
  ///   - locale: the locale of formats, whose region and `-u-nu-` count: ar-EG writes ٣, ar-AE 3, ar-AE-u-nu-arab ٣.
  static func system(asked: String?, language: String?, locale: String) -> NumberingSystem {
    let locale = language ?? locale
    // Names were checked when they were read; a wrong one would mean that nothing was asked for.
    return asked.flatMap { Numerals.system(for: locale, choice: $0) } ?? Numerals.system(for: locale, choice: "auto")
      ?? .western
  }
}
