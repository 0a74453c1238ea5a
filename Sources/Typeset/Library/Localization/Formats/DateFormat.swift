import CICU

/// ICU's format of dates and times in one locale. One task at a time may use it.
@safe struct DateFormat: ~Copyable {
  private let handle: OpaquePointer

  /// The format of a date, a time or both; nil if ICU has none.
  init?(_ request: DateRequest, locale: ICULocale) {
    let handle: OpaquePointer? =
      switch request {
      case .styles(let date, let time): unsafe typeset_date_format_open(locale.name, date.icu, time.icu)
      case .skeleton(let skeleton): unsafe Self.open(Self.pattern(of: skeleton, locale), locale)
      case .clock: unsafe Self.open(Self.pattern(of: "jmm", locale).map(Self.withoutDayPeriod), locale)
      }
    guard let handle = unsafe handle else { return nil }
    if case .styles(.full, _) = request, let pattern = unsafe Self.ownPattern(of: handle, locale),
      let better = unsafe Self.open(pattern, locale)
    {
      unsafe typeset_date_format_close(handle)
      unsafe self.handle = better
    } else {
      unsafe self.handle = handle
    }
  }

  /// The full date of CLDR's root, which it gives where a locale has none for its calendar.
  private static let rootFull = "y MMMM d, EEEE"

  /// The pattern of a format in which the locale's own order replaces that of the root; nil where it needs none.
  private static func ownPattern(of handle: OpaquePointer, _ locale: ICULocale) -> String? {
    let pattern = ICUText.text { unsafe typeset_date_format_pattern(handle, &$0, $1) }
    return pattern.flatMap { own($0, locale) }
  }

  /// A pattern in which the order of the locale's Gregorian dates replaces that of the root; nil where it has none.
  private static func own(_ pattern: String, _ locale: ICULocale) -> String? {
    guard pattern.contains(rootFull),
      let order = plainPattern(of: "yMMMMEEEEd", locale.setting("calendar", to: "gregorian")), order != rootFull
    else { return nil }
    return pattern.contains("G " + rootFull)
      ? pattern.replacing("G " + rootFull, with: order + " G") : pattern.replacing(rootFull, with: order)
  }

  private static func open(_ pattern: String?, _ locale: ICULocale) -> OpaquePointer? {
    guard let units = pattern.map({ Array($0.utf16) }) else { return nil }
    return unsafe typeset_date_format_open_pattern(locale.name, units, Int32(units.count))
  }

  /// The pattern in which a locale writes the fields of a skeleton; nil if ICU has none.
  static func pattern(of skeleton: String, _ locale: ICULocale) -> String? {
    plainPattern(of: skeleton, locale).map { own($0, locale) ?? $0 }
  }

  private static func plainPattern(of skeleton: String, _ locale: ICULocale) -> String? {
    let units = Array(skeleton.utf16)
    return ICUText.text { unsafe typeset_date_pattern(locale.name, units, Int32(units.count), &$0, $1) }
  }

  /// The pattern of a length of time, `hms` or `ms`; nil if ICU has none.
  static func durationPattern(_ kind: String, _ locale: ICULocale) -> String? {
    ICUText.text(capacity: 32) { unsafe typeset_duration_pattern(locale.name, kind, &$0, $1) }
  }

  /// Two moments as a range of the locale, with the fields of a skeleton; nil if ICU has none.
  static func range(_ first: CivilMoment, _ second: CivilMoment, skeleton: String, locale: ICULocale) -> String? {
    let units = Array(skeleton.utf16)
    return ICUText.text {
      unsafe typeset_date_range(
        locale.name, units, Int32(units.count), first.milliseconds, second.milliseconds, &$0, $1)
    }
  }

  /// The parts of one length of time as a list; nil where ICU has none.
  static func list(of parts: [String], _ style: DurationStyle, _ locale: ICULocale) -> String? {
    let (units, lengths) = (parts.flatMap { Array($0.utf16) }, parts.map { Int32($0.utf16.count) })
    return ICUText.text {
      unsafe typeset_unit_list(locale.name, style.icu, units, lengths, Int32(lengths.count), &$0, $1)
    }
  }

  /// A pattern without am and pm and the spaces around them.
  private static func withoutDayPeriod(_ pattern: String) -> String {
    var kept = ""
    var isQuoted = false
    for character in pattern {
      if character == "'" { isQuoted.toggle() }
      if isQuoted || !"abB".contains(character) { kept.append(character) }
    }
    let isInk: (Character) -> Bool = { !$0.isWhitespace }
    guard let first = kept.firstIndex(where: isInk), let last = kept.lastIndex(where: isInk) else { return pattern }
    return String(kept[first...last])
  }

  deinit { unsafe typeset_date_format_close(handle) }

  /// A moment as the locale writes it; nil if ICU fails.
  borrowing func string(from moment: CivilMoment) -> String? {
    let handle = unsafe handle
    return ICUText.text { unsafe typeset_date_format(handle, moment.milliseconds, &$0, $1) }
  }
}

extension Optional where Wrapped == DateStyle {
  fileprivate var icu: TypesetDateStyle {
    switch self {
    case nil: .none
    case .short: .short
    case .medium: .medium
    case .long: .long
    case .full: .full
    }
  }
}

extension DurationStyle {
  fileprivate var icu: TypesetUnitWidth {
    switch self {
    case .digits, .narrow: .narrow
    case .short: .short
    case .full: .full
    }
  }
}
