extension LocaleFormats {
  /// A date, a time or both.
  func string(_ moment: CivilMoment, _ request: DateRequest) -> String {
    string(from: moment, request) ?? ""
  }

  /// A length of time by place: 1:02:03, and 2:03 below an hour.
  ///
  /// The order and the signs between are the locale's, the digits those of the numbering system.
  func duration(_ value: DurationValue) -> String {
    let hours = value.seconds / 3600
    let kind = hours > 0 ? "hms" : "ms"
    let pattern = durationPattern(kind) {
      DateFormat.durationPattern(kind, locale) ?? (kind == "hms" ? "h:mm:ss" : "m:ss")
    }
    let fields: [Character: Int] = ["h": hours, "H": hours, "m": value.seconds / 60 % 60, "s": value.seconds % 60]
    var text = ""
    var rest = pattern[...]
    while let letter = rest.first {
      let count = rest.prefix { $0 == letter }.count
      if let field = fields[letter] {
        let digits = String(field)
        text += String(repeating: "0", count: max(0, count - digits.count)) + digits
      } else {
        text += rest.prefix(count)
      }
      rest = rest.dropFirst(count)
    }
    return digits(text)
  }

  /// A value of the markup or of a message.
  func string(_ value: TypedValue) -> String {
    switch value {
    case .number(let number): self.number(number)
    case .compact(let number): compact(number)
    case .percent(let number): percent(number)
    case .money(let number, let currency): self.currency(number, code: currency)
    case .moment(let moment, let request): string(moment, request)
    case .duration(let duration, let style): self.duration(duration, style)
    case .bytes(let number): bytes(number)
    case .numberRange(let first, let second): range(first, second)
    case .percentRange(let first, let second): percentRange(first, second)
    case .momentRange(let first, let second, let request): range(first, second, request)
    }
  }
}
