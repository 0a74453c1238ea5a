/// Finds contents wider than the screen at the usual text size or a smaller one: people would have to scroll sideways
/// (R080).
enum R080ViewportCheck: PageCheck {
  static let rule = Rule(80)
  static let level = CheckLevel.error

  static func check(_ page: CheckedPage, _ log: inout FaultLog) {
    guard page.isScreen else { return }
    for element in page.elements where isMeant(element, on: page) {
      let excess = max(element.frame.maxX - page.frame.size.width, -element.frame.minX)
      guard excess > 1, element.frame.width > 0, !isInWider(element, on: page) else { continue }
      log.add(
        .error, at: element, "<\(element.element.name)> reaches \(PointText.text(excess)) points beyond the screen",
        remedy: "remove its fixed width, or let it shrink or wrap"
      ) {
        $0.measured = "\(PointText.text(element.frame.width)) pt"
        $0.required = "at most \(PointText.text(page.frame.size.width)) pt"
        $0.severity = excess
      }
    }
  }

  /// Whether what is reported is around an element.
  private static func isInWider(_ element: CheckedElement, on page: CheckedPage) -> Bool {
    page.ancestors(of: element).contains { outer in
      isMeant(outer, on: page)
        && max(outer.frame.maxX - page.frame.size.width, -outer.frame.minX) > 1
    }
  }

  /// Whether people have to see it: decoration may bleed over the sides.
  private static func isMeant(_ element: CheckedElement, on page: CheckedPage) -> Bool {
    page.isEssential(element) || element.name?.isPicture == true && !element.element.isDecorative
  }
}
