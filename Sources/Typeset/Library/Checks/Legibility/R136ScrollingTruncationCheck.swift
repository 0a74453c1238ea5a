/// Finds truncated text on screens that scroll: there is room for all of it (R136).
///
/// A text that leads to the whole one is left alone: with `disclosure` or `opens` on it or around it, and so is what is
/// typed in a field. What is cut without its author asking for it is reported by R134. Charts, tables and lists are one
/// element each.
enum R136ScrollingTruncationCheck: PageCheck {
  static let rule = Rule(136)

  static func check(_ page: CheckedPage, _ log: inout FaultLog) {
    guard page.isScreen, page.frame.source.attributes[ScreenElement.scroll] else { return }
    let cut = Set(page.lines.filter(\.line.isCut).map(\.element))
    var reported: Set<Int> = []
    for element in page.elements where element.element.isTruncated && !cut.contains(element.index) {
      let around = [element] + page.ancestors(of: element)
      // Bars do not scroll.
      if around.contains(where: { $0.leadsOn || $0.name?.declaration.place == .bar }) { continue }
      if around.contains(where: { $0.name == .textField || $0.name == .search }) { continue }
      let whole = page.whole(of: element, for: rule)
      guard reported.insert(whole.index).inserted else { continue }
      log.add(
        .warning, at: whole,
        "text is truncated on a screen that scrolls: \(quoted(page.text(of: element).shortened(to: 40)))",
        remedy: "remove lines, or lead to the whole text with disclosure or opens")
    }
  }
}

extension CheckedElement {
  /// Whether using it shows more.
  fileprivate var leadsOn: Bool {
    switch name {
    case .item: self[ItemElement.disclosure]
    case .button: gives(ButtonElement.opens)
    case .a: true
    default: element.link != nil
    }
  }
}
