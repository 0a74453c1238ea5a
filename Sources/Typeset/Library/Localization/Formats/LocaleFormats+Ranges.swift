extension LocaleFormats {
  /// Two numbers as a range: `3–5`. The order and the sign between them are the locale's.
  func range(_ first: DecimalNumber, _ second: DecimalNumber) -> String {
    range(first, second, Self.places(decimalPlaces(first, second)))
  }

  /// Two parts of one as a range of percentages: `3 – 5%`.
  func percentRange(_ first: DecimalNumber, _ second: DecimalNumber) -> String {
    let places = decimalPlaces(first, second)
    return range(
      first, second, "percent scale/100 " + Self.places(max(0, places.lowerBound - 2)...max(0, places.upperBound - 2)))
  }

  /// How many decimal places the numbers of a range have.
  private func decimalPlaces(_ first: DecimalNumber, _ second: DecimalNumber) -> ClosedRange<Int> {
    min(first.fractionDigits, second.fractionDigits)...max(first.fractionDigits, second.fractionDigits)
  }

  private func range(_ first: DecimalNumber, _ second: DecimalNumber, _ skeleton: String) -> String {
    let text = NumberFormat.range(first.text, second.text, skeleton: skeleton, locale: numberLocale)
    guard let text else { return "\(number(first))–\(number(second))" }
    return conventions?.apply(to: text) ?? text
  }

  /// Two moments as a range: `Mar 5 – 7, 2026`; what both have in common is written once where the locale does so.
  func range(_ first: CivilMoment, _ second: CivilMoment, _ request: DateRequest) -> String {
    let text = DateFormat.range(first, second, skeleton: request.skeleton(for: first), locale: locale)
    return text ?? "\(string(first, request)) – \(string(second, request))"
  }
}

extension DateRequest {
  /// The fields of a range.
  fileprivate func skeleton(for moment: CivilMoment) -> String {
    switch self {
    case .skeleton(let skeleton): skeleton
    case .clock: "jm"
    case .styles(let date, let time): (date?.skeleton ?? "") + (time == nil ? "" : moment.hasSeconds ? "jms" : "jm")
    }
  }
}

extension DateStyle {
  fileprivate var skeleton: String {
    switch self {
    case .short: "yMd"
    case .medium: "yMMMd"
    case .long: "yMMMMd"
    case .full: "yMMMMEEEEd"
    }
  }
}

extension CivilMoment {
  fileprivate var hasSeconds: Bool { time?.hasSeconds == true }
}
