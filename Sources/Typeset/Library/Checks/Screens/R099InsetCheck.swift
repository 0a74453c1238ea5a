/// Finds text, icons, controls and pictures that the sensor housing, a round corner or the home indicator hides, or
/// that are outside the safe area, in any orientation (R099).
///
/// The mask of the device says what is hidden; a point of overlap is nothing. Controls at the bottom and in corners are
/// reported by R098 with what is in them, and what is just above the home indicator by R100. Bars place their own
/// contents, and people scroll what layers over the screen cut off. A row of a list, and a picture up to an edge of the
/// screen, may run there; then their text, and the part of the picture that `focus` names, count. What reaches beyond
/// the screen is reported by R080 and R087. Advice is given about a block nearly as wide as the screen that is farther
/// from one side of the safe area than from the other: one that fills the width or has a given one, since what is as
/// wide as its contents is so by chance.
enum R099InsetCheck: PageCheck {
  static let rule = Rule(99)
  static let level = CheckLevel.error

  static func check(_ page: CheckedPage, _ log: inout FaultLog) {
    guard let area = ScreenArea(page) else { return }
    // What is at the end of contents that are too high is reported with them.
    let limit = page.overflow == nil ? Double.infinity : area.safe.maxY
    var reported = Set(R098CornerCheck.places(on: page).map(\.element.index))
    for element in page.elements
    where !reported.contains(element.index) && !element.element.isDecorative && !element.visibleFrame.isEmpty
      && page.bar(of: element) == nil && !page.isScrolled(element)
    {
      guard !page.ancestors(of: element).contains(where: { reported.contains($0.index) }) else { continue }
      let isTouched = page.isTouched(element)
      let pieces = InsetPiece.pieces(of: element, on: page) {
        InsetPlace(of: $0, in: area, isTouched: isTouched) != nil
      }
      let found = pieces.filter { $0.box.maxY < limit }.compactMap {
        piece -> (piece: InsetPiece, place: InsetPlace)? in
        guard piece.isText || isTouched || area.shortDistance(of: piece.box) == nil,
          let place = InsetPlace(of: piece.box, in: area, isTouched: isTouched)
        else { return nil }
        return (piece, place)
      }
      guard let worst = found.max(by: { $0.place < $1.place }) else { continue }
      log.add(
        .error, at: element, "\(worst.piece.words) is \(worst.place.words)",
        remedy: "let the screen place it, or keep it inside the safe area"
      ) {
        $0.measured = "\(PointText.text(max(worst.place.depth, 0))) pt"
        $0.required = "0 pt"
        $0.severity = max(worst.place.depth, 1)
      }
      reported.insert(element.index)
    }
    // What the padding of the screen moves is one fault.
    guard !R100SidePaddingCheck.reportsScreen(page) else { return }
    for element in page.elements where element.parent == nil && page.bar(of: element) == nil {
      checkSymmetry(of: element, page, area, &log)
    }
  }

  /// The least share of the safe area that a block takes which should be in its middle.
  private static let wideShare = 0.8

  private static func checkSymmetry(
    of element: CheckedElement, _ page: CheckedPage, _ area: ScreenArea, _ log: inout FaultLog
  ) {
    let box = element.frame
    guard !element.element.isDecorative, element.hasChosenWidth, box.width >= area.safe.width * wideShare,
      page.isEssentialInside(element)
    else { return }
    let (left, right) = (box.minX - area.safe.minX, area.safe.maxX - box.maxX)
    guard left > 1, right > 1, abs(left - right) > 1 else { return }
    log.add(
      .advice, at: element, "<\(element.element.name)> is nearly as wide as the screen and not in its middle",
      remedy: "leave its width to the screen, or centre it", aspect: "symmetry"
    ) {
      $0.measured = "\(PointText.text(left)) and \(PointText.text(right)) pt"
      $0.required = "equal insets"
      $0.severity = abs(left - right)
    }
  }
}

/// A part of an element that people have to see.
private struct InsetPiece {
  /// What it is, for messages.
  let words: String
  /// Its place on the page, in points.
  let box: Rect
  /// Whether it is a line of text.
  let isText: Bool

  /// The parts of an element: lines of its own text, itself if it is an icon or a control, and of a picture what has to
  /// be seen.
  ///
  /// Of lines only those count whose letters may be in a place, which `isSuspect` says of a box around them.
  static func pieces(
    of element: CheckedElement, on page: CheckedPage, where isSuspect: (Rect) -> Bool
  ) -> [InsetPiece] {
    let screen = Rect(origin: .zero, size: page.frame.size)
    let lines = page.lines(of: element).filter { line in
      line.isShown && line.frame.minX > -1 && line.frame.maxX < screen.width + 1
        && isSuspect(line.reach.intersection(screen))
    }
    .compactMap { line in
      // Tails below the line are there because of the font.
      line.ink.map {
        InsetPiece(
          words: "the text \(quoted(line.text.shortened(to: 40)))", box: $0.intersection(line.frame), isText: true)
      }
    }
    let drawn: [Rect]
    if element.name == .image {
      drawn = element.essentialParts(on: page)
    } else if element.name == .icon
      || element.name != .item && (page.isTouched(element) || element.element.control != nil)
    {
      drawn = [element.visibleFrame]
    } else {
      drawn = []
    }
    let pieces = lines + drawn.map { InsetPiece(words: "<\(element.element.name)>", box: $0, isText: false) }
    return pieces.map { InsetPiece(words: $0.words, box: $0.box.intersection(screen), isText: $0.isText) }.filter {
      !$0.box.isEmpty
    }
  }
}

/// Where something is that should be inside the safe area.
private struct InsetPlace: Comparable {
  /// The place, for messages.
  let words: String
  /// How far it reaches out of the safe area, in points; negative inside.
  let depth: Double
  /// Whether the device hides some of it.
  let isHidden: Bool

  /// What is hidden is worse than what is outside the safe area, and farther outside is worse.
  static func < (left: InsetPlace, right: InsetPlace) -> Bool {
    (left.isHidden ? 1 : 0, left.depth) < (right.isHidden ? 1 : 0, right.depth)
  }

  /// The place of a box; nil if it is where it should be.
  init?(of box: Rect, in area: ScreenArea, isTouched: Bool) {
    let (left, right) = (area.safe.minX - box.minX, box.maxX - area.safe.maxX)
    let bottom = isTouched ? -.infinity : box.maxY - area.safe.maxY
    depth = max(left, right, area.safe.minY - box.minY, bottom)
    switch area.mask.part(hiding: box) {
    case .housing:
      (words, isHidden) = ("under the sensor housing", true)
    case .indicator where !isTouched:
      (words, isHidden) = ("under the home indicator", true)
    case .corner where !isTouched:
      (words, isHidden) = ("cut off by a round corner of the screen", true)
    case .indicator, .corner, nil:
      guard depth > 1 else { return nil }
      let isBeside = area.hasHousing(atLeft: left > 1, atRight: right > 1)
      (words, isHidden) = (isBeside ? "beside the sensor housing" : "outside the safe area", false)
    }
  }
}

extension CheckedElement {
  /// Whether it is not as wide as its contents happen to be: it fills the width, or its author gives one.
  var hasChosenWidth: Bool {
    if let width = self[Common.width] { return width == .fill || width.points != nil }
    return gives(Common.minWidth) || gives(Common.maxWidth) || name?.has(.fillsWidth) ?? false
  }

  /// Of a picture, what has to be seen: the part that its `focus` names, else all of it unless it runs up to an edge.
  fileprivate func essentialParts(on page: CheckedPage) -> [Rect] {
    let focused = page.drawings(of: self).compactMap { drawing -> Rect? in
      guard case .image(let item) = drawing.shape, let focus = self[ImageElement.focus], focus.count == 4 else {
        return nil
      }
      return item.place(of: focus)?.moved(by: drawing.origin).intersection(visibleFrame)
    }
    if !focused.isEmpty { return focused }
    let reachesEdge = page.reachesSide(self) || frame.minY < 0.5 || frame.maxY > page.frame.size.height - 0.5
    return reachesEdge ? [] : [visibleFrame]
  }
}

extension ImageItem {
  /// Where a part of the picture is drawn, given as shares of its width and height; nil if it is cropped away.
  fileprivate func place(of focus: [Double]) -> Rect? {
    let part = Rect(
      x: focus[0] * picture.size.width, y: focus[1] * picture.size.height, width: focus[2] * picture.size.width,
      height: focus[3] * picture.size.height)
    let seen = part.intersection(crop)
    guard !seen.isEmpty, crop.width > 0, crop.height > 0 else { return nil }
    let (x, y) = (rect.width / crop.width, rect.height / crop.height)
    let left = isMirrored ? crop.maxX - seen.maxX : seen.minX - crop.minX
    return Rect(
      x: rect.minX + left * x, y: rect.minY + (seen.minY - crop.minY) * y, width: seen.width * x,
      height: seen.height * y)
  }
}

extension CheckedPage {
  /// Whether an element, or something in it, is essential.
  fileprivate func isEssentialInside(_ element: CheckedElement) -> Bool {
    isEssential(element) || descendants(of: element).contains { isEssential($0) }
  }
}
