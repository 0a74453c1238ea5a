/// Finds screens that hide the home indicator though people do more there than watch or listen (R106): a warning, since
/// who cannot see the indicator does not find the way out.
///
/// Screens for passive viewing are left alone: half of the screen or more is a gallery, a video or a picture, or a
/// player is on it and nothing that people choose from or fill in. So are devices with a home button, which have no
/// indicator to hide.
enum R106HomeIndicatorCheck: PageCheck {
  static let rule = Rule(106)

  static func check(_ page: CheckedPage, _ log: inout FaultLog) {
    for indicator in page.elements
    where indicator.name == .homeIndicator && indicator[HomeIndicatorElement.hide] == true {
      guard !page.isForPassiveViewing, !page.isForListening else { continue }
      log.add(
        .warning, at: indicator, "the home indicator hides itself on a screen that people do not only watch",
        remedy: "remove hide=\"yes\"")
    }
  }
}

extension CheckedPage {
  /// Whether people only listen: there is a player, and nothing that they choose from or fill in.
  fileprivate var isForListening: Bool {
    elements.contains { $0.name == .player }
      && !elements.contains { element in
        switch element.name {
        case .item, .table, .textField, .search, .toggle, .stepper, .segmented: true
        default: false
        }
      }
  }
}
