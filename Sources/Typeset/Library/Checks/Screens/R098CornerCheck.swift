/// Finds controls in the zone of the home indicator, and in the round corners of a screen (R098).
///
/// Bars keep their contents away from both, and rows of lists may scroll there; only what does not scroll counts.
enum R098CornerCheck: PageCheck {
  static let rule = Rule(98)
  static let level = CheckLevel.error

  static func check(_ page: CheckedPage, _ log: inout FaultLog) {
    guard let area = ScreenArea(page), !page.frame.source.attributes[ScreenElement.scroll] else { return }
    for element in page.elements where page.isTouched(element) && page.bar(of: element) == nil {
      let box = element.visibleFrame
      guard !box.isEmpty, element.name != .item else { continue }
      let depth = box.intersection(area.homeIndicator).height
      if depth > 1 {
        log.add(
          .error, at: element, "<\(element.element.name)> is in the zone of the home indicator",
          remedy: "end it at the bottom of the safe area", aspect: "indicator"
        ) {
          $0.measured = "\(PointText.text(depth)) pt"
          $0.required = "0 pt"
          $0.severity = depth
        }
      } else if area.isCutByCorner(box) {
        log.add(
          .error, at: element, "<\(element.element.name)> is in a round corner of the screen",
          remedy: "keep the layout margins", aspect: "corner")
      }
    }
  }
}
