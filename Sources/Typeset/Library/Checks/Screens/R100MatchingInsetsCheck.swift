/// Finds controls at the top and at the bottom of a screen with different insets, and what is less than 8 points from
/// the home indicator (R100).
///
/// Controls within 60 points of the top and of the bottom of what is left for contents are compared, on each side where
/// both have one within 44 points of the safe area: a difference of more than 1 point is advice. Only edges count that
/// given widths and paddings place: those of what fills the width, has a width of its own or is at that side of what it
/// is in, and not those of what is as wide as its contents. Where R083 reports the same edge, R100 says nothing. Rows
/// of lists, which run over the margins, and bars are left alone, and so are screens that scroll. Anything that does
/// not answer to touch and has to be seen, such as a pager, is a warning where it is outside the safe area and less
/// than 8 points above the home indicator; controls there are reported by R098, and text by R099.
enum R100MatchingInsetsCheck: PageCheck {
  static let rule = Rule(100)

  /// How far from the top and the bottom controls are that belong there, in points.
  private static let edgeZone = 60.0
  /// How far from a side a control is that is placed by that side, in points.
  private static let sideZone = 44.0

  static func check(_ page: CheckedPage, _ log: inout FaultLog) {
    guard let area = ScreenArea(page), !area.scrolls, page.overflow == nil else { return }
    let controls = page.touchTargets.map(\.element).filter {
      $0.name != .item && !page.isInText($0) && page.bar(of: $0) == nil && !page.isInList($0)
    }
    let top = controls.filter { $0.frame.minY < area.contents.minY + edgeZone }
    let bottom = controls.filter { control in
      control.frame.maxY > area.contents.maxY - edgeZone && !top.contains { $0.index == control.index }
    }
    for side in [Side.left, .right] { compare(top, bottom, at: side, area, page, &log) }
    for element in page.elements { checkDistance(of: element, page, area, &log) }
  }

  private static func compare(
    _ top: [CheckedElement], _ bottom: [CheckedElement], at side: Side, _ area: ScreenArea, _ page: CheckedPage,
    _ log: inout FaultLog
  ) {
    func inset(_ element: CheckedElement) -> Double {
      side == .left ? element.frame.minX - area.safe.minX : area.safe.maxX - element.frame.maxX
    }
    func outermost(_ elements: [CheckedElement]) -> CheckedElement? {
      elements.filter { (0...sideZone).contains(inset($0)) && page.isPlaced($0, at: side) }
        .min { inset($0) < inset($1) }
    }
    guard let above = outermost(top), let below = outermost(bottom) else { return }
    let difference = abs(inset(above) - inset(below))
    guard difference > 1 else { return }
    let isStart = side == page.frame.direction.startSide
    let isKnown = R083AlignmentCheck.misses(on: page, atStart: isStart).contains {
      $0.element.index == above.index || $0.element.index == below.index
    }
    guard !isKnown else { return }
    log.add(
      .advice, at: below,
      "<\(below.element.name)> at the bottom and \(quoted(page.words(for: above))) at the top have different insets",
      remedy: "give controls at the top and at the bottom the same distance from the side",
      aspect: isStart ? "start" : "end"
    ) {
      $0.measured = "\(PointText.text(inset(below))) and \(PointText.text(inset(above))) pt"
      $0.required = "equal insets"
      $0.severity = difference
    }
  }

  private static func checkDistance(
    of element: CheckedElement, _ page: CheckedPage, _ area: ScreenArea, _ log: inout FaultLog
  ) {
    guard isSeen(element), !page.isTouched(element), page.bar(of: element) == nil, page.lines(of: element).isEmpty,
      !page.ancestors(of: element).contains(where: isSeen), !element.visibleFrame.isEmpty,
      let distance = area.shortDistance(of: element.visibleFrame)
    else { return }
    log.add(
      .warning, at: element,
      "<\(element.element.name)> is \(PointText.words(distance)) from the home indicator",
      remedy: "end it at the bottom of the safe area", aspect: "indicator"
    ) {
      $0.measured = "\(PointText.text(distance)) pt"
      $0.required = "at least \(PointText.text(ScreenArea.leastDistance)) pt"
      $0.severity = ScreenArea.leastDistance - distance
    }
  }

  /// Whether an element is something to look at that does not answer to touch by itself.
  private static func isSeen(_ element: CheckedElement) -> Bool {
    !element.element.isDecorative && element.element.control != nil && element.name != .item
  }
}

extension CheckedPage {
  /// Whether an edge of an element is where it is because of given widths and paddings: the element, or one around it
  /// whose edge it shares, has a width of its own, fills the width, or is at that side of what it is in.
  fileprivate func isPlaced(_ element: CheckedElement, at side: Side) -> Bool {
    if element[Common.width]?.points != nil { return true }
    guard let holder = element.parent.map({ elements[$0] }) else {
      let align = frame.source.attributes[Common.align]
      let own = align == .center ? nil : align == .end ? frame.direction.endSide : frame.direction.startSide
      return element.hasChosenWidth || side == own
    }
    let padding = holder.padding(at: side, in: frame.direction)
    let distance =
      side == .left ? element.frame.minX - holder.frame.minX : holder.frame.maxX - element.frame.maxX
    return abs(distance - padding) < 0.5 && isPlaced(holder, at: side)
  }

  /// Whether an element is in a list of rows.
  fileprivate func isInList(_ element: CheckedElement) -> Bool {
    ancestors(of: element).contains { $0.name == .list }
  }
}

extension CheckedElement {
  /// The distance of its contents from a side, in points.
  fileprivate func padding(at side: Side, in direction: Direction) -> Double {
    let usual = name?.declaration.style.padding ?? .zero
    let isStart = side == direction.startSide
    return self[isStart ? Common.paddingStart : Common.paddingEnd] ?? self[Common.padding]
      ?? (isStart ? usual.start : usual.end)
  }
}
