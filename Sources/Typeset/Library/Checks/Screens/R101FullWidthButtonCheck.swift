/// Finds full-width buttons that touch the sides of the screen, that have square corners, or that are a little above
/// the bottom of the safe area (R101).
///
/// A button is of full width from 80 % of the safe area on. Less than 8 points from a side is a warning. On screens
/// with round corners, square corners of a button with a background are a warning. The lowest thing on a screen that
/// does not scroll, with a home indicator and no bar at the bottom, is expected at the bottom of the safe area: 1 to 44
/// points above is advice; farther away it is a part of the contents. A button below the safe area is reported by R098.
enum R101FullWidthButtonCheck: PageCheck {
  static let rule = Rule(101)

  /// The least share of the safe area that a button of full width takes.
  private static let wideShare = 0.8
  /// The least distance from a side, in points.
  private static let leastDistance = 8.0
  /// How near to the bottom of the safe area a button is meant to be on it, in points.
  private static let nearBottom = 44.0

  static func check(_ page: CheckedPage, _ log: inout FaultLog) {
    guard let area = ScreenArea(page) else { return }
    for element in page.elements where element.name == .button && page.bar(of: element) == nil {
      guard element.frame.width >= area.safe.width * wideShare else { continue }
      // Menus and questions have the places of their buttons from the system.
      if let layer = page.layer(of: element), layer.name != .sheet { continue }
      checkSides(of: element, page, area, &log)
      checkCorners(of: element, area, &log)
      checkBottom(of: element, page, area, &log)
    }
  }

  private static func checkSides(
    of element: CheckedElement, _ page: CheckedPage, _ area: ScreenArea, _ log: inout FaultLog
  ) {
    let distance = min(element.frame.minX - area.screen.minX, area.screen.maxX - element.frame.maxX)
    guard distance < leastDistance, distance > -1 else { return }
    log.add(
      .warning, at: element, "the button ends \(PointText.words(max(0, distance))) from the side of the screen",
      remedy: "leave its width to the screen, which keeps the margins"
    ) {
      $0.measured = "\(PointText.text(max(0, distance))) pt"
      $0.required = "\(PointText.text(page.frame.layoutMargins?.start ?? 16)) pt"
      $0.severity = leastDistance - distance
    }
  }

  private static func checkCorners(of element: CheckedElement, _ area: ScreenArea, _ log: inout FaultLog) {
    let kind = R115ButtonHierarchy.kind(asked: element[ButtonElement.kind], purpose: element[ButtonElement.purpose])
    guard area.mask.cornerRadius > 0, kind != .plain, let radius = element[Common.radius]?.greatest, radius < 1 else {
      return
    }
    log.add(
      .warning, at: element, "the full-width button has square corners on a screen with round ones",
      remedy: "leave its radius to the button", aspect: "corners"
    ) {
      $0.measured = "\(PointText.text(radius)) pt"
      $0.required = "\(PointText.text(ButtonElement.declaration.style.radius)) pt"
    }
  }

  private static func checkBottom(
    of element: CheckedElement, _ page: CheckedPage, _ area: ScreenArea, _ log: inout FaultLog
  ) {
    let gap = area.safe.maxY - element.frame.maxY
    guard !area.homeIndicator.isEmpty, !page.frame.source.attributes[ScreenElement.scroll], gap > 1, gap <= nearBottom,
      !page.elements.contains(where: { isBelow($0, element, page) })
    else { return }
    log.add(
      .advice, at: element, "the button ends \(PointText.words(gap)) above the bottom of the safe area",
      remedy: "remove the padding below it; the safe area is distance enough", aspect: "bottom"
    ) {
      $0.measured = "\(PointText.text(gap)) pt"
      $0.required = "0 pt"
      $0.severity = gap
    }
  }

  /// Whether something that people see, or a bar, is below a button.
  private static func isBelow(_ other: CheckedElement, _ element: CheckedElement, _ page: CheckedPage) -> Bool {
    guard other.frame.minY >= element.frame.maxY - 1, !other.visibleFrame.isEmpty else { return false }
    if let bar = page.bar(of: other) { return bar.name != .homeIndicator }
    return page.isEssential(other) || other.name == .image
  }
}
