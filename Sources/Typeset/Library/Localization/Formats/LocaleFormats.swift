import CICU
import Synchronization

/// The formats of numbers, dates and times of a locale in one numbering system; its ICU objects are cached and shared
/// by all tasks.
final class LocaleFormats: Sendable {
  /// The locale with the numbering system as a keyword; its `-u-ca-` stays.
  let locale: ICULocale
  /// The digits in which it writes.
  let numerals: NumberingSystem
  /// Its conventions for numbers, if they differ from ICU's.
  let conventions: NumberConventions?
  /// The calendar of its dates, as ICU names it: `gregorian`, `persian`, `buddhist`.
  let calendar: String
  /// The locale whose formats of numbers it has.
  let numberLocale: ICULocale
  private let numbers = Mutex<[String: NumberFormat]>([:])
  private let dates = Mutex<[DateRequest: DateFormatBox]>([:])
  private let durationPatterns = Mutex<[String: String]>([:])

  private init(locale: ICULocale, numerals: NumberingSystem) {
    let (locale, calendar) = Self.calendar(of: locale.setting("numbers", to: numerals.name))
    self.locale = locale
    self.numerals = numerals
    self.calendar = calendar
    conventions = NumberConventions.of(locale.language, in: numerals)
    numberLocale =
      conventions?.model.flatMap(ICULocale.init(tag:))?.setting("numbers", to: numerals.name) ?? locale
  }

  /// The calendar of a locale, and the locale with it: the one in its tag, or the one its region prefers.
  ///
  /// For Saudi Arabia, older editions of CLDR prefer the calendar of Umm al-Qura, newer ones the Gregorian calendar,
  /// which is used with every ICU.
  private static func calendar(of locale: ICULocale) -> (ICULocale, String) {
    var firstWeekday: Int32 = 0
    let calendar = unsafe typeset_calendar(locale.name, &firstWeekday).map { unsafe String(cString: $0) } ?? "gregorian"
    guard calendar == "islamic-umalqura", locale.value(of: "calendar") == nil else { return (locale, calendar) }
    return (locale.setting("calendar", to: "gregorian"), "gregorian")
  }

  /// The formats of a locale.
  ///
  /// - Parameters:
  ///   - tag: A BCP 47 tag, including `-u-nu-` and `-u-ca-`; one that is not well formed counts as `und`.
  ///   - numerals: The digits to use; nil uses those of the locale.
  static func of(_ tag: String, numerals: NumberingSystem? = nil) -> LocaleFormats {
    let numerals = numerals ?? Numerals.system(for: tag, choice: "auto") ?? .western
    let key = Key(tag: tag, numerals: numerals.name)
    if let known = known.withLock({ $0[key] }) { return known }
    let formats = LocaleFormats(locale: ICULocale(tag: tag) ?? .root, numerals: numerals)
    // Another task may have been faster; then all use its result.
    return known.withLock { known in
      if let first = known[key] { return first }
      if known.count < mostKept { known[key] = formats }
      return formats
    }
  }

  /// ICU's format of a number skeleton, opened once.
  func numberFormat(_ skeleton: String) -> NumberFormat? {
    if let known = numbers.withLock({ $0[skeleton] }) { return known }
    guard let format = NumberFormat(skeleton: skeleton, locale: numberLocale) else { return nil }
    numbers.withLock { if $0.count < Self.mostKept { $0[skeleton] = format } }
    return format
  }

  /// A moment in a format that is opened once and serves one task at a time; nil if ICU has none.
  func string(from moment: CivilMoment, _ request: DateRequest) -> String? {
    dates.withLock { dates in
      if let known = dates[request] { return known.format.string(from: moment) }
      guard let format = DateFormat(request, locale: locale) else { return nil }
      let box = DateFormatBox(format)
      if dates.count < Self.mostKept { dates[request] = box }
      return box.format.string(from: moment)
    }
  }

  /// The pattern of a duration, found once.
  func durationPattern(_ kind: String, otherwise find: () -> String) -> String {
    if let known = durationPatterns.withLock({ $0[kind] }) { return known }
    let pattern = find()
    durationPatterns.withLock { $0[kind] = pattern }
    return pattern
  }

  private struct Key: Hashable {
    let tag: String
    let numerals: String
  }

  /// How many formats, and how many locales, are kept at most.
  private static let mostKept = 512
  private static let known = Mutex<[Key: LocaleFormats]>([:])
}

/// A place in a dictionary for what must not be copied.
private final class DateFormatBox {
  let format: DateFormat

  init(_ format: consuming DateFormat) { self.format = format }
}
