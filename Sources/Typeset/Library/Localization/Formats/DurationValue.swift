/// A length of time in whole seconds.
struct DurationValue: Hashable, Sendable {
  /// The seconds, not negative.
  let seconds: Int

  /// The longest one: a little less than a million hours.
  static let most = 999_999 * 3600 + 3599

  /// Parses seconds, as in `185`, or hours, minutes and seconds of ISO 8601, as in `PT1H2M3S`, or returns an error.
  static func read(_ text: String) -> Result<DurationValue, ValueError> {
    guard let seconds = text.first == "P" ? iso(text) : PlainNumber.digits(text[...]), !text.isEmpty else {
      return .failure(ValueError(quoted(text), shape))
    }
    guard seconds <= most else { return .failure(ValueError(quoted(text), "the maximum is 999999 hours")) }
    return .success(DurationValue(seconds: seconds))
  }

  private static func iso(_ text: String) -> Int? {
    guard text.hasPrefix("PT"), text.utf8.count <= 64 else { return nil }
    var rest = text.dropFirst(2)
    var seconds = 0
    var isEmpty = true
    for (unit, factor) in [("H", 3600), ("M", 60), ("S", 1)] {
      guard let end = rest.firstIndex(of: Character(unit)) else { continue }
      guard end > rest.startIndex, let number = PlainNumber.digits(rest[..<end]), number <= most else { return nil }
      seconds += number * factor
      rest = rest[rest.index(after: end)...]
      isEmpty = false
    }
    return isEmpty || !rest.isEmpty ? nil : seconds
  }

  private static let shape = "use whole seconds, such as 185, or an ISO 8601 duration, such as PT3M5S"
}
