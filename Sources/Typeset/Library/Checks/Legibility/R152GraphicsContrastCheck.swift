/// Finds icons and controls that do not stand out from what lies under them: less than 3:1 (R152, WCAG 2.2, 1.4.11).
///
/// Of an icon, the part with the most contrast counts; icons in full colour are pictures. The state of a slider, a
/// progress bar, a stepper and a pager has to be seen in one of its parts. Stars and switches carry their state in
/// their shape too and are left alone, and so is what cannot be used or is decoration.
enum R152GraphicsContrastCheck: PageCheck {
  static let rule = Rule(152)
  static let level = CheckLevel.error

  static func check(_ page: CheckedPage, _ log: inout FaultLog) {
    for element in page.elements where isMeant(element) && !page.isExemptFromContrast(element.index) {
      guard let best = bestContrast(of: element, on: page), best.ratio < ContrastLimit.graphics.ratio else { continue }
      let limit = ContrastLimit.graphics
      log.add(
        .error, at: element,
        "<\(element.element.name)> has too little contrast: \(best.color.over(best.ground).hex) on \(best.ground.hex)",
        remedy: Palette.advice(instead: best.color, on: best.ground, limit: limit, in: page.options.appearance)
      ) {
        $0.measured = limit.text(of: best.ratio)
        $0.required = limit.text
        $0.severity = limit.ratio / best.ratio
      }
    }
  }

  private static func isMeant(_ element: CheckedElement) -> Bool {
    switch element.name {
    case .icon, .slider, .progress, .stepper, .pager: true
    default: false
    }
  }

  /// The part of an element with the most contrast to what lies under it; nil if it has pictures, or lies on one.
  private static func bestContrast(
    of element: CheckedElement, on page: CheckedPage
  ) -> (ratio: Double, color: Color, ground: Color)? {
    var best: (ratio: Double, color: Color, ground: Color)?
    for index in element.drawingRange {
      let drawing = page.drawings[index]
      guard case .path(let item) = drawing.shape, !item.isFullColor else { return nil }
      guard let color = item.fill ?? item.stroke?.color, !drawing.bounds.isEmpty else { continue }
      guard case .plain(let ground) = page.ground(under: drawing.bounds, below: element.drawingRange.lowerBound) else {
        return nil
      }
      let ratio = color.contrast(on: ground)
      if ratio > best?.ratio ?? 0 { best = (ratio, color, ground) }
    }
    return best
  }
}
