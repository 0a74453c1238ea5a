/// Finds text outside the safe area: under the sensor housing, in a round corner, or at the home indicator, in any orientation (R099).
///
/// Bars place their own contents. Controls at the home indicator and in corners are reported by R098.
enum R099InsetCheck: PageCheck {
  static let rule = Rule(99)
  static let level = CheckLevel.error

  static func check(_ page: CheckedPage, _ log: inout FaultLog) {
    guard let area = ScreenArea(page) else { return }
    let scrolls = page.frame.source.attributes[ScreenElement.scroll]
    var reported: Set<Int> = []
    for line in page.lines where !line.text.allSatisfy(\.isWhitespace) && !line.runs.isEmpty {
      let element = page.elements[line.element]
      let ink = line.inkBox.intersection(area.screen)
      guard !ink.isEmpty, page.bar(of: element) == nil, !page.isTouched(element) else { continue }
      // What reaches beyond the screen is reported by R080 and R087.
      guard line.frame.minX > -1, line.frame.maxX < page.frame.size.width + 1 else { continue }
      let sides = max(area.safe.minX - ink.minX, ink.maxX - area.safe.maxX)
      let top = area.safe.minY - ink.minY
      let bottom = scrolls ? 0 : ink.maxY - area.safe.maxY
      let depth = max(sides, top, bottom)
      guard depth > 1 || !scrolls && area.isCutByCorner(ink), reported.insert(line.element).inserted else { continue }
      log.add(
        .error, at: element, "text is outside the safe area: \(quoted(line.text.shortened(to: 40)))",
        remedy: "let the screen place it, or keep it inside the safe area"
      ) {
        $0.measured = "\(PointText.text(max(depth, 0))) pt"
        $0.required = "0 pt"
        $0.severity = depth
      }
    }
  }
}
