/// Which digits a number that the software writes takes, and by which rules (R009–R011).
struct NumeralsDecision: Sendable {
  /// The digits.
  let system: NumberingSystem
  /// The rules that changed something.
  let rules: [Rule]

  /// Decides for one place of a document.
  ///
  /// - Parameters:
  ///   - asked: `numerals` of the nearest element, else `--numerals`; nil and `auto` leave the choice to what follows.
  ///   - language: the nearest `lang` below the root, where it decides; else nil.
  ///   - locale: the locale of formats, whose region and `-u-nu-` count.
  init(asked: String?, language: String?, locale: String) {
    let locale = language ?? locale
    let standard = R009Numerals.system(of: locale)
    system = R011NumberCentric.system(asked: asked, standard: standard)
    rules = [
      R009Numerals.rule(for: system), R010RegionalNumerals.rule(for: system, standard: standard, locale: locale),
      R011NumberCentric.rule(for: system, standard: standard),
    ].compactMap { $0 }
  }
}
