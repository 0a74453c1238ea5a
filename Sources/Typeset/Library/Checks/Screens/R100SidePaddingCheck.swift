/// Advises on padding that is given for one side only and brings contents out of the middle (R100): in a right-to-left
/// layout they are then on the other side of the middle, and text is aligned to another edge than beside it (R004).
///
/// Found are a screen with `padding-start` or `padding-end` alone; a button with a ground, or a text or column that its
/// author centres, with such a padding, or with a `padding-top` or `padding-bottom` alone on a button; and a card, an
/// element whose ground or border is seen, in which text touches the edge opposite to the only padding. A difference of
/// 2 points counts. Indentation without a ground is left alone, and so are paddings of both sides, contents at the
/// other edge that are no text, such as an icon or a picture, lists, tables, bars, and layers of an `overlay`, where
/// the padding leaves room for another.
enum R100SidePaddingCheck: PageCheck {
  static let rule = Rule(100)
  static let level = CheckLevel.advice

  /// The least difference of two paddings, and how near to an edge text touches it, in points.
  private static let (leastDifference, touching) = (2.0, 4.0)

  static func check(_ page: CheckedPage, _ log: inout FaultLog) {
    if let sides = padding(of: page) {
      log.add(
        .advice, at: page, "the screen has padding at one side only, so that its contents are not in the middle",
        remedy: "use padding, or give both sides the same", aspect: "screen"
      ) { complete(&$0, sides) }
    }
    for element in page.elements where page.mayBeCentered(element) {
      for isHorizontal in [true, false] {
        guard
          let sides = OneSidedPadding(
            element.element.source.attributes, element.name?.declaration.style.padding ?? .zero,
            isHorizontal: isHorizontal), sides.difference >= leastDifference,
          isOutOfMiddle(element, sides, isHorizontal: isHorizontal, page)
        else { continue }
        log.add(
          .advice, at: element,
          "<\(element.element.name)> has padding at the \(sides.word) only, so that its contents are not in the middle",
          remedy: "give the other side the same, or use padding", aspect: isHorizontal ? "sides" : "ends"
        ) { complete(&$0, sides) }
      }
    }
  }

  /// Whether a screen has padding at one side only.
  static func reportsScreen(_ page: CheckedPage) -> Bool { padding(of: page) != nil }

  /// The padding of one side of a screen; nil for none, and for paper and canvases.
  private static func padding(of page: CheckedPage) -> OneSidedPadding? {
    guard page.isScreen else { return nil }
    let sides = OneSidedPadding(page.frame.source.attributes, .zero, isHorizontal: true)
    return sides.flatMap { $0.difference >= leastDifference ? $0 : nil }
  }

  private static func complete(_ fault: inout Fault, _ sides: OneSidedPadding) {
    fault.measured = "\(PointText.text(sides.given)) and \(PointText.text(sides.other)) pt"
    fault.required = "equal padding"
    fault.severity = sides.difference
  }

  private static func isOutOfMiddle(
    _ element: CheckedElement, _ sides: OneSidedPadding, isHorizontal: Bool, _ page: CheckedPage
  ) -> Bool {
    guard element.end > element.index + 1 || !page.lines(of: element).isEmpty else { return false }
    if element.name == .button { return page.hasVisibleBox(element) }
    if isHorizontal, page.centers(element) { return true }
    guard page.hasVisibleBox(element) else { return false }
    // The text at the other edge, and that at the edge with the padding.
    let (near, far) = gaps(of: element, isHorizontal: isHorizontal, page)
    let (padded, other) = sides.isFirst ? (near, far) : (far, near)
    return other <= (isHorizontal ? touching : 1) && padded >= other + leastDifference
  }

  /// The distances of text from both edges of an element: start and end, or top and bottom, in points.
  private static func gaps(of element: CheckedElement, isHorizontal: Bool, _ page: CheckedPage) -> (Double, Double) {
    var (near, far) = (Double.infinity, Double.infinity)
    for line in page.allLines(of: element) where !line.text.allSatisfy(\.isWhitespace) {
      var box = line.frame
      let owner = page.elements[line.element]
      // A text that wraps fills its width, whatever its lines leave.
      if isHorizontal, owner.index != element.index, page.lines(of: owner).count > 1 {
        box = Rect(x: owner.frame.minX, y: box.minY, width: owner.frame.width, height: box.height)
      }
      if isHorizontal {
        let (left, right) = (box.minX - element.frame.minX, element.frame.maxX - box.maxX)
        let isLeftToRight = page.frame.direction == .leftToRight
        near = min(near, isLeftToRight ? left : right)
        far = min(far, isLeftToRight ? right : left)
      } else {
        near = min(near, box.minY - element.frame.minY)
        far = min(far, element.frame.maxY - box.maxY)
      }
    }
    return (near, far)
  }
}

/// A padding that is given for one of two opposite sides.
private struct OneSidedPadding {
  /// Whether it is at the start or at the top.
  let isFirst: Bool
  /// The padding that is given, and that of the other side, in points.
  let given: Double
  let other: Double
  /// The side that has it, for messages.
  let word: String

  var difference: Double { abs(given - other) }

  /// Nil where neither or both sides are given.
  init?(_ attributes: Attributes, _ defaults: Insets, isHorizontal: Bool) {
    let sides = isHorizontal ? (Common.paddingStart, Common.paddingEnd) : (Common.paddingTop, Common.paddingBottom)
    let (first, second) = (attributes[sides.0], attributes[sides.1])
    let all = attributes[Common.padding]
    if let first, second == nil {
      (isFirst, given) = (true, first)
      other = all ?? (isHorizontal ? defaults.end : defaults.bottom)
      word = isHorizontal ? "start" : "top"
    } else if let second, first == nil {
      (isFirst, given) = (false, second)
      other = all ?? (isHorizontal ? defaults.start : defaults.top)
      word = isHorizontal ? "end" : "bottom"
    } else {
      return nil
    }
  }
}

extension CheckedPage {
  /// Whether contents of an element are expected in its middle, unless its author has a reason.
  fileprivate func mayBeCentered(_ element: CheckedElement) -> Bool {
    switch element.name {
    case .column, .row, .box, .group, .section, .figure, .readable, .p, .label, .caption, .title, .h1, .h2, .h3, .h4,
      .button:
      break
    default: return false
    }
    return !element.element.isDecorative && !element.visibleFrame.isEmpty && bar(of: element) == nil
      && !ancestors(of: element).contains { around in
        switch around.name {
        case .overlay, .list, .table, .ul, .ol: true
        default: false
        }
      }
  }

  /// Whether the text of an element is centred, as it or what is around it asks for.
  fileprivate func centers(_ element: CheckedElement) -> Bool {
    let around = [element] + ancestors(of: element)
    return around.first { $0.gives(Common.align) }.map { $0[Common.align] == .center } ?? false
  }
}
