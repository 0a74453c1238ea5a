/// A text with an icon before it, both in the middle: the contents of a button or a segment.
///
/// The icon is above the text where a word has no room beside it (R138).
struct IconLabel: Arrangement {
  /// The distance between icon and text, in points.
  private static let gap = 8.0
  /// The distance between icon and text below each other, in points.
  private static let lineGap = 4.0

  private let part: Part
  private let icon: IconDrawing?
  private let text: TextBlock?

  /// The contents of a control that names an icon.
  init(_ part: Part, task: LayoutTask) {
    self.part = part
    let style = TextStyle(of: part.block.name, part.attributes, in: part.environment)
    let size = style.size * 1.2
    icon = part.attributes[ButtonElement.icon].flatMap {
      task.iconDrawing(
        named: $0, size: size,
        weight: R143BoldText.weight(before: style.weight, isBold: part.environment.accessibility.isBold),
        color: style.color, for: part)
    }
    text =
      part.block.hasVisibleText
      ? TextBlock(part.block, path: part.identity.path, part.environment, in: part.surroundings, task: task) : nil
  }

  /// The width of the icon with the distance to the text, and its height.
  private var iconSize: Size {
    guard let icon else { return .zero }
    return Size(width: icon.size.width + (text == nil ? 0 : Self.gap), height: icon.size.height)
  }

  func widths() -> Widths {
    let text = text?.widths() ?? .zero
    return Widths(
      minContent: text.minContent + iconSize.width, maxContent: text.maxContent + iconSize.width,
      cuttable: text.cuttable)
  }

  /// Whether the icon is above the text, since a word has no room beside it (R138).
  private func isStacked(in width: Double) -> Bool {
    guard icon != nil, let text else { return false }
    return text.widths().leastContent + iconSize.width > width + GreedyBreaker.tolerance
  }

  private func textWidth(in width: Double) -> Double {
    guard let text else { return 0 }
    let room = max(0, isStacked(in: width) ? width : width - iconSize.width)
    return text.usedWidth(in: min(text.widths().maxContent, room))
  }

  func extent(in width: Double) -> Extent {
    let own = text?.extent(in: textWidth(in: width))
    if isStacked(in: width), let own {
      let above = iconSize.height + Self.lineGap
      return Extent(height: above + own.height, firstBaseline: own.firstBaseline.map { $0 + above })
    }
    let height = max(iconSize.height, own?.height ?? 0)
    return Extent(height: height, firstBaseline: own?.firstBaseline.map { $0 + (height - (own?.height ?? 0)) / 2 })
  }

  func shareSpare(_ spare: Double, in width: Double) {
    let room = isStacked(in: width) ? width : width - iconSize.width
    text?.shareSpare(max(0, room - textWidth(in: width)) + spare, in: textWidth(in: width))
  }

  /// How many lines its text has in a width.
  func lineCount(in width: Double) -> Int { text?.lines(in: textWidth(in: width)).lineCount ?? 0 }

  func drawing(in size: Size) -> DrawingDecisions {
    DrawingDecisions(rules: isStacked(in: size.width) ? [R138Stacking.rule] : [])
  }

  func place(in size: Size, at origin: Point, into items: inout [FrameItem]) -> TextDecisions? {
    let isStacked = isStacked(in: size.width)
    let width = textWidth(in: size.width)
    let own = extent(in: size.width).height
    let top = (size.height - own) / 2
    var parts = ControlParts(of: part, size: size, at: origin)
    let start = isStacked ? 0 : max(0, (size.width - iconSize.width - width) / 2)
    if let icon {
      let u = isStacked ? (size.width - icon.size.width) / 2 : start
      let y = isStacked ? top : (size.height - icon.size.height) / 2
      let x = parts.layoutDirection.x(of: icon.size.width, at: u, in: size.width)
      items += [part.buttonShape(behind: Rect(origin: origin + Point(x: x, y: y), size: icon.size))].compactMap(\.self)
      parts.add(
        "icon", u: u, y: y, icon: icon,
        rules: [R018TextSizeButtons.rule(icon: part.attributes[ButtonElement.icon], in: parts.layoutDirection)])
    }
    items += parts.items
    guard let text else { return nil }
    let height = text.extent(in: width).height
    let u = isStacked ? (size.width - width) / 2 : start + iconSize.width
    let x = parts.layoutDirection.x(of: width, at: u, in: size.width)
    let y = isStacked ? top + iconSize.height + Self.lineGap : (size.height - height) / 2
    return text.place(in: Size(width: width, height: height), at: origin + Point(x: x, y: y), into: &items)
  }
}
