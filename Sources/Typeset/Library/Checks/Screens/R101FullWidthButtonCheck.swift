/// Finds buttons that touch the sides of the screen: full-width buttons keep the margins and their round corners (R101).
enum R101FullWidthButtonCheck: PageCheck {
  static let rule = Rule(101)

  static func check(_ page: CheckedPage, _ log: inout FaultLog) {
    guard page.isScreen else { return }
    for element in page.elements where element.name == .button && page.bar(of: element) == nil {
      let distance = min(element.frame.minX, page.frame.size.width - element.frame.maxX)
      guard element.frame.width >= page.frame.size.width * 0.8, distance < 8, distance > -1 else { continue }
      log.add(
        .warning, at: element, "the button ends \(PointText.text(max(0, distance))) points from the side of the screen",
        remedy: "leave its width to the screen, which keeps the margins"
      ) {
        $0.measured = "\(PointText.text(max(0, distance))) pt"
        $0.required = "\(PointText.text(page.frame.layoutMargins?.start ?? 16)) pt"
        $0.severity = 8 - distance
      }
    }
  }
}
