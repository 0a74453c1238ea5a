/// Finds opaque shapes that hide or decorate the sensor housing, a round corner or the home indicator: black bars and
/// brackets (R102).
///
/// Such a shape covers some of the housing or the indicator, stays in the strip outside the safe area beside it, give
/// or take 4 points, reaches the edge of the screen there, and has another colour than the screen; or it lies in a
/// corner, touches both edges and is no larger than twice the radius. Backgrounds of the screen and of bars run to the
/// edges as they should, and items of a list scroll. Pictures count like shapes. Text and controls there are reported
/// by R098 and R099.
enum R102DisplayFeatureCheck: PageCheck {
  static let rule = Rule(102)

  /// How far a shape may reach over a limit and still hug what is there, in points.
  private static let tolerance = 4.0
  /// The least opacity that hides what is below, of 255.
  private static let leastOpacity: UInt8 = 230

  static func check(_ page: CheckedPage, _ log: inout FaultLog) {
    guard let area = ScreenArea(page), area.mask.cornerRadius > 0 || area.mask.indicator != nil else { return }
    var reported: Set<Int> = []
    for drawing in page.drawings where !drawing.bounds.isEmpty && hides(drawing, on: page) {
      guard let index = drawing.element, page.elements[index].name != .item, page.bar(of: page.elements[index]) == nil,
        let feature = feature(under: drawing.bounds.intersection(area.screen), area),
        !page.belongsToControl(drawing), reported.insert(index).inserted
      else { continue }
      let element = page.elements[index]
      log.add(
        .warning, at: element, "<\(element.element.name)> hides or decorates \(feature)",
        remedy: "remove it; let the background run to the edges")
    }
  }

  /// Whether a drawing is opaque and of another colour than the screen.
  private static func hides(_ drawing: CheckedDrawing, on page: CheckedPage) -> Bool {
    switch drawing.shape {
    case .image: return true
    case .path(let item):
      guard let color = item.fill ?? item.stroke?.color else { return false }
      return color.alpha >= leastOpacity && color != page.frame.background
    }
  }

  /// The feature of the display that a shape hugs; nil for none.
  private static func feature(under box: Rect, _ area: ScreenArea) -> String? {
    guard !box.isEmpty else { return nil }
    if let housing = area.mask.housing, overlaps(box, housing), hugs(box, housing, area) {
      return "the sensor housing"
    }
    if let indicator = area.mask.indicator, overlaps(box, indicator),
      box.minY >= area.homeIndicator.minY - tolerance, box.maxY >= area.screen.maxY - tolerance
    {
      return "the home indicator"
    }
    let radius = area.mask.cornerRadius
    let touchesSide = box.minX <= tolerance || box.maxX >= area.screen.maxX - tolerance
    let touchesEnd = box.minY <= tolerance || box.maxY >= area.screen.maxY - tolerance
    let isSmall = box.width <= 2 * radius && box.height <= 2 * radius
    return radius > 0 && touchesSide && touchesEnd && isSmall ? "a round corner" : nil
  }

  private static func overlaps(_ box: Rect, _ part: Rect) -> Bool {
    let shared = box.intersection(part)
    return shared.width > 1 && shared.height > 1
  }

  /// Whether a shape stays in the strip of the housing and reaches the edge there.
  private static func hugs(_ box: Rect, _ housing: Rect, _ area: ScreenArea) -> Bool {
    if area.safe.minX > 1 {
      return housing.minX < area.screen.width / 2
        ? box.minX <= tolerance && box.maxX <= area.safe.minX + tolerance
        : box.maxX >= area.screen.maxX - tolerance && box.minX >= area.safe.maxX - tolerance
    }
    return box.minY <= tolerance && box.maxY <= area.safe.minY + tolerance
  }
}

extension CheckedPage {
  /// Whether a drawing is a part of what answers to touch, or an icon, which other rules look at.
  fileprivate func belongsToControl(_ drawing: CheckedDrawing) -> Bool {
    guard let index = drawing.element else { return false }
    let element = elements[index]
    return element.name == .icon || ([element] + ancestors(of: element)).contains { isTouched($0) }
  }
}
