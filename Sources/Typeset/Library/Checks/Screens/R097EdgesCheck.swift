/// Finds lists on screens that scroll which end above the bottom, so that a strip stays empty under what scrolls
/// (R097).
///
/// Only the last thing on the screen counts, and only a plain or grouped list, which runs over the margins: it should
/// end where the contents of the screen end, at the bar or the safe area below. More padding below it than the layout
/// margin is found where there is more than the device shows at once, and a fixed height that is less than its rows
/// need everywhere. Inset lists are cards and keep their distance.
enum R097EdgesCheck: PageCheck {
  static let rule = Rule(97)

  static func check(_ page: CheckedPage, _ log: inout FaultLog) {
    guard let area = ScreenArea(page), page.frame.source.attributes[ScreenElement.scroll],
      let list = page.elements.last(where: { $0.name == .list && page.bar(of: $0) == nil }),
      list[RowListElement.kind] != .inset, !hasContents(below: list, page)
    else { return }
    let excess = (page.descendants(of: list).map(\.frame.maxY).max() ?? 0) - list.frame.maxY
    let gap = area.contents.maxY - list.frame.maxY
    let margin = page.placement?.layoutMargin ?? 0
    guard excess > 1 ? gap > 1 : area.scrolls && gap > margin + 0.01 else { return }
    log.add(
      .warning, at: list, "the list ends \(PointText.words(gap)) above the bottom",
      remedy: excess > 1 ? "remove its height" : "remove the padding below it"
    ) {
      $0.measured = "\(PointText.text(gap)) pt"
      $0.required = excess > 1 ? "0 pt" : "at most \(PointText.text(margin)) pt"
      $0.severity = gap
    }
  }

  /// Whether something besides spacers and bars is below a list.
  private static func hasContents(below list: CheckedElement, _ page: CheckedPage) -> Bool {
    page.elements[list.end...].contains {
      page.bar(of: $0) == nil && $0.name != .spacer && $0.frame.minY >= list.frame.maxY - 1 && !$0.frame.isEmpty
    }
  }
}
