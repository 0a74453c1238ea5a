/// Finds screens where more than one button is filled, or a destructive one is the most prominent (R115).
///
/// Buttons in the items of a list, in a grid or in a table are actions of their own rows and are left alone, and so are
/// disabled ones. Filled buttons are counted where some of them is seen. A destructive button that is the only filled
/// one among several buttons is found too. Warnings; on screens only, since canvases show components.
enum R115ButtonHierarchyCheck: PageCheck {
  static let rule = Rule(115)

  static func check(_ page: CheckedPage, _ log: inout FaultLog) {
    guard page.isScreen else { return }
    let buttons = page.elements.filter { page.isOwnAction($0) }
    let filled = buttons.filter { $0.isFilled }
    if let first = filled.first, filled.count > 1 {
      for button in filled.dropFirst() where button[ButtonElement.purpose] != .destructive {
        log.add(
          .warning, at: button,
          "\(filled.count) buttons of the screen are filled, the first is \(quoted(page.words(for: first)))",
          remedy: "fill the most likely action only; make the others tinted, gray or plain", aspect: "several"
        ) {
          $0.measured = "\(filled.count) filled buttons"
          $0.required = "1 filled button"
        }
      }
    }
    guard buttons.count > 1 else { return }
    for button in filled where button[ButtonElement.purpose] == .destructive {
      log.add(
        .warning, at: button, "a destructive button is as prominent as the most likely action",
        remedy: "make it plain or gray; people should not press it in a hurry", aspect: "destructive")
    }
  }
}

extension CheckedPage {
  /// Whether an element is a button of the screen as a whole.
  fileprivate func isOwnAction(_ element: CheckedElement) -> Bool {
    guard element.name == .button, element.element.isEnabled, !element.element.isInert, !element.visibleFrame.isEmpty
    else { return false }
    return !ancestors(of: element).contains { around in
      switch around.name {
      case .item, .li, .grid, .table, .navBar, .toolbar, .tabBar: true
      default: false
      }
    }
  }
}

extension CheckedElement {
  fileprivate var isFilled: Bool {
    R115ButtonHierarchy.kind(asked: self[ButtonElement.kind], purpose: self[ButtonElement.purpose]) == .filled
  }
}
