/// What a date of the markup consists of, as in ISO 8601.
enum DateShape: Sendable {
  /// A month: `2026-03`.
  case month
  /// A day: `2026-03-05`.
  case day
  /// A day, or a day and a time: `2026-03-05T14:30`.
  case moment

  /// A value that shows how to write others.
  var example: String {
    switch self {
    case .month: "2026-03"
    case .day: "2026-03-05"
    case .moment: "2026-03-05T14:30"
    }
  }

  /// What a value may be, in a few words.
  var summary: String {
    switch self {
    case .month: "year and month, as in 2026-03"
    case .day: "year, month and day, as in 2026-03-05"
    case .moment: "a day, as in 2026-03-05, or with a time, as in 2026-03-05T14:30"
    }
  }

  /// An expression of XML Schema that its values match.
  var pattern: String {
    let month = "[0-9]{4}-(0[1-9]|1[0-2])"
    let day = month + "-(0[1-9]|[12][0-9]|3[01])"
    return switch self {
    case .month: month
    case .day: day
    case .moment: day + "(T([01][0-9]|2[0-3]):[0-5][0-9])?"
    }
  }

  /// What is wrong with a value; nil for nothing.
  func fault(of text: String) -> ValueError? {
    let parts = text.split(separator: "T", maxSplits: 1, omittingEmptySubsequences: false)
    guard let date = parts.first, parts.count == 1 || self == .moment else { return misshapen(text) }
    let fields = date.split(separator: "-", omittingEmptySubsequences: false)
    let lengths = self == .month ? [4, 2] : [4, 2, 2]
    let numbers = fields.compactMap { $0.utf8.allSatisfy { (48...57).contains($0) } ? Int($0) : nil }
    guard fields.map(\.utf8.count) == lengths, numbers.count == lengths.count else { return misshapen(text) }
    guard numbers[0] > 0 else { return ValueError(quoted(text), "years run from 0001 to 9999") }
    guard (1...12).contains(numbers[1]) else { return ValueError(quoted(text), "months run from 01 to 12") }
    if self != .month {
      let last = Self.days(in: numbers[1], of: numbers[0])
      guard (1...last).contains(numbers[2]) else {
        return ValueError(quoted(text), "the days of this month run from 01 to \(last)")
      }
    }
    guard let time = parts.dropFirst().first else { return nil }
    let clock = time.split(separator: ":", omittingEmptySubsequences: false)
    let values = clock.compactMap { $0.utf8.count == 2 ? Int($0) : nil }
    guard clock.count == 2, values.count == 2 else { return misshapen(text) }
    guard (0...23).contains(values[0]) else { return ValueError(quoted(text), "hours run from 00 to 23") }
    return (0...59).contains(values[1]) ? nil : ValueError(quoted(text), "minutes run from 00 to 59")
  }

  private func misshapen(_ text: String) -> ValueError { ValueError(quoted(text), "use \(summary)") }

  /// How many days a month of the calendar of ISO 8601 has.
  static func days(in month: Int, of year: Int) -> Int {
    switch month {
    case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }
}
