import CICU

/// A month of the calendar of a locale, with its weeks.
struct CalendarMonth: Sendable {
  /// Its first day, counted from 1 January 1970.
  let firstDay: Int
  /// How many days it has.
  let length: Int
  /// The weekdays of a week from its first, from 1, a Sunday.
  let weekdays: [Int]
  /// Those of them that are the weekend.
  let weekend: Set<Int>

  /// The month of a locale that a day is in.
  init(around day: CivilDate, in formats: LocaleFormats) {
    let locale = formats.locale.name
    var (number, count, first): (Int32, Int32, Int32) = (Int32(day.day), 0, 1)
    let moment = CivilMoment(date: day, time: nil)
    if unsafe !typeset_calendar_month(locale, moment.milliseconds, &number, &count) {
      (number, count) = (Int32(day.day), Int32(CivilDate.days(in: day.month, of: day.year)))
    }
    _ = unsafe typeset_calendar(locale, &first)
    firstDay = day.daysSince1970 - Int(number) + 1
    length = Int(count)
    weekdays = (0..<7).map { (Int(first) - 1 + $0) % 7 + 1 }
    weekend = Set((1...7).filter { unsafe typeset_is_weekend(locale, Int32($0)) })
  }

  /// The days, counted from 1 January 1970.
  var days: Range<Int> { firstDay..<firstDay + length }

  /// The place in its week of a day, from 0.
  func column(of day: Int) -> Int { weekdays.firstIndex(of: Self.weekday(of: day)) ?? 0 }

  /// The week of the month that a day of it is in, from 0.
  func row(of day: Int) -> Int { (day - firstDay + column(of: firstDay)) / 7 }

  /// How many weeks it touches.
  var rows: Int { row(of: firstDay + length - 1) + 1 }

  /// The weekday of a day, from 1, a Sunday; 1 January 1970 was a Thursday.
  static func weekday(of day: Int) -> Int { ((day + 4) % 7 + 7) % 7 + 1 }
}

extension LocaleFormats {
  /// A day some years and months later in its calendar.
  func day(_ day: CivilDate, years: Int = 0, months: Int = 0) -> CivilDate {
    let start = CivilMoment(date: day, time: nil).milliseconds
    let moved = unsafe typeset_calendar_moved(locale.name, start, Int32(years), Int32(months))
    return CivilDate(daysSince1970: Int((moved / 86_400_000).rounded(.down)))
  }

  /// The name of a weekday, from 1, a Sunday, as the head of a column of days: `narrow` is a letter or two.
  func weekdayName(_ weekday: Int, narrow: Bool) -> String {
    // 4 January 1970 was a Sunday.
    let day = CivilDate(daysSince1970: 2 + weekday)
    return string(CivilMoment(date: day, time: nil), .skeleton(narrow ? "ccccc" : "ccc"))
  }

  /// The pattern of a skeleton, such as `d MMMM y`; empty if ICU has none.
  func pattern(of skeleton: String) -> String { DateFormat.pattern(of: skeleton, locale) ?? "" }
}
