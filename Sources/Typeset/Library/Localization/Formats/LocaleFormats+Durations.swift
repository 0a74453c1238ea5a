extension LocaleFormats {
  /// A length of time; parts of nothing are left out, except by place.
  func duration(_ value: DurationValue, _ style: DurationStyle) -> String {
    guard let skeleton = style.skeleton else { return duration(value) }
    let parts = [
      ("hour", value.seconds / 3600), ("minute", value.seconds / 60 % 60), ("second", value.seconds % 60),
    ]
    let shown = parts.filter { $0.1 > 0 }
    let texts = (shown.isEmpty ? [parts[1]] : shown).map { unit, count in
      decimal(String(count), skeleton: "measure-unit/duration-\(unit) \(skeleton) precision-integer")
    }
    guard texts.count > 1 else { return texts[0] }
    return DateFormat.list(of: texts, style, locale) ?? texts.joined(separator: " ")
  }
}

extension DurationStyle {
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
