/// How long a date or a time is written.
enum DateStyle: String, Sendable, CaseIterable {
  /// Digits mostly: 3/5/26.
  case short
  /// An abbreviated month: Mar 5, 2026.
  case medium
  /// The whole month: March 5, 2026.
  case long
  /// With the weekday: Thursday, March 5, 2026.
  case full
}

/// The parts of a date and a time to show.
enum DateRequest: Hashable, Sendable {
  /// A date, a time or both, in the styles of the locale.
  case styles(date: DateStyle?, time: DateStyle?)
  /// The fields of a skeleton, such as `yMMMd`, in the order of the locale (UTS #35, "Date Format Patterns").
  case skeleton(String)
  /// Hours and minutes as a clock shows them: in the twelve or twenty-four hours of the locale, without am and pm.
  case clock
}

extension DateRequest {
  /// Parses the value of `format`, a style or a skeleton, for a `moment` with a date, a time or both.
  static func read(_ format: String?, for moment: CivilMoment) -> Result<DateRequest, ValueError> {
    guard let format else { return .success(standard(for: moment, style: nil)) }
    if let style = DateStyle(rawValue: format) { return .success(standard(for: moment, style: style)) }
    if let fault = skeletonFault(format, for: moment) { return .failure(fault) }
    return .success(.skeleton(format))
  }

  /// The default of a style: a medium date, and a time as exact as the value.
  ///
  /// The long and the full time of a locale show a time zone, which values do not have.
  private static func standard(for moment: CivilMoment, style: DateStyle?) -> DateRequest {
    let time = moment.time.map { $0.hasSeconds ? DateStyle.medium : .short }
    guard moment.date == nil else { return .styles(date: style ?? .medium, time: time) }
    return .styles(date: nil, time: style.map { $0 == .short ? .short : .medium } ?? time)
  }

  private static func skeletonFault(_ skeleton: String, for moment: CivilMoment) -> ValueError? {
    let styles = DateStyle.allCases.map(\.rawValue)
    let isShaped = !skeleton.isEmpty && skeleton.utf8.count <= 32
    guard isShaped, skeleton.allSatisfy({ dateFields.contains($0) || timeFields.contains($0) }) else {
      return ValueError(
        quoted(skeleton), NearestName.of(skeleton, among: styles).map { "did you mean \"\($0)\"?" },
        "use one of \(styles.joined(separator: ", ")), or a CLDR skeleton such as yMMMd, EEEE or jm")
    }
    if moment.date == nil, let field = skeleton.first(where: dateFields.contains) {
      return ValueError(quoted(skeleton), "\"\(field)\" needs a date, but the value is only a time")
    }
    if moment.time == nil, let field = skeleton.first(where: timeFields.contains) {
      return ValueError(quoted(skeleton), "\"\(field)\" needs a time, but the value is only a date")
    }
    return nil
  }

  /// The letters of UTS #35 that speak of a date.
  private static let dateFields: Set<Character> = Set("GyYuUrQqMLwWdDFgEec")
  /// The letters of UTS #35 that speak of a time; those of a time zone are left out, since values have none.
  private static let timeFields: Set<Character> = Set("abBhHkKjJCmsSA")
}
