/// Which digits a number that the software writes is set in, and by which rules (R009–R011).
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

/// R003: currencies, numerals and the signs of numbers are fine-tuned for each locale.
///
/// Separators, the place of a percent or currency sign, the direction marks beside a minus and the order of a date are
/// those of CLDR, as the installed ICU has them. The marks are part of the text, as ICU gives them.
package enum R003FineTune {
  package static let rule = Rule(3)

  /// The locale with which others are compared.
  static let plainLocale = "en"

  /// The rule where a locale writes a value differently from English, apart from the digits, which belong to R009.
  static func rule(for value: TypedValue, in formats: LocaleFormats) -> Rule? {
    let plain = LocaleFormats.of(plainLocale).string(value)
    return formats.numerals.replacingDigits(in: plain) == formats.string(value) ? nil : rule
  }
}

/// R009: numbers that the software writes use the digits of the locale, or those asked for.
package enum R009Numerals {
  package static let rule = Rule(9)

  /// The digits of a locale, `-u-nu-` honoured.
  static func system(of locale: String) -> NumberingSystem { Numerals.system(for: locale, choice: "auto") ?? .western }

  /// The rule where a numbering system is not the Western one.
  static func rule(for system: NumberingSystem) -> Rule? { system.name == "latn" ? nil : rule }
}

/// R010: digits vary by country, even inside one region: ar-EG writes ٣, ar-AE 3.
///
/// The table is the project's own, `LocaleNumerals`; `numerals` and `--numerals` override it (R011).
package enum R010RegionalNumerals {
  package static let rule = Rule(10)

  /// The rule where the region, and not the language alone, explains the digits.
  static func rule(for system: NumberingSystem, standard: NumberingSystem, locale: String) -> Rule? {
    guard system == standard, let language = LanguageTag(locale)?.language else { return nil }
    return R009Numerals.system(of: language) == system ? nil : rule
  }
}

/// R011: an app centred on numbers may choose the notation itself; an explicit choice wins over the locale.
enum R011NumberCentric {
  static let rule = Rule(11)

  /// The digits that are asked for by name, else those of the locale.
  static func system(asked: String?, standard: NumberingSystem) -> NumberingSystem {
    // Names are checked at reading, so an unknown one cannot get here from a document.
    guard let asked, asked != "auto" else { return standard }
    return Numerals.system(for: "und", choice: asked) ?? standard
  }

  /// The rule where the digits are not those of the locale.
  static func rule(for system: NumberingSystem, standard: NumberingSystem) -> Rule? {
    system == standard ? nil : rule
  }
}

/// R067: the formats of another region, and the other direction, can be tried without changing the language.
enum R067IndependentTraits {
  /// The locale of numbers and dates: `--format-locale`, else that of the rendering.
  static func formatLocale(asked: String?, locale: String) -> String { asked ?? locale }

  /// The direction in which a formatted value is isolated from the text around it: that of the locale that writes it,
  /// since its signs and their direction marks are ordered for that one.
  ///
  /// In a Hebrew sentence `2:30 PM` and `-3.5` would otherwise become `PM 2:30` and `3.5-`.
  static func direction(ofFormats locale: LanguageTag) -> Direction { locale.direction }
}

/// R068: the region of the formats also chooses the calendar: fa-IR uses the Persian one, th-TH the Buddhist one.
///
/// The calendar is the first that CLDR prefers in the region, or that of `-u-ca-` in the format locale.
package enum R068Calendar {
  package static let rule = Rule(68)

  /// The rule where a date is shown in a calendar other than that of ISO 8601, in which it was written.
  static func rule(for value: TypedValue, calendar: String) -> Rule? {
    guard case .moment(let moment, _) = value, moment.date != nil else { return nil }
    return calendar == "gregorian" ? nil : rule
  }
}
