/// What the device leaves free of a screen for contents: the safe area and the mask of the device.
///
/// A screen that scrolls is looked at from its top to its end, as if it were that high.
struct ScreenArea {
  /// The whole screen, in points.
  let screen: Rect
  /// The part that neither the housing nor the system covers.
  let safe: Rect
  /// The part that contents keep to by default: the safe area without margins and bars.
  let contents: Rect
  /// The zone of the home indicator; empty on devices with a home button.
  let homeIndicator: Rect
  /// What the front of the device hides.
  let mask: DeviceMask
  /// Whether there is more of the screen than the device shows at once.
  let scrolls: Bool

  /// The area of a screen; nil for paper and canvases.
  init?(_ page: CheckedPage) {
    guard let placement = page.placement, let insets = page.frame.safeArea else { return nil }
    screen = Rect(origin: .zero, size: page.frame.size)
    let direction = page.frame.direction
    safe = screen.inset(by: insets, in: direction)
    contents = screen.inset(by: page.frame.layoutMargins ?? insets, in: direction)
    homeIndicator = Rect(x: 0, y: screen.maxY - insets.bottom, width: screen.width, height: insets.bottom)
    mask = DeviceMask(placement, height: screen.height)
    scrolls = screen.height > placement.size.height + 1
  }

  /// Whether the sensor housing is at the left or the right, whichever is asked for, as it is in landscape.
  func hasHousing(atLeft: Bool, atRight: Bool) -> Bool {
    guard let housing = mask.housing, safe.minX > 1 else { return false }
    return housing.minX < screen.width / 2 ? atLeft : atRight
  }

  /// The least distance from the home indicator, in points (R100).
  static let leastDistance = 8.0

  /// How far something outside the safe area is above the home indicator, if less than that; nil for what is farther
  /// away, or on it.
  func shortDistance(of box: Rect) -> Double? {
    guard let indicator = mask.indicator, box.minX < indicator.maxX, indicator.minX < box.maxX,
      box.maxY > safe.maxY + 1, mask.part(hiding: box) != .indicator
    else { return nil }
    let distance = max(0, indicator.minY - box.maxY)
    return distance < Self.leastDistance ? distance : nil
  }
}

extension CheckedPage {
  /// The bar that an element is, or is in; nil for contents.
  func bar(of element: CheckedElement) -> CheckedElement? {
    ([element] + ancestors(of: element)).first { $0.name?.declaration.place == .bar }
  }

  /// What is over the screen that an element is, or is in; nil for what is on the screen itself.
  func layer(of element: CheckedElement) -> CheckedElement? {
    ([element] + ancestors(of: element)).first { $0.name?.declaration.place == .layer }
  }

  /// Whether two elements are both on the screen, or in the same layer over it.
  func areInOneLayer(_ one: CheckedElement, _ other: CheckedElement) -> Bool {
    layer(of: one)?.index == layer(of: other)?.index
  }

  /// Whether an element is in a part of a layer that people scroll, and that cuts it off.
  func isScrolled(_ element: CheckedElement) -> Bool {
    guard element.clip != nil else { return false }
    return layer(of: element) != nil
      || ancestors(of: element).contains { $0[RowElement.scroll] == .x || $0[ItemElement.swiped] != nil }
  }

  /// Whether an element shows something of its own: text, a control, or a picture that means something.
  func isEssential(_ element: CheckedElement) -> Bool {
    guard !element.element.isDecorative else { return false }
    return lines(of: element).contains { !$0.text.allSatisfy(\.isWhitespace) } || isTouched(element)
      || element.name == .icon || element.element.control != nil
  }

  /// Whether an element runs over the margins up to a side of the screen, as rows of lists and full-bleed pictures do.
  func reachesSide(_ element: CheckedElement) -> Bool {
    element.frame.minX < 0.5 || element.frame.maxX > frame.size.width - 0.5
  }
}
