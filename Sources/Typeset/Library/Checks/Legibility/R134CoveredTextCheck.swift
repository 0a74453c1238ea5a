/// Finds texts that something covers, that are on top of each other or that leave their box at a text size other than
/// the usual one (R134).
///
/// What counts is the same as for R087, which reports what is there at the usual text size too. What is cut or broken
/// is left alone.
enum R134CoveredTextCheck: PageCheck {
  static let rule = Rule(134)
  static let level = CheckLevel.error

  static func check(_ page: CheckedPage, _ log: inout FaultLog) {
    guard !page.hasUsualTextSize else { return }
    log.addCoveredTexts(of: page, for: rule)
  }
}
