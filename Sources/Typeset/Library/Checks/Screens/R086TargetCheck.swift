/// Finds touch targets that are too small: less than 44 by 44 points is a warning, less than 28 an error (R086, F9).
///
/// What is touched answers in a hit box that grows invisibly to 44 points around its middle. It stays smaller where its
/// author gives less, by its own size or padding or by what holds it, and where a neighbour is too near, with which it
/// shares the space between them: in an `overlay`, or by less spacing than usual. Neighbours at the usual distance are
/// left alone, since nobody wrote anything there that could be changed; so is the height of bars in landscape (R079),
/// over which their contents answer. Links inside a text are as high as their line and are left alone too.
enum R086TargetCheck: PageCheck {
  static let rule = Rule(86)
  static let level = CheckLevel.error

  /// The side below which few people hit a target, in points (F9).
  private static let unusableSide = 28.0
  /// By how much a target may be smaller, in points.
  private static let tolerance = 0.5

  static func check(_ page: CheckedPage, _ log: inout FaultLog) {
    guard page.isScreen else { return }
    let targets = page.touchTargets.filter { !page.isInText($0.element) }
    for target in targets {
      let size = target.element.lessSize(than: target.hitBox.size)
      let least = page.leastTarget(of: target.element)
      let lacks = [(size.width, least.width), (size.height, least.height)].filter { $0.0 < $0.1 - tolerance }
      guard let side = lacks.map(\.0).min(), page.isMadeSmall(target, among: targets) else { continue }
      let words = "\(PointText.text(size.width)) by \(PointText.text(size.height)) points"
      log.add(
        side < unusableSide ? .error : .warning, at: target.element, "the touch target is only \(words) large",
        remedy: "make it larger, or move its neighbours away from it"
      ) {
        $0.measured = "\(PointText.text(size.width)) × \(PointText.text(size.height)) pt"
        $0.required = "\(PointText.text(least.width)) × \(PointText.text(least.height)) pt"
        $0.severity = R086Targets.leastSide / max(side, 0.1)
      }
    }
  }
}

extension CheckedPage {
  /// How large a target has to be, in points: in a bar that is lower, as high as that usually is there (R079).
  fileprivate func leastTarget(of element: CheckedElement) -> Size {
    var size = Size(width: R086Targets.leastSide, height: R086Targets.leastSide)
    if let placement, case .bar(let kind)? = bar(of: element)?.name?.kind {
      size.height = min(size.height, R079BarHeights.height(of: kind, on: placement))
    }
    return size
  }

  /// Whether the author made a target small: it or what holds it, or a neighbour that takes some of its hit box.
  fileprivate func isMadeSmall(_ target: TouchTarget, among targets: [TouchTarget]) -> Bool {
    let element = target.element
    if isSqueezed(element) { return true }
    let own = R086Targets.hitBox(of: element.frame)
    return targets.contains { other in
      guard other.element.index != element.index, R086Targets.hitBox(of: other.element.frame).overlaps(own) else {
        return false
      }
      let holder = nearestHolder(of: element, and: other.element)
      return holder?.name == .overlay || isTight(holder) || isSqueezed(element, outTo: holder)
        || isSqueezed(other.element, outTo: holder)
    }
  }

  /// The innermost element around two; nil for the page.
  private func nearestHolder(of one: CheckedElement, and other: CheckedElement) -> CheckedElement? {
    let outer = Set(ancestors(of: one).map(\.index))
    return ancestors(of: other).first { outer.contains($0.index) }
  }

  /// Whether the author puts the children of an element, or of the page, nearer to each other than usual.
  private func isTight(_ holder: CheckedElement?) -> Bool {
    let name = holder?.name ?? .screen
    let given = holder.map { $0[Common.spacing] } ?? frame.source.attributes[Common.spacing]
    return given.map { $0 < name.declaration.style.spacing } ?? false
  }

  /// Whether the author made an element, or one around it up to a holder, smaller than a target is high and wide.
  private func isSqueezed(_ element: CheckedElement, outTo holder: CheckedElement?) -> Bool {
    ([element] + ancestors(of: element).prefix { $0.index != holder?.index }).contains { isSqueezed($0) }
  }
}

extension CheckedElement {
  /// A size, or less where the author asks for less.
  fileprivate func lessSize(than size: Size) -> Size {
    Size(
      width: min(size.width, self[Common.width]?.points ?? size.width),
      height: min(size.height, self[Common.height]?.points ?? size.height))
  }
}
