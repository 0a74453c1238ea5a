/// Finds controls in the zone of the home indicator, and in the round corners of a screen (R098).
///
/// What counts is the box in which a control answers (R086). A control that is itself in one of these places is an
/// error; one whose box alone reaches there is a warning. A row of a list may run over the sides into the corners,
/// since its contents do not; in the zone of the indicator it counts like any other control. Bars keep their contents
/// away from both. A screen that scrolls is looked at where it ends. A game in landscape may have controls there: let
/// it say so with `ignore`.
enum R098CornerCheck: PageCheck {
  static let rule = Rule(98)
  static let level = CheckLevel.error

  static func check(_ page: CheckedPage, _ log: inout FaultLog) {
    guard let area = ScreenArea(page) else { return }
    var reported: Set<Int> = []
    for target in page.touchTargets where page.bar(of: target.element) == nil {
      let element = target.element
      let seen = element.visibleFrame.intersection(area.screen)
      guard !seen.isEmpty, !page.ancestors(of: element).contains(where: { reported.contains($0.index) }) else {
        continue
      }
      let depth = target.hitBox.intersection(area.homeIndicator).height
      let isRow = element.name == .item && page.reachesSide(element)
      if depth > 1 {
        report(depth, seen: seen.intersection(area.homeIndicator).height, of: element, &log)
      } else if !isRow, area.mask.part(hiding: target.hitBox.intersection(area.screen)) == .corner {
        log.add(
          area.mask.part(hiding: seen) == .corner ? .error : .warning, at: element,
          "<\(element.element.name)> is in a round corner of the screen", remedy: "keep the layout margins",
          aspect: "corner")
      } else {
        continue
      }
      reported.insert(element.index)
    }
  }

  /// Reports a control that answers in the zone of the home indicator, in points; `seen` is how much of it is there
  /// itself.
  private static func report(_ depth: Double, seen: Double, of element: CheckedElement, _ log: inout FaultLog) {
    log.add(
      seen > 1 ? .error : .warning, at: element,
      seen > 1
        ? "<\(element.element.name)> is in the zone of the home indicator"
        : "the touch target of <\(element.element.name)> reaches into the zone of the home indicator",
      remedy: "end it at the bottom of the safe area", aspect: "indicator"
    ) {
      $0.measured = "\(PointText.text(depth)) pt"
      $0.required = "0 pt"
      $0.severity = depth
    }
  }
}
