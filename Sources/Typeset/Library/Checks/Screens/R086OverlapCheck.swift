/// Finds touch targets that are on top of each other, so that people hit the wrong one (R086).
///
/// What is seen of two targets may share two points. A warning; an error where less than 28 points remain free of the
/// lower one. What is inside another, such as a button in a row, is left alone, and so are links in a text, rows of
/// lists, which scroll below what floats over them, targets below an alert or another layer with words of its own, and
/// contents below a bar (R075).
enum R086OverlapCheck: PageCheck {
  static let rule = Rule(86)
  static let level = CheckLevel.error

  /// How much two targets may share, and the least side that has to remain, in points.
  private static let (mostShared, unusableSide) = (2.0, 28.0)

  static func check(_ page: CheckedPage, _ log: inout FaultLog) {
    guard page.isScreen else { return }
    let targets = page.touchTargets.map(\.element).filter { !page.isInText($0) && $0.name != .item }
      .sorted { ($0.visibleFrame.minY, $0.index) < ($1.visibleFrame.minY, $1.index) }
    var reported: Set<Int> = []
    for (index, target) in targets.enumerated() {
      for other in targets[(index + 1)...] {
        if other.visibleFrame.minY > target.visibleFrame.maxY - mostShared { break }
        let (lower, upper) = target.index < other.index ? (target, other) : (other, target)
        let shared = lower.visibleFrame.intersection(upper.visibleFrame)
        guard shared.width > mostShared, shared.height > mostShared, upper.index >= lower.end,
          (page.bar(of: lower) == nil) == (page.bar(of: upper) == nil), !page.isLaidOver(upper, lower),
          reported.insert(upper.index).inserted
        else { continue }
        report(upper, over: lower, shared, page, &log)
      }
    }
  }

  private static func report(
    _ upper: CheckedElement, over lower: CheckedElement, _ shared: Rect, _ page: CheckedPage, _ log: inout FaultLog
  ) {
    let free = freeSide(of: lower.visibleFrame, without: shared)
    let size = "\(PointText.text(shared.width)) × \(PointText.text(shared.height)) pt"
    log.add(
      free < unusableSide ? .error : .warning, at: upper,
      "the touch target is on top of \(quoted(lower.element.id))", remedy: "move them apart", aspect: "overlap"
    ) {
      $0.measured = size
      $0.required = "0 pt"
      $0.severity = shared.width * shared.height
    }
  }

  /// The shorter side of the largest part of a target that another leaves free, in points.
  private static func freeSide(of box: Rect, without shared: Rect) -> Double {
    let beside = max(shared.minX - box.minX, box.maxX - shared.maxX)
    let below = max(shared.minY - box.minY, box.maxY - shared.maxY)
    return max(min(beside, box.height), min(below, box.width))
  }
}
