/// Finds the height of one device's status bar as a distance: 20, 44, 47 or 59 points above the first element of a
/// screen (R103).
///
/// The screen keeps its contents below the status bar of every device by itself. Below a navigation bar such a distance
/// is an ordinary one.
enum R103TopOffsetCheck: DocumentCheck {
  static let rule = Rule(103)

  /// The heights of status bars that people write down, in points.
  private static let heights: Set<Double> = [20, 44, 47, 59]

  static func check(_ document: CheckedDocument, _ log: inout FaultLog) {
    for screen in document.elements where screen.name == .screen {
      let children = document.descendants(of: screen).filter { $0.parent == screen.index }
      guard !children.contains(where: { $0.name == .navBar }) else { continue }
      let first = children.first { $0.name.declaration.place != .bar }
      for element in [screen, first].compactMap(\.self) {
        guard let offset = element.topOffset, heights.contains(offset) else { continue }
        log.add(
          .warning, at: element, "\(PointText.words(offset)) at the top are the status bar of one device",
          remedy: "remove the distance; a screen begins below the status bar of its device")
        break
      }
    }
  }
}

extension SourceElement {
  /// The distance that its author puts above its contents, in points; nil if there is none.
  fileprivate var topOffset: Double? {
    if let padding = self[Common.paddingTop] { return padding }
    return name == .spacer ? self[Common.height]?.points : nil
  }
}
