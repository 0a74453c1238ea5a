/// Advises on primary buttons that have little weight on their screen (R082).
///
/// A button with `purpose="primary"` scores a point each for being in the upper half of the screen, for reaching into
/// the half where reading starts, and for being at least as large as every other button. One point or none is found. A
/// button in a bar, in a list or at the bottom of the safe area, where R101 asks for it, is left alone, and so are
/// screens without such a button. A screen that scrolls counts as high as the device. Only the usual text size counts:
/// larger text moves everything down, and R141 looks at that.
enum R082VisualWeightCheck: PageCheck {
  static let rule = Rule(82)
  static let level = CheckLevel.advice

  /// The least score, and the highest.
  private static let (leastScore, mostScore) = (2, 3)
  /// How near to the bottom of what is left for contents a button is at the bottom, in points.
  private static let nearBottom = 44.0

  static func check(_ page: CheckedPage, _ log: inout FaultLog) {
    guard let area = ScreenArea(page), let placement = page.placement, page.hasUsualTextSize else { return }
    let buttons = page.elements.filter { $0.name == .button && !$0.visibleFrame.isEmpty && page.bar(of: $0) == nil }
    let largest = buttons.map { $0.frame.width * $0.frame.height }.max() ?? 0
    for button in buttons where button[ButtonElement.purpose] == .primary {
      let box = button.frame
      guard box.maxY < area.contents.maxY - nearBottom, !isInList(button, page) else { continue }
      let isUpper = (box.minY + box.maxY) / 2 <= placement.size.height / 2
      let middle = page.frame.size.width / 2
      let isAtStart = page.frame.direction == .leftToRight ? box.minX < middle : box.maxX > middle
      let isLargest = box.width * box.height >= largest - 1
      let score = [isUpper, isAtStart, isLargest].count { $0 }
      guard score < leastScore else { continue }
      let lacks = [
        isUpper ? nil : "in the upper half", isAtStart ? nil : "where reading starts",
        isLargest ? nil : "the largest button",
      ].compactMap(\.self)
      log.add(
        .advice, at: button, "the primary button is not \(lacks.joined(separator: ", nor "))",
        remedy: "move it up or to the side where reading starts, make it larger, or put it at the bottom of the screen"
      ) {
        $0.measured = CountedNoun.point.words(score, of: mostScore)
        $0.required = CountedNoun.point.words(leastScore, of: mostScore)
        $0.severity = Double(mostScore - score)
      }
    }
  }

  /// Whether a button is an action of a row rather than of the screen.
  private static func isInList(_ button: CheckedElement, _ page: CheckedPage) -> Bool {
    page.ancestors(of: button).contains { $0.name == .item || $0.name == .li || $0.name == .table }
  }
}
