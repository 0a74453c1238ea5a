/// A value in the markup or a message, shown in the form of the reader's locale.
enum TypedValue: Hashable, Sendable {
  /// A number; the digits of its fraction are kept.
  case number(DecimalNumber)
  /// A number in short: 1.2K.
  case compact(DecimalNumber)
  /// A part of one: 0.25 is 25 %.
  case percent(DecimalNumber)
  /// An amount in a currency of ISO 4217.
  case money(DecimalNumber, currency: String)
  /// A date, a time or both.
  case moment(CivilMoment, DateRequest)
  /// A length of time.
  case duration(DurationValue, DurationStyle)
  /// A number of bytes.
  case bytes(DecimalNumber)
  /// The numbers from one to another.
  case numberRange(DecimalNumber, DecimalNumber)
  /// The parts of one from one to another.
  case percentRange(DecimalNumber, DecimalNumber)
  /// The time from one moment to another.
  case momentRange(CivilMoment, CivilMoment, DateRequest)

  /// The kinds of values.
  enum Kind: String, Sendable, CaseIterable {
    case number, compact, percent, money, date, time, duration, bytes
  }

  /// Parses a machine-readable value, ignoring white space around it, or returns an error.
  ///
  /// - Parameters:
  ///   - text: A number with a decimal point, or an ISO 8601 date, time or duration.
  ///   - currency: The currency of money, three letters.
  ///   - format: A style or a skeleton, for dates and times.
  ///   - style: How a duration is written.
  static func read(
    _ text: String, as kind: Kind, currency: String? = nil, format: String? = nil, style: DurationStyle = .digits
  ) -> Result<TypedValue, ValueError> {
    let text = collapsed(text)
    switch kind {
    case .number: return DecimalNumber.read(text).map(TypedValue.number)
    case .compact: return DecimalNumber.read(text).map(TypedValue.compact)
    case .percent: return DecimalNumber.read(text).map(TypedValue.percent)
    case .bytes: return DecimalNumber.read(text).map(TypedValue.bytes)
    case .duration: return DurationValue.read(text).map { .duration($0, style) }
    case .money: return DecimalNumber.read(text).flatMap { number in money(number, currency ?? "") }
    case .date:
      return CivilMoment.read(text).flatMap { moment in
        guard moment.date != nil else {
          return .failure(ValueError(quoted(text), "add a date, as in 2026-03-05"))
        }
        return DateRequest.read(format, for: moment).map { .moment(moment, $0) }
      }
    case .time:
      // Of a date and a time it shows the time alone.
      return CivilMoment.read(text).flatMap { moment in
        guard let time = moment.time else {
          return .failure(ValueError(quoted(text), "add a time, as in 14:30"))
        }
        let moment = CivilMoment(date: nil, time: time)
        return DateRequest.read(format, for: moment).map { .moment(moment, $0) }
      }
    }
  }

  /// Parses the ends of a range, or returns an error; `kind` is that of both.
  static func range(
    from: String, to: String, as kind: Kind, format: String? = nil
  ) -> Result<TypedValue, ValueError> {
    read(from, as: kind, format: format).flatMap { first in
      read(to, as: kind, format: format).flatMap { second in
        switch (first, second) {
        case (.number(let first), .number(let second)): .success(.numberRange(first, second))
        case (.percent(let first), .percent(let second)): .success(.percentRange(first, second))
        case (.moment(let first, let request), .moment(let second, _)):
          first.milliseconds <= second.milliseconds
            ? .success(.momentRange(first, second, request))
            : .failure(ValueError(quoted(to), "put the earlier one into from"))
        default: .failure(ValueError(quoted(from), "use a number, a percentage, a date or a time"))
        }
      }
    }
  }

  private static func money(_ number: DecimalNumber, _ currency: String) -> Result<TypedValue, ValueError> {
    Currencies.fault(of: currency).map { .failure($0) } ?? .success(.money(number, currency: currency))
  }
}
