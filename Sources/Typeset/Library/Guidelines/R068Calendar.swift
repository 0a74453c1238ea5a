/// R068: the region chosen for formats also moves the calendar: fa-IR counts in the Persian one, th-TH in the Buddhist one.
///
/// The calendar is the first that CLDR prefers in the region, or that of `-u-ca-` in the format locale.
package enum R068Calendar {
  package static let rule = Rule(68)

  /// The rule where a date stands in a calendar other than that of ISO 8601, in which it was written.
  static func rule(for value: TypedValue, calendar: String) -> Rule? {
    guard case .moment(let moment, _) = value, moment.date != nil else { return nil }
    return calendar == "gregorian" ? nil : rule
  }
}
