/// Finds contents wider than the screen: people would have to scroll sideways (R080).
///
/// What is too wide is the outermost element that reaches beyond the screen, however many it holds; its width is
/// reported, with the one that the screen leaves for it. Decoration may bleed over the sides, and what people scroll to
/// the side does.
enum R080ViewportCheck: PageCheck {
  static let rule = Rule(80)
  static let level = CheckLevel.error

  static func check(_ page: CheckedPage, _ log: inout FaultLog) {
    guard page.isScreen else { return }
    var reported: Set<Int> = []
    for element in page.elements where isMeant(element, on: page) && page.excess(of: element) > 1 {
      let wide = ([element] + page.ancestors(of: element)).last { page.excess(of: $0) > 1 } ?? element
      guard element.frame.width > 0, reported.insert(wide.index).inserted else { continue }
      let excess = page.excess(of: wide)
      let room = wide.frame.width - excess
      log.add(
        .error, at: wide, "<\(wide.element.name)> reaches \(PointText.words(excess)) beyond the screen",
        remedy: wide.givesWidth ? "remove its fixed width" : "let it shrink or wrap"
      ) {
        $0.measured = "\(PointText.text(wide.frame.width)) pt"
        $0.required = "at most \(PointText.text(max(0, room))) pt"
        $0.severity = excess
      }
    }
  }

  /// Whether people have to see it: decoration may bleed over the sides.
  private static func isMeant(_ element: CheckedElement, on page: CheckedPage) -> Bool {
    if page.isScrolled(element) { return false }
    return page.isEssential(element) || element.name?.isPicture == true && !element.element.isDecorative
  }
}

extension CheckedPage {
  /// How far an element reaches beyond the sides of the page, in points.
  fileprivate func excess(of element: CheckedElement) -> Double {
    max(element.frame.maxX - frame.size.width, -element.frame.minX)
  }
}

extension CheckedElement {
  /// Whether its author gives it a width in points.
  fileprivate var givesWidth: Bool { self[Common.width]?.points != nil || self[Common.minWidth]?.points != nil }
}
