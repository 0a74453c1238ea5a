/// Finds controls that assistive technology cannot reach (R128): an error.
///
/// A control, or a link, is out of reach where it or something around it is `decorative`, or where `role="none"` on the
/// control itself takes it out of the tree. Disabled controls count too: people must learn of them. Read-only ones,
/// such as a progress bar, may decorate.
enum R128NavigableCheck: PageCheck {
  static let rule = Rule(128)
  static let level = CheckLevel.error

  static func check(_ page: CheckedPage, _ log: inout FaultLog) {
    for element in page.elements where element.isUsed {
      if page.isHidden(element) {
        log.add(
          .error, at: element, "assistive technology passes the control by, since it is marked as decorative",
          remedy: "remove decorative from it and from what is around it", aspect: "hidden")
      } else if element.element.isPresentational {
        log.add(
          .error, at: element, "role=\"none\" takes the control out of what assistive technology reaches",
          remedy: "remove role=\"none\"", aspect: "role")
      }
    }
  }
}

extension CheckedElement {
  /// Whether people use it.
  fileprivate var isUsed: Bool {
    element.link != nil || name.map { $0.has(.isInteractive) } ?? false
  }
}
