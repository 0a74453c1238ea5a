/// Finds text of which a part is hidden at the usual text size, on some device or in some orientation (R087): the edge
/// of a screen, or of what it is in, cuts its letters off, or another text lies over them.
///
/// Letters count, and not their lines, which are higher. Contents that are too high for a screen which does not scroll
/// are one finding; where a bar covers them, R075 reports it, and where a larger text size is the reason, R134.
enum R087ClippingCheck: PageCheck {
  static let rule = Rule(87)
  static let level = CheckLevel.error

  static func check(_ page: CheckedPage, _ log: inout FaultLog) {
    guard page.isScreen, page.hasUsualTextSize else { return }
    if let overflow = page.overflow, !overflow.isUnderBar { log.add(overflow, on: page) }
    for text in HiddenText.all(on: page, for: rule, known: LostText.elements(on: page, for: rule)) { log.add(text) }
  }
}
