import CICU

/// The facts about a locale from the installed ICU, besides its formats.
package struct LocaleFacts: Sendable {
  /// The locale.
  let locale: ICULocale

  /// The facts of a tag; nil if it is not well formed.
  package init?(_ tag: LanguageTag) {
    guard let locale = ICULocale(tag: tag.tag) else { return nil }
    self.locale = locale
  }

  /// The tag with its likely script and region, if not given.
  var likelyTag: String { locale.full.tag ?? locale.name }

  /// The given or likely region; empty if there is none.
  var region: String { locale.full.region }

  /// The tag with its likely region, if not given: `ar-EG` of `ar`; a tag with variants stays.
  package var tagWithRegion: String {
    let tag = locale.tag ?? locale.name
    let isPlain = tag.split(separator: "-").dropFirst().allSatisfy { $0.count == 4 && $0.first?.isLetter == true }
    return isPlain && !region.isEmpty ? "\(tag)-\(region)" : tag
  }

  /// Its name in another locale, or in its own.
  package func name(in other: ICULocale? = nil) -> String {
    let other = other ?? locale
    return ICUText.text { unsafe typeset_locale_name(locale.name, other.name, &$0, $1) } ?? locale.name
  }

  /// Its name in English: `German`, `Portuguese (Brazil)`.
  var englishName: String { name(in: ICULocale(tag: "en")) }

  /// The digits that its readers have by tradition: Devanagari in Hindi, which is mostly written with Western ones.
  var nativeNumerals: NumberingSystem? {
    Numerals.system(for: (locale.setting("numbers", to: "native").tag ?? "und"), choice: "auto")
  }

  /// The currency of its region; nil if it has none.
  var currency: String? { Currencies.currency(of: locale.full) }

  /// The day on which a week begins.
  var firstWeekday: Weekday {
    var number: Int32 = 1
    _ = unsafe typeset_calendar(locale.name, &number)
    return Weekday.allCases.indices.contains(Int(number) - 1) ? Weekday.allCases[Int(number) - 1] : .sunday
  }

  /// Whether its readers have the paper of North America, of 216 by 279 mm.
  var usesLetterPaper: Bool {
    var (width, height): (Int32, Int32) = (0, 0)
    return unsafe typeset_paper(locale.name, &width, &height) && width == 216 && height == 279
  }

  /// The marks around a quotation, and around one inside another.
  var quotationMarks: [String] {
    [
      .start, .end, .alternateStart, .alternateEnd,
    ].map(mark)
  }

  private func mark(_ mark: TypesetQuotation) -> String {
    ICUText.text(capacity: 16) { unsafe typeset_locale_quotation(locale.name, mark, &$0, $1) } ?? ""
  }
}

extension LocaleFacts {
  /// The most ranges of letters: Japanese has about 1,500.
  private static let mostRanges = 4096

  /// The letters that the language is written with (CLDR, exemplar characters); none for a language without data.
  var letters: [Unicode.Scalar] {
    var bounds = [Int32](repeating: 0, count: 2 * Self.mostRanges)
    let count = unsafe typeset_exemplar_ranges(locale.name, &bounds, Int32(bounds.count))
    return stride(from: 0, to: Int(count), by: 2).flatMap { index in
      (bounds[index]...max(bounds[index], bounds[index + 1])).compactMap { Unicode.Scalar(UInt32($0)) }
    }
  }
}

/// The days of a week in the order of ICU.
enum Weekday: String, Sendable, CaseIterable {
  case sunday, monday, tuesday, wednesday, thursday, friday, saturday
}

/// The signs of numbers.
enum NumberSign: String, Sendable, CaseIterable {
  case decimal, grouping, minus, plus, percent, perMille, exponent

  fileprivate var icu: TypesetNumberSymbol {
    switch self {
    case .decimal: .decimal
    case .grouping: .grouping
    case .minus: .minus
    case .plus: .plus
    case .percent: .percent
    case .perMille: .perMille
    case .exponent: .exponent
    }
  }
}

extension LocaleFormats {
  /// A sign as written between or beside digits, including direction marks.
  func sign(_ sign: NumberSign) -> String {
    let text = ICUText.text(capacity: 32) { unsafe typeset_number_symbol(numberLocale.name, sign.icu, &$0, $1) } ?? ""
    return conventions?.apply(to: text) ?? text
  }
}
