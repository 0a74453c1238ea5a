/// Finds icons that mean something and have a fixed size, so that they stay small beside large text (R140).
///
/// Decorative icons are left alone, and so are those on paper and on canvases, which show icons for their own sake.
enum R140IconSizeCheck: DocumentCheck {
  static let rule = Rule(140)

  static func check(_ document: CheckedDocument, _ log: inout FaultLog) {
    for element in document.elements where element.name == .icon && document.isOnScreen(element) {
      guard element[Common.decorative] != true, element[Common.alt] != "",
        element.gives(Common.size) || element.gives(Common.width) || element.gives(Common.height)
      else { continue }
      log.add(
        .warning, at: element, "the icon keeps its size at every text size",
        remedy: "remove size, width and height; an icon is as large as its style")
    }
  }
}

extension CheckedDocument {
  /// Whether an element is on a screen or a canvas, whose text follows the reader's text size.
  func followsTextSize(_ element: SourceElement) -> Bool { (ancestors(of: element).last ?? element).name != .page }

  /// Whether an element is on a screen.
  func isOnScreen(_ element: SourceElement) -> Bool { (ancestors(of: element).last ?? element).name == .screen }
}
