/// A wheel of a picker: what its rows say, the chosen one in the middle.
struct Wheel {
  /// The texts from top to bottom; an empty one is no row.
  let rows: [String]
  /// Whether it is read together with the wheel before it, from left to right in every language: minutes after hours
  /// (R012).
  var continuesNumber = false
}

/// The wheels of a date or a time, in the order and with the digits of the locale.
struct WheelValues {
  private let formats: LocaleFormats
  private let environment: TextEnvironment
  /// How many rows are above the chosen one, and below it.
  private let reach: Int

  init(_ environment: TextEnvironment, rows: Int) {
    self.environment = environment
    formats = environment.formats
    reach = rows / 2
  }

  private var offsets: ClosedRange<Int> { -reach...reach }

  /// The wheels of a day, of a time of day, or of both, of which the day is one wheel then.
  func wheels(of moment: CivilMoment) -> [Wheel] {
    guard let date = moment.date else { return moment.time.map(wheels) ?? [] }
    guard let time = moment.time else { return wheels(of: date) }
    let days = offsets.map { text(CivilDate(daysSince1970: date.daysSince1970 + $0), "MMMEd") }
    return [Wheel(rows: days)] + wheels(of: time)
  }

  private func text(_ date: CivilDate, _ skeleton: String) -> String {
    formats.string(CivilMoment(date: date, time: nil), .skeleton(skeleton))
  }

  /// Day, month and year.
  private func wheels(of date: CivilDate) -> [Wheel] {
    let month = CalendarMonth(around: date, in: formats)
    let start = CivilDate(daysSince1970: month.firstDay)
    return formats.fields(of: "yMMMMd").compactMap { field -> Wheel? in
      switch field {
      case "d":
        let index = date.daysSince1970 - month.firstDay
        return Wheel(
          rows: offsets.map { step in
            let day = ((index + step) % month.length + month.length) % month.length
            return text(CivilDate(daysSince1970: month.firstDay + day), "d")
          })
      case "M", "L": return Wheel(rows: offsets.map { text(formats.day(start, months: $0), "LLLL") })
      case "y", "Y", "u", "r", "U": return Wheel(rows: offsets.map { text(formats.day(start, years: $0), "y") })
      default: return nil
      }
    }
  }

  /// Hours, minutes and the half of the day.
  private func wheels(of time: CivilTime) -> [Wheel] {
    let pattern = formats.pattern(of: "jm")
    return formats.fields(of: "jm").compactMap { field -> Wheel? in
      switch field {
      case "h", "H", "k", "K":
        let isPadded = pattern.contains("\(field)\(field)")
        return Wheel(
          rows: offsets.map { step in
            let hour = ((time.hour + step) % 24 + 24) % 24
            let shown =
              switch field {
              case "h": (hour + 11) % 12 + 1
              case "K": hour % 12
              case "k": (hour + 23) % 24 + 1
              default: hour
              }
            return digits(shown, isPadded: isPadded)
          })
      case "m":
        return Wheel(
          rows: offsets.map { digits(((time.minute + $0) % 60 + 60) % 60, isPadded: true) }, continuesNumber: true)
      case "a", "b", "B":
        let half = time.hour < 12 ? 0 : 1
        return Wheel(
          rows: offsets.map { step in (0...1).contains(half + step) ? formats.halfOfDay(half + step) : "" })
      default: return nil
      }
    }
  }

  private func digits(_ number: Int, isPadded: Bool) -> String {
    environment.digits(isPadded && number < 10 ? "0\(number)" : String(number))
  }
}
