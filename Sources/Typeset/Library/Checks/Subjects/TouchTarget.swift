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
  /// else in a box of at least 44 points, as far as its neighbours leave room.
  package var touchTargets: [TouchTarget] {
    let touched = elements.filter { isTouched($0) && !$0.visibleFrame.isEmpty }
    let alone = touched.filter { !isInText($0) }
    var boxes: [Int: Rect] = [:]
    for (element, box) in zip(alone, R086Targets.hitBoxes(of: alone.map(\.frame))) { boxes[element.index] = box }
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
