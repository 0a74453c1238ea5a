/// Finds touch targets that are too small: less than 44 by 44 points is a warning, less than 28 an error (R086, F9).
///
/// What is touched answers in a hit box that grows invisibly to 44 points around its middle. It stays smaller where
/// neighbours are too near, which share the space between them, and where its author gives a smaller width or height.
/// Links inside a text are as high as their line and are left alone.
enum R086TargetCheck: PageCheck {
  static let rule = Rule(86)
  static let level = CheckLevel.error

  /// The least side, and that below which few people hit it, in points (F9).
  private static let (leastSide, unusableSide) = (44.0, 28.0)

  static func check(_ page: CheckedPage, _ log: inout FaultLog) {
    guard page.isScreen else { return }
    for target in page.touchTargets where !page.isInText(target.element) {
      let element = target.element
      let size = smallest(of: target.hitBox, element)
      let side = min(size.width, size.height)
      guard side < leastSide - 0.5 else { continue }
      let words = "\(PointText.text(size.width)) by \(PointText.text(size.height)) points"
      log.add(
        side < unusableSide ? .error : .warning, at: element, "the touch target is only \(words) large",
        remedy: "make it larger, or move its neighbours away from it"
      ) {
        $0.measured = "\(PointText.text(size.width)) × \(PointText.text(size.height)) pt"
        $0.required = "44 × 44 pt"
        $0.severity = leastSide / max(side, 0.1)
      }
    }
  }

  /// The hit box, where its author does not ask for less.
  private static func smallest(of box: Rect, _ element: CheckedElement) -> Size {
    var size = box.size
    if let width = element[Common.width]?.points { size.width = min(size.width, width) }
    if let height = element[Common.height]?.points { size.height = min(size.height, height) }
    return size
  }
}
