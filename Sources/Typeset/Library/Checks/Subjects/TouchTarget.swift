/// What answers to touch on a page, with the box in which it does (R086).
package struct TouchTarget {
  /// The element.
  let element: CheckedElement
  /// Where it answers, in points from the top left corner of the page.
  package let hitBox: Rect

  /// The id of the element.
  package var id: String { element.element.id }
}

extension CheckedPage {
  /// Everything that is seen and answers to touch, in reading order. A link inside a text answers where it is, anything
  /// else in a box of at least 44 points, or as high as its bar, as far as its neighbours leave room.
  package var touchTargets: [TouchTarget] {
    let touched = elements.filter { isTouched($0) && !$0.element.isInert && !$0.visibleFrame.isEmpty }
    let alone = touched.filter { !isInText($0) }
    var boxes: [Int: Rect] = [:]
    let targets = alone.map { R086Targets.Target(box: $0.frame, bar: bar(of: $0)?.frame) }
    for (element, box) in zip(alone, R086Targets.hitBoxes(of: targets)) { boxes[element.index] = box }
    return touched.map { TouchTarget(element: $0, hitBox: boxes[$0.index] ?? $0.frame) }
  }

  /// Whether an element answers to touch as a whole (R086).
  func isTouched(_ element: CheckedElement) -> Bool {
    element.element.isEnabled
      && (element.element.role == .link
        || element.element.answersToTouch(holding: children(of: element).map(\.element)))
  }

  /// Whether an element is a part of a text, such as a link.
  func isInText(_ element: CheckedElement) -> Bool { element.name?.declaration.place == .inline }
}

extension CheckedPage {
  /// Whether the author of an element gives it a size below that of a target, or less padding than usual; bars give
  /// what is in them the padding that they need.
  func isSqueezed(_ element: CheckedElement) -> Bool {
    element.hasSmallSize || bar(of: element) == nil && layer(of: element) == nil && element.hasLittlePadding
  }
}

extension CheckedElement {
  /// Whether its author gives it a size below that of a target.
  fileprivate var hasSmallSize: Bool {
    [Common.width, Common.height, Common.maxWidth, Common.maxHeight].contains {
      self[$0]?.points.map { $0 < R086Targets.leastSide } ?? false
    }
  }

  /// Whether its author gives it less padding, or a smaller least height, than usual.
  fileprivate var hasLittlePadding: Bool {
    let style = name?.declaration.style ?? ElementStyle()
    if let given = self[Common.minHeight]?.points, given < style.minHeight ?? 0 { return true }
    let usual = style.padding
    let paddings = [
      (Common.padding, min(usual.top, usual.bottom)), (Common.paddingTop, usual.top),
      (Common.paddingBottom, usual.bottom), (Common.paddingStart, usual.start), (Common.paddingEnd, usual.end),
    ]
    return paddings.contains { given, usual in self[given].map { $0 < usual } ?? false }
  }
}
