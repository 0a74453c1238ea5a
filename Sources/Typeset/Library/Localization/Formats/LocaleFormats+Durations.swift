import CICU

/// How a length of time is written.
enum DurationWidth: Hashable, Sendable {
  /// By place: 7:42:00.
  case digits
  /// In whole words: 7 hours, 42 minutes.
  case full
  /// With short units: 7 hr, 42 min.
  case short
  /// With the shortest units: 7h 42m.
  case narrow
}

extension LocaleFormats {
  /// A length of time; parts of nothing are left out, except by place.
  func duration(_ value: DurationValue, _ width: DurationWidth) -> String {
    guard let units = width.units else { return duration(value) }
    let parts = [
      ("hour", value.seconds / 3600), ("minute", value.seconds / 60 % 60), ("second", value.seconds % 60),
    ]
    let shown = parts.filter { $0.1 > 0 }
    let texts = (shown.isEmpty ? [parts[1]] : shown).map { unit, count in
      decimal(String(count), skeleton: "measure-unit/duration-\(unit) \(units.skeleton) precision-integer")
    }
    guard texts.count > 1 else { return texts[0] }
    let (units16, lengths) = (texts.flatMap { Array($0.utf16) }, texts.map { Int32($0.utf16.count) })
    let list = ICUText.text {
      unsafe typeset_unit_list(locale.name, units.list, units16, lengths, Int32(lengths.count), &$0, $1)
    }
    return list ?? texts.joined(separator: " ")
  }
}

extension DurationWidth {
  /// The width of units as ICU names it; nil where there are none.
  fileprivate var units: (skeleton: String, list: TypesetUnitWidth)? {
    switch self {
    case .digits: nil
    case .full: ("unit-width-full-name", .full)
    case .short: ("unit-width-short", .short)
    case .narrow: ("unit-width-narrow", .narrow)
    }
  }
}
