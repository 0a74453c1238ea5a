/// Finds text and controls that the edge of a screen cuts off at the usual text size, on some device or orientation
/// (R087).
///
/// Where a larger text size is the reason, R134 reports it.
enum R087ClippingCheck: PageCheck {
  static let rule = Rule(87)
  static let level = CheckLevel.error

  static func check(_ page: CheckedPage, _ log: inout FaultLog) {
    guard page.isScreen, page.hasUsualTextSize else { return }
    for clipped in page.clippedLines() {
      log.add(
        .error, at: page.elements[clipped.line.element],
        "text is clipped: \(quoted(clipped.line.text.shortened(to: 40)))",
        remedy: "let the screen scroll with scroll=\"yes\", or make room"
      ) {
        $0.severity = clipped.hiddenHeight
      }
    }
  }
}
