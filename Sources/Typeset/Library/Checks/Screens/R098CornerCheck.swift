/// Finds controls in the zone of the home indicator, and in the round corners of a screen (R098).
///
/// What counts is the box in which a control answers (R086). A control that is itself in one of these places is an
/// error; one whose box alone reaches there, because its author made it small, is a warning. A row of a list may run
/// over the sides into the corners, since its contents do not; in the zone of the indicator it counts like any other
/// control. Bars keep their contents away from both; people scroll what a layer cuts off. A screen that scrolls is
/// looked at where it ends; one that does not scroll and whose contents are too high is reported by R087 and R134. A
/// game in landscape may have controls there: let it say so with `ignore`.
enum R098CornerCheck: PageCheck {
  static let rule = Rule(98)
  static let level = CheckLevel.error

  static func check(_ page: CheckedPage, _ log: inout FaultLog) {
    for place in places(on: page) {
      if let depth = place.depth {
        report(depth, seen: place.seenDepth, of: place.element, &log)
      } else {
        log.add(
          place.seenDepth > 0 ? .error : .warning, at: place.element,
          "<\(place.element.element.name)> is in a round corner of the screen", remedy: "keep the layout margins",
          aspect: "corner")
      }
    }
  }

  /// A control where none should be.
  struct Place {
    /// The control.
    let element: CheckedElement
    /// How far it answers in the zone of the home indicator, in points; nil for a corner.
    let depth: Double?
    /// How much of the control itself is there, in points.
    let seenDepth: Double
  }

  /// The controls of a page that are in one of these places, the outermost of those inside each other.
  static func places(on page: CheckedPage) -> [Place] {
    guard let area = ScreenArea(page) else { return [] }
    var places: [Int: Place] = [:]
    // What is at the end of contents that are too high is reported with them.
    let end = page.overflow == nil ? Double.infinity : area.safe.maxY
    for target in page.touchTargets
    where page.bar(of: target.element) == nil && !page.isScrolled(target.element) {
      let element = target.element
      let seen = element.visibleFrame.intersection(area.screen)
      guard !seen.isEmpty, target.hitBox.maxY < end,
        !page.ancestors(of: element).contains(where: { places[$0.index] != nil })
      else { continue }
      let depth = target.hitBox.intersection(area.homeIndicator).height
      let isRow = element.name == .item && page.reachesSide(element)
      let seenDepth = seen.intersection(area.homeIndicator).height
      if depth > 1 {
        guard seenDepth > 1 || page.isSqueezed(element) else { continue }
        places[element.index] = Place(element: element, depth: depth, seenDepth: seenDepth)
      } else if !isRow, area.mask.part(hiding: target.hitBox.intersection(area.screen)) == .corner {
        let isSeenThere = area.mask.part(hiding: seen) == .corner
        guard isSeenThere || page.isSqueezed(element) else { continue }
        places[element.index] = Place(element: element, depth: nil, seenDepth: isSeenThere ? 1 : 0)
      }
    }
    return places.values.sorted { $0.element.index < $1.element.index }
  }

  /// Reports a control that answers in the zone of the home indicator, in points; `seen` is how much of it is there
  /// itself.
  private static func report(_ depth: Double, seen: Double, of element: CheckedElement, _ log: inout FaultLog) {
    log.add(
      seen > 1 ? .error : .warning, at: element,
      seen > 1
        ? "<\(element.element.name)> is in the zone of the home indicator"
        : "the touch target of <\(element.element.name)> reaches into the zone of the home indicator",
      remedy: "end it at the bottom of the safe area", aspect: "indicator"
    ) {
      $0.measured = "\(PointText.text(depth)) pt"
      $0.required = "0 pt"
      $0.severity = depth
    }
  }
}
