/// What a locale means for a layout: its direction, digits, signs, plurals, calendar; what `typesetter explain` prints.
///
/// Everything is as layouts have it: digits are those of the project's own table, all else is as the installed ICU
/// says.
package struct LocaleExplanation: Sendable {
  /// A sign of numbers, marks of direction included.
  package struct Sign: Sendable {
    /// Its purpose: `decimal`, `grouping`, `minus`, `plus`, `percent`.
    package var name: String
    /// Its characters.
    package var text: String
    /// Its code points: `U+061C`.
    package var codePoints: [String] { text.unicodeScalars.map(\.codePoint) }
  }

  /// A machine-readable value and how it is written.
  package struct Sample: Sendable {
    /// Its kind: `number`, `percent`, `currency`, `date`, `time`, `duration`.
    package var name: String
    /// The value as the markup holds it.
    package var value: String
    /// The value as the locale writes it.
    package var text: String
  }

  /// The digits in which numbers are written.
  package struct Digits: Sendable {
    /// The name of the numbering system in CLDR.
    package var system: String
    /// The digits from zero to nine.
    package var digits: String
  }

  /// The tag in its canonical form.
  package var locale: String
  /// The tag with the script and the region that are likely.
  package var likely: String
  /// Its name in English.
  package var name: String
  /// Its name in its own language.
  package var nativeName: String
  /// The script, an ISO 15924 tag.
  package var script: String
  /// The region that is given or likely; empty where none is.
  package var region: String
  /// The direction of its script, and so of its layouts.
  package var direction: Direction
  /// The digits in use.
  package var numerals: Digits
  /// The traditional digits; nil if they are not a decimal system.
  package var nativeNumerals: Digits?
  /// The guidelines that chose the digits: R009, R010, R011.
  package var rules: [Rule]
  /// The signs of numbers.
  package var signs: [Sign]
  /// A few values as the locale writes them; those of the number asked about come first.
  package var samples: [Sample]
  /// The number asked about, and its plural categories; nil where none was given.
  package var plural: (number: String, cardinal: String, ordinal: String)?
  /// The categories of cardinal numbers in the language.
  package var cardinals: [String]
  /// The categories of ordinal numbers in the language.
  package var ordinals: [String]
  /// The calendar of dates, as ICU names it.
  package var calendar: String
  /// The day on which a week begins, in English.
  package var firstWeekday: String
  /// The marks around a quotation, then those around one inside it.
  package var quotationMarks: [String]

  /// Explains a locale.
  ///
  /// - Parameters:
  ///   - tag: a BCP 47 tag of a known language.
  ///   - number: a plain decimal to write and to count; nil for none.
  ///   - numerals: The decimal system to use; nil for that of the locale.
  package init(
    locale tag: String, number: String? = nil, numerals: String? = nil
  ) throws(LocaleExplanationError) {
    guard let language = LanguageTag(tag), language.isKnown, let facts = LocaleFacts(language) else {
      throw .unknownLocale(tag)
    }
    let asked: DecimalNumber?
    switch number.map(DecimalNumber.read) {
    case .success(let number)?: asked = number
    case .failure(let fault)?: throw .badNumber(number ?? "", hints: fault.hints)
    case nil: asked = nil
    }
    let decision = NumeralsDecision(asked: numerals, language: nil, locale: language.tag)
    let formats = LocaleFormats.of(language.tag, numerals: decision.system)

    locale = language.tag
    likely = facts.likelyTag
    name = facts.name(in: ICULocale(tag: "en"))
    nativeName = facts.name()
    script = language.script.tag
    region = facts.region
    direction = language.direction
    self.numerals = Digits(decision.system)
    nativeNumerals = facts.nativeNumerals.map(Digits.init)
    rules = decision.rules
    signs = NumberSign.allCases.map { Sign(name: $0.rawValue, text: formats.sign($0)) }
    let currency = facts.currency
    samples =
      (asked.map { Self.samples(of: $0, currency: currency, formats) } ?? []) + Self.samples(formats)
    let (counting, numbering) = (PluralRules.of(language.tag), PluralRules.of(language.tag, .ordinal))
    plural = asked.map { number in
      (number.text, counting?.category(of: number).rawValue ?? "", numbering?.category(of: number).rawValue ?? "")
    }
    cardinals = counting?.categories.map(\.rawValue) ?? []
    ordinals = numbering?.categories.map(\.rawValue) ?? []
    calendar = formats.calendar
    firstWeekday = facts.firstWeekday.rawValue
    quotationMarks = facts.quotationMarks
  }

  /// The number asked about, written in every way that fits it.
  private static func samples(of number: DecimalNumber, currency: String?, _ formats: LocaleFormats) -> [Sample] {
    var samples = [
      Sample(name: "number", value: number.text, text: formats.number(number)),
      Sample(name: "percent", value: number.text, text: formats.percent(number)),
    ]
    if let currency {
      let text = formats.currency(number, code: currency)
      samples.append(Sample(name: "currency", value: "\(number.text) \(currency)", text: text))
    }
    return samples
  }

  /// Values that show the conventions of a locale: a negative number, a percentage, a day, an afternoon, a duration.
  private static func samples(_ formats: LocaleFormats) -> [Sample] {
    let values: [(TypedValue.Kind, String, String?)] = [
      (.number, "-1234567.89", nil), (.percent, "0.25", nil), (.date, "2026-03-05", "short"),
      (.date, "2026-03-05", "full"), (.time, "14:30", nil), (.duration, "3723", nil),
    ]
    return values.compactMap { kind, value, format in
      guard case .success(let typed) = TypedValue.read(value, as: kind, format: format) else { return nil }
      return Sample(name: kind.rawValue, value: value, text: formats.string(typed))
    }
  }
}

/// Why a locale cannot be explained.
package enum LocaleExplanationError: Error {
  /// The text is not a tag of a known language.
  case unknownLocale(String)
  /// The text is not a plain decimal; `hints` say what to write.
  case badNumber(String, hints: [String])
}

extension LocaleExplanation.Digits {
  fileprivate init(_ numerals: NumberingSystem) {
    system = numerals.name
    var text = String.UnicodeScalarView()
    text.append(contentsOf: numerals.digits)
    digits = String(text)
  }
}
