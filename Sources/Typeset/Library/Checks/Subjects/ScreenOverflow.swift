/// Contents of a screen that does not scroll which are higher than the room for them.
///
/// Everything at their end lies where it should not: under a bar, at the home indicator, or cut off. That is one fault,
/// whose remedy is to let the screen scroll.
struct ScreenOverflow {
  /// The height of the contents, and that of the room between the bars and inside the safe area, in points.
  let height: Double, room: Double
  /// Whether a bar at the bottom covers them; else the edge of the screen cuts them off.
  let isUnderBar: Bool

  /// The overflow of a page; nil if its contents fit, if nothing of them is lost, or if an element alone has a height
  /// that its author gives it and for which there is no room.
  init?(_ page: CheckedPage, in area: ScreenArea) {
    guard !page.frame.source.attributes[ScreenElement.scroll] else { return nil }
    let contents = page.elements.filter {
      $0.parent == nil && page.bar(of: $0) == nil && $0.isContentOfScreen && !$0.element.isDecorative
    }
    guard let end = contents.map(\.frame.maxY).max(), end > area.contents.maxY + 1 else { return nil }
    let top = contents.map(\.frame.minY).min() ?? area.contents.minY
    let bars = page.elements.filter { page.isBar($0) && $0.frame.minY > area.screen.height / 2 }
    height = end - top
    room = area.contents.maxY - top
    isUnderBar = !bars.isEmpty
    let limit = bars.map(\.frame.minY).min() ?? area.safe.maxY
    guard page.isLost(below: limit + 1), !page.elements.contains(where: { $0.isHigher(than: area.contents.height) })
    else { return nil }
  }

  /// What is wrong, for messages.
  var message: String {
    let place = isUnderBar ? "lie under the bar at the bottom" : "reach beyond the bottom of the screen"
    return "the contents of the screen \(place): they are \(PointText.text(height - room)) points too high"
  }

  /// What to do about it.
  static let remedy = "let the screen scroll with scroll=\"yes\", or show less on it"
}

extension FaultLog {
  /// Adds contents that are too high for their screen as an error.
  mutating func add(_ overflow: ScreenOverflow, on page: CheckedPage) {
    add(.error, at: page, overflow.message, remedy: ScreenOverflow.remedy, aspect: "overflow") {
      $0.measured = "\(PointText.text(overflow.height)) pt"
      $0.required = "at most \(PointText.text(max(0, overflow.room))) pt"
      $0.severity = overflow.height - overflow.room
    }
  }
}

extension CheckedPage {
  /// The contents of the page that are too high for it; nil if they fit.
  var overflow: ScreenOverflow? { ScreenArea(self).flatMap { ScreenOverflow(self, in: $0) } }

  /// Whether an element is a bar with contents.
  fileprivate func isBar(_ element: CheckedElement) -> Bool {
    element.name?.declaration.place == .bar && element.name != .homeIndicator
  }

  /// Whether letters or something else that people have to see lie below a height.
  fileprivate func isLost(below limit: Double) -> Bool {
    elements.contains { element in
      guard element.frame.maxY > limit, bar(of: element) == nil, layer(of: element) == nil, isEssential(element) else {
        return false
      }
      let lines = lines(of: element)
      return lines.isEmpty || lines.contains { $0.reach.maxY > limit && $0.ink.map { $0.maxY > limit } ?? false }
    }
  }
}

extension CheckedElement {
  /// Whether it is between the bars of its screen, neither over nor behind everything, and in reach.
  fileprivate var isContentOfScreen: Bool {
    guard let place = name?.declaration.place else { return false }
    return place != .layer && place != .backdrop && !element.isInert
  }

  /// Whether its author gives it a height above another one, in points.
  fileprivate func isHigher(than height: Double) -> Bool {
    [Common.height, Common.minHeight].contains { self[$0]?.points.map { $0 > height } ?? false }
  }
}
