/// R010: which digits are used varies by country, even inside one region: ar-EG writes ٣, ar-AE 3.
///
/// The table is the project's own, `LocaleNumerals`; `numerals` and `--numerals` choose otherwise (R011).
package enum R010RegionalNumerals {
  package static let rule = Rule(10)

  /// The rule where the region, and not the language alone, is why these digits stand.
  static func rule(for system: NumberingSystem, standard: NumberingSystem, locale: String) -> Rule? {
    guard system == standard, let language = LanguageTag(locale)?.language else { return nil }
    return R009Numerals.system(of: language) == system ? nil : rule
  }
}
