/// Finds texts that something covers at the usual text size, that are on top of each other in an `overlay`, or that run
/// out of the card that they are in (R087).
///
/// A picture or a coloured box that is painted over letters hides them: an error, as are two texts of an `overlay`
/// whose letters meet. Text that leaves its visible box, mostly one with a fixed height, is a warning. Ink counts, not
/// the boxes of lines. Decoration, and texts below an alert or another layer with words of its own, are left alone.
/// Where only a larger text size is the reason, R134 reports it.
enum R087CoveredTextCheck: PageCheck {
  static let rule = Rule(87)
  static let level = CheckLevel.error

  static func check(_ page: CheckedPage, _ log: inout FaultLog) {
    guard page.hasUsualTextSize else { return }
    log.addCoveredTexts(of: page, for: rule)
  }
}

extension FaultLog {
  /// Adds the texts of a page that are covered or leave their box, but for those that are cut or broken; of a chart, a
  /// table or a list the worst one.
  mutating func addCoveredTexts(of page: CheckedPage, for rule: Rule) {
    let texts = page.coveredOrEscapedTexts()
    guard !texts.isEmpty else { return }
    let lost = LostText.elements(on: page, for: rule)
    for text in page.worst(of: texts, for: rule, { ($0.line.element, $0.amount) }) {
      let element = page.whole(of: page.elements[text.line.element], for: rule)
      if !lost.contains(element.index) { add(text, at: element, on: page) }
    }
  }

  private mutating func add(_ text: CoveredText, at element: CheckedElement, on page: CheckedPage) {
    let words = quoted(text.line.text.shortened(to: 40))
    let when = page.hasUsualTextSize ? "" : " at this text size"
    switch text.cause {
    case .covered(let cover):
      add(
        .error, at: element, "text is covered by <\(cover.element.name)>\(when): \(words)",
        remedy: "move one of them, or make room", aspect: "covered"
      ) { $0.severity = text.amount }
    case .overlaid(let other):
      add(
        .error, at: element,
        "text is on top of another\(when): \(words) and \(quoted(other.text.shortened(to: 40)))",
        remedy: "give them different anchors, or use a row or a column", aspect: "overlaid"
      ) {
        $0.measured = "\(PointText.text(text.amount)) pt"
        $0.required = "0 pt"
        $0.severity = text.amount
      }
    case .outside(let box):
      add(
        .warning, at: element, "text leaves the <\(box.element.name)> that it is in\(when): \(words)",
        remedy: page.remedy(forTextLeaving: box, from: page.elements[text.line.element]), aspect: "outside"
      ) {
        $0.measured = "\(PointText.text(text.amount)) pt"
        $0.required = "0 pt"
        $0.severity = text.amount
      }
    }
  }
}

extension CheckedPage {
  /// What to do about a text that leaves a box, by what its author fixed there.
  fileprivate func remedy(forTextLeaving box: CheckedElement, from text: CheckedElement) -> String {
    let between = ([text] + ancestors(of: text)).prefix { $0.index >= box.index }
    if between.contains(where: { $0.gives(Common.height) }) { return "use min-height in place of height" }
    if between.contains(where: { $0.gives(Common.maxHeight) }) { return "remove max-height" }
    if between.contains(where: { $0.gives(Common.width) || $0.gives(Common.maxWidth) }) {
      return "give it more width, or let it wrap"
    }
    return "make room for it"
  }
}
