/// Finds truncated text on screens that scroll: there is room for all of it (R136).
///
/// A text that leads to the whole one is left alone: with `disclosure` or `opens` on it or around it, and so is what is
/// typed in a field. What is cut without its author asking for it is reported by R134. Charts, tables and lists are one
/// element each.
enum R136ScrollingTruncationCheck: PageCheck {
  static let rule = Rule(136)

  static func check(_ page: CheckedPage, _ log: inout FaultLog) {
    var reported: Set<Int> = []
    for element in page.elements where reports(element, on: page) {
      let whole = page.whole(of: element, for: rule)
      guard reported.insert(whole.index).inserted else { continue }
      log.add(
        .warning, at: whole,
        "text is truncated on a screen that scrolls: \(quoted(page.text(of: element).shortened(to: 40)))",
        remedy: "remove lines, or lead to the whole text with disclosure or opens")
    }
  }

  /// Whether the text of an element is cut though there is room for it.
  static func reports(_ element: CheckedElement, on page: CheckedPage) -> Bool {
    guard element.element.isTruncated, page.isScreen, page.frame.source.attributes[ScreenElement.scroll],
      !page.lines(of: element).contains(where: \.line.isCut)
    else { return false }
    // Bars do not scroll.
    let leads = ([element] + page.ancestors(of: element)).contains {
      $0.leadsOn || $0.name?.declaration.place == .bar
    }
    return !leads && !page.isInField(element)
  }
}

extension CheckedPage {
  /// Whether an element is a field, or in one.
  func isInField(_ element: CheckedElement) -> Bool {
    ([element] + ancestors(of: element)).contains {
      $0.name == .textField || $0.name == .search || $0.name == .textArea
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
