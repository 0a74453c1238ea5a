/// A day of the calendar of ISO 8601, which counts before 1582 as after.
struct CivilDate: Hashable, Sendable {
  /// From 1 to 9999.
  let year: Int
  /// From 1 to 12.
  let month: Int
  /// From 1 to 31.
  let day: Int

  init(year: Int, month: Int, day: Int) {
    (self.year, self.month, self.day) = (year, month, day)
  }

  /// The number of days since 1 January 1970.
  var daysSince1970: Int {
    // Years are counted from March, so that a leap day ends one.
    let shiftedYear = month <= 2 ? year - 1 : year
    let era = shiftedYear / 400
    let yearOfEra = shiftedYear - era * 400
    let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
    return era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear - 719_468
  }

  /// The day that so many days after 1 January 1970 is.
  init(daysSince1970 days: Int) {
    // Years are counted from March, so that a leap day ends one.
    let shifted = days + 719_468
    let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
    let dayOfEra = shifted - era * 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let monthFromMarch = (5 * dayOfYear + 2) / 153
    month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9
    year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
    day = dayOfYear - (153 * monthFromMarch + 2) / 5 + 1
  }

  /// How many days a month has.
  static func days(in month: Int, of year: Int) -> Int {
    DateShape.days(in: month, of: year)
  }
}

/// A time of day, in no time zone.
struct CivilTime: Hashable, Sendable {
  /// From 0 to 23.
  let hour: Int
  /// From 0 to 59.
  let minute: Int
  /// From 0 to 59.
  let second: Int
  /// Whether the seconds were given.
  let hasSeconds: Bool

  /// The number of seconds since midnight.
  var secondsSinceMidnight: Int { hour * 3600 + minute * 60 + second }
}

/// A date, a time of day, or both, without a time zone, so that nothing depends on the machine.
struct CivilMoment: Hashable, Sendable {
  /// The day; nil if only a time was given.
  let date: CivilDate?
  /// The time of day; nil if only a date was given.
  let time: CivilTime?

  /// The milliseconds since 1970 that ICU counts in.
  var milliseconds: Double {
    Double((date?.daysSince1970 ?? 0) * 86_400 + (time?.secondsSinceMidnight ?? 0)) * 1000
  }
}

extension CivilMoment {
  /// Parses `2026-03-05`, `14:30`, `14:30:15` or both joined by `T` (ISO 8601), or returns an error.
  static func read(_ text: String) -> Result<CivilMoment, ValueError> {
    let parts = text.split(separator: "T", maxSplits: 1, omittingEmptySubsequences: false)
    do {
      if parts.count == 2 {
        return .success(try CivilMoment(date: date(parts[0], of: text), time: time(parts[1], of: text)))
      }
      if text.contains(":") { return .success(try CivilMoment(date: nil, time: time(text[...], of: text))) }
      return .success(try CivilMoment(date: date(text[...], of: text), time: nil))
    } catch { return .failure(error) }
  }

  private static func date(_ part: Substring, of text: String) throws(ValueError) -> CivilDate {
    let fields = part.split(separator: "-", omittingEmptySubsequences: false)
    guard fields.map(\.utf8.count) == [4, 2, 2], let year = PlainNumber.digits(fields[0]),
      let month = PlainNumber.digits(fields[1]), let day = PlainNumber.digits(fields[2])
    else { throw ValueError(quoted(text), shape) }
    guard year > 0 else { throw ValueError(quoted(text), "years run from 0001 to 9999") }
    guard (1...12).contains(month) else { throw ValueError(quoted(text), "months run from 01 to 12") }
    let last = CivilDate.days(in: month, of: year)
    guard (1...last).contains(day) else {
      throw ValueError(quoted(text), "the days of this month run from 01 to \(last)")
    }
    return CivilDate(year: year, month: month, day: day)
  }

  private static func time(_ part: Substring, of text: String) throws(ValueError) -> CivilTime {
    if let last = part.last, last == "Z" || part.contains("+") || part.contains("-") {
      throw ValueError(quoted(text), "remove the time zone; times are shown as written")
    }
    let fields = part.split(separator: ":", omittingEmptySubsequences: false)
    let numbers = fields.compactMap { $0.utf8.count == 2 ? PlainNumber.digits($0) : nil }
    guard (2...3).contains(fields.count), numbers.count == fields.count else { throw ValueError(quoted(text), shape) }
    guard numbers[0] <= 23 else { throw ValueError(quoted(text), "hours run from 00 to 23") }
    guard numbers.dropFirst().allSatisfy({ $0 <= 59 }) else {
      throw ValueError(quoted(text), "minutes and seconds run from 00 to 59")
    }
    return CivilTime(
      hour: numbers[0], minute: numbers[1], second: numbers.count == 3 ? numbers[2] : 0, hasSeconds: numbers.count == 3)
  }

  private static let shape = "use ISO 8601, as in 2026-03-05, 14:30 or 2026-03-05T14:30:00"
}

extension PlainNumber {
  /// The number in a few ASCII digits; nil for anything else.
  static func digits(_ text: Substring) -> Int? {
    text.utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) } ? Int(text) : nil
  }
}
