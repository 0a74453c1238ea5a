/// What the device leaves free of a screen for contents: the safe area, the sensor housing, the corners and the home indicator.
struct ScreenArea {
  /// The whole screen, in points.
  let screen: Rect
  /// The part that neither the housing nor the system covers.
  let safe: Rect
  /// The place of the home indicator and around it; empty on devices with a home button.
  let homeIndicator: Rect
  /// How far the corners are round, in points; 0 on devices with a home button.
  let cornerRadius: Double

  /// The corners of a screen without a home button, roughly those of an iPhone X, in points.
  private static let roundCorner = 39.0

  /// The area of a screen as high as the device; nil for paper and canvases.
  init?(_ page: CheckedPage) {
    guard let placement = page.placement, let insets = page.frame.safeArea else { return nil }
    let height = min(placement.size.height, page.frame.size.height)
    screen = Rect(x: 0, y: 0, width: page.frame.size.width, height: height)
    let isRightToLeft = page.frame.direction == .rightToLeft
    let (left, right) = isRightToLeft ? (insets.end, insets.start) : (insets.start, insets.end)
    safe = Rect(
      x: left, y: insets.top, width: max(0, screen.width - left - right),
      height: max(0, height - insets.top - insets.bottom))
    homeIndicator = Rect(x: 0, y: height - insets.bottom, width: screen.width, height: insets.bottom)
    cornerRadius = insets.bottom > 0 && placement.device.kind != .pad ? Self.roundCorner : 0
  }

  /// Whether a rectangle reaches into what a round corner cuts off.
  func isCutByCorner(_ box: Rect) -> Bool {
    guard cornerRadius > 0 else { return false }
    let inner = screen.expanded(by: -cornerRadius)
    return [
      box.origin, Point(x: box.maxX, y: box.minY), Point(x: box.minX, y: box.maxY), Point(x: box.maxX, y: box.maxY),
    ].contains { corner in
      let x = max(inner.minX - corner.x, corner.x - inner.maxX, 0)
      let y = max(inner.minY - corner.y, corner.y - inner.maxY, 0)
      return x > 0 && y > 0 && x * x + y * y > cornerRadius * cornerRadius
    }
  }
}

extension CheckedPage {
  /// Whether an element answers to touch as a whole (R086).
  func isTouched(_ element: CheckedElement) -> Bool {
    element.element.isEnabled
      && (element.element.role == .link
        || element.element.answersToTouch(holding: children(of: element).map(\.element)))
  }

  /// The bar that an element is, or is in; nil for contents.
  func bar(of element: CheckedElement) -> CheckedElement? {
    ([element] + ancestors(of: element)).first { $0.name?.declaration.place == .bar }
  }

  /// Whether an element shows something of its own: text, a control, or a picture that means something.
  func isEssential(_ element: CheckedElement) -> Bool {
    guard !element.element.isDecorative else { return false }
    return lines(of: element).contains { !$0.text.allSatisfy(\.isWhitespace) } || isTouched(element)
      || element.name == .icon || element.element.control != nil
  }
}
