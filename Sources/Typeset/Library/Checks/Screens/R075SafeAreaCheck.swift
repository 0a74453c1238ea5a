/// Finds contents that lie under a bar: text and controls that a navigation bar, a toolbar or a tab bar covers (R075).
///
/// On screens that scroll, contents run below the bars at the bottom on purpose; only those under the bars at the top
/// count there. Contents that are too high for a screen which does not scroll are one finding.
enum R075SafeAreaCheck: PageCheck {
  static let rule = Rule(75)
  static let level = CheckLevel.error

  static func check(_ page: CheckedPage, _ log: inout FaultLog) {
    guard page.isScreen else { return }
    let scrolls = page.frame.source.attributes[ScreenElement.scroll]
    let bars = page.elements.filter { $0.name?.declaration.place == .bar && $0.name != .homeIndicator }
    guard !bars.isEmpty else { return }
    let overflow = page.overflow
    if let overflow, overflow.isUnderBar { log.add(overflow, on: page) }
    for element in page.elements where page.bar(of: element) == nil && page.isEssential(element) {
      for bar in bars
      where page.areInOneLayer(element, bar)
        && (!scrolls && overflow == nil || bar.frame.minY < page.frame.size.height / 4)
      {
        let shared = element.visibleFrame.intersection(bar.frame)
        guard shared.width > 1, shared.height > 1 else { continue }
        log.add(
          .error, at: element, "<\(element.element.name)> lies under <\(bar.element.name)>",
          remedy: "let the screen place it between the bars, or let it scroll", aspect: bar.element.name
        ) {
          $0.measured = "\(PointText.text(shared.height)) pt"
          $0.required = "0 pt"
          $0.severity = shared.height
        }
      }
    }
  }
}
