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
    guard let skeleton = width.skeleton else { return duration(value) }
    let parts = [
      ("hour", value.seconds / 3600), ("minute", value.seconds / 60 % 60), ("second", value.seconds % 60),
    ]
    let shown = parts.filter { $0.1 > 0 }
    let texts = (shown.isEmpty ? [parts[1]] : shown).map { unit, count in
      decimal(String(count), skeleton: "measure-unit/duration-\(unit) \(skeleton) precision-integer")
    }
    guard texts.count > 1 else { return texts[0] }
    return DateFormat.list(of: texts, width, locale) ?? texts.joined(separator: " ")
  }
}

extension DurationWidth {
  /// The width of units in ICU's skeletons; nil where there are none.
  fileprivate var skeleton: String? {
    switch self {
    case .digits: nil
    case .full: "unit-width-full-name"
    case .short: "unit-width-short"
    case .narrow: "unit-width-narrow"
    }
  }
}
