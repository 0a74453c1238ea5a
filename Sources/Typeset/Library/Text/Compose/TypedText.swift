/// The text of a typed inline: its value as the format locale writes it.
struct TypedText {
  /// The text, including the direction marks of CLDR's format.
  let text: String
  /// The guidelines that changed something.
  let rules: [Rule]
  /// Whether it stays on one line while there is room: all but dates with more than three parts, which may be as long
  /// as a sentence.
  let isUnbreakable: Bool
  /// Its direction, that of the format locale.
  let direction: Direction
  /// Its parts that are isolates of their own, in order: only where it runs from right to left, since elsewhere nothing
  /// could divide them.
  let parts: [Isolate]
  /// The language of the format locale where it is another than that of the text around; else nil.
  let language: LanguageTag?

  /// Formats the value of an element; `environment` is the one inside it.
  init(_ element: InlineElement, in environment: TextEnvironment) {
    let tag = LanguageTag(environment.formatLocale)
    direction = environment.formatDirection
    guard case .success(let value)? = element.typedValue else {
      // The reader has refused such values; what else makes an element may not have asked.
      (text, rules, isUnbreakable, parts, language) = (element.typedText, [], false, [], nil)
      return
    }
    let numerals = environment.typedNumerals
    let formats = environment.typedFormats
    text = formats.string(value)
    rules =
      numerals.rules
      + [R003FineTune.rule(for: value, in: formats), R068Calendar.rule(for: value, calendar: formats.calendar)]
      .compactMap { $0 }
    isUnbreakable = element.name != .date || text.split(whereSeparator: \.isWhitespace).count <= 3
    parts = direction == .rightToLeft && value.isOneNumber ? ValueParts.isolates(in: text, direction) : []
    language = tag?.language == environment.language.language ? nil : tag
  }
}

extension TypedValue {
  /// Whether it is written as one number, perhaps with what is counted.
  fileprivate var isOneNumber: Bool {
    switch self {
    case .number, .compact, .percent, .money, .bytes: true
    case .moment, .duration, .numberRange, .percentRange, .momentRange: false
    }
  }
}
