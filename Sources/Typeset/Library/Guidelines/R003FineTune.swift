/// R003: currencies, numerals and the signs of numbers are fine-tuned for each locale.
///
/// The separators, the place of a percent or currency sign, the marks of direction beside a minus, the order of a date: all are those
/// of CLDR, as the installed ICU has them. The marks are part of the text, as ICU gives them.
package enum R003FineTune {
  package static let rule = Rule(3)

  /// The locale that the rule is measured by.
  static let plainLocale = "en"

  /// The rule where a locale writes a value otherwise than English does, the digits aside, which are R009's.
  static func rule(for value: TypedValue, in formats: LocaleFormats) -> Rule? {
    let plain = LocaleFormats.of(plainLocale).string(value)
    return formats.numerals.replacingDigits(in: plain) == formats.string(value) ? nil : rule
  }
}
