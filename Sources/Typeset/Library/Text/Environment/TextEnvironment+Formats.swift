/// Numbers and times that the software itself writes in a text or a control: in the numerals in force here (R009–R011),
/// otherwise as the format locale has them (R003).
extension TextEnvironment {
  /// The formats of the format locale in the numerals in force here.
  var formats: LocaleFormats { LocaleFormats.of(formatLocale, numerals: numberingSystem) }

  /// The formats of typed inlines: those of the format locale, whatever the language of the text is (R067).
  var typedFormats: LocaleFormats {
    LocaleFormats.of(formatLocale, numerals: typedNumerals.system)
  }

  /// The direction of values that the software writes, that of the format locale (R067).
  var formatDirection: Direction {
    R067IndependentTraits.direction(ofFormats: LanguageTag(formatLocale) ?? rootLanguage)
  }

  /// The digits of typed inlines, with the rules that chose them.
  var typedNumerals: NumeralsDecision { NumeralsDecision(asked: numerals, language: nil, locale: formatLocale) }

  /// The rules to note on what shows numbers: none where the digits are the Western ones that the locale has
  /// (R009–R011).
  var numeralsRules: [Rule] { numeralsDecision.rules }

  /// A text with its Western digits exchanged for those in force; signs and separators stay: `3/5`, `٣/٥`.
  func digits(_ text: String) -> String { numberingSystem.replacingDigits(in: text) }

  /// A whole number as the locale writes it: `1,234`.
  func format(integer: Int) -> String { formats.number(DecimalNumber(integer)) }

  /// A number as the locale writes it, rounded half to even, with as many digits behind the point as `fractionDigits`
  /// asks for.
  func format(number: Double, fractionDigits: ClosedRange<Int> = 0...2) -> String {
    formats.number(number, fractionDigits: fractionDigits)
  }

  /// A part of one as the locale writes percentages: 0.25 is `25%` or `٢٥٪`.
  func format(percent: Double, fractionDigits: ClosedRange<Int> = 0...0) -> String {
    formats.percent(percent, fractionDigits: fractionDigits)
  }

  /// A length of time in seconds, as players show it: `1:02:03`, or `2:03` below an hour.
  func format(duration seconds: Double) -> String {
    let whole = seconds.isFinite ? Int(min(max(0, seconds), Double(DurationValue.most))) : 0
    return formats.duration(DurationValue(seconds: whole))
  }

  /// A time of day in minutes after midnight, as a status bar shows it: in the twelve or twenty-four hours of the
  /// locale, without am and pm.
  func format(time minutes: Int) -> String {
    let time = CivilTime(hour: minutes / 60 % 24, minute: minutes % 60, second: 0, hasSeconds: false)
    return formats.string(CivilMoment(date: nil, time: time), .clock)
  }
}
