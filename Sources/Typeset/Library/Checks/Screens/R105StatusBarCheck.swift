/// Finds screens without a status bar: advice, since people miss the time, the signal and the battery (R105).
///
/// Screens whose main content is a player, a gallery or a video are left alone: hiding the bar there is usual. So are
/// phones in landscape, which show none.
enum R105StatusBarCheck: PageCheck {
  static let rule = Rule(105)
  static let level = CheckLevel.advice

  static func check(_ page: CheckedPage, _ log: inout FaultLog) {
    guard let placement = page.placement, R103StatusBar.height(on: placement) > 0,
      !page.elements.contains(where: { $0.name == .statusBar }), !page.isForPassiveViewing
    else {
      return
    }
    log.add(
      .advice, at: page, "the screen has no status bar",
      remedy: "add <status-bar/>, or say why it is hidden with ignore=\"R105\" because=\"…\"")
  }
}

extension CheckedPage {
  /// Whether people only watch: half of the page or more is a player, a gallery, a video or a single picture.
  var isForPassiveViewing: Bool {
    let area = frame.size.width * frame.size.height
    return elements.contains { element in
      switch element.name {
      case .player, .gallery, .image, .video: element.visibleFrame.width * element.visibleFrame.height * 2 >= area
      default: false
      }
    }
  }
}
