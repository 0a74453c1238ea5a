/// A text with an icon before it, both in the middle: the contents of a button or a segment.
///
/// The icon is above the text where its author says so, and where a word has no room beside it (R138). A sign after the
/// text shows that a button opens a menu.
struct IconLabel: Arrangement {
  /// The distance between icon and text, in points.
  private static let gap = 8.0
  /// The distance between icon and text below each other, in points.
  private static let lineGap = 4.0
  /// The distance of the sign for a menu from the text, in points.
  private static let signGap = 6.0

  private let part: Part
  private let icon: IconDrawing?
  private let text: TextBlock?
  /// Whether the icon is above the text in any width.
  private let isTop: Bool
  /// The extent of the sign for a menu; nil for none.
  private let menuSign: Size?
  private let color: Color

  /// The contents of a control that names an icon.
  init(_ part: Part, task: LayoutTask) {
    self.part = part
    let style = TextStyle(of: part.block.name, part.attributes, in: part.environment)
    isTop = part.block.name == .button && part.attributes[ButtonElement.layout] == .iconTop
    let opensMenu = part.block.name == .button && part.attributes[ButtonElement.menu]
    menuSign = opensMenu ? Size(width: style.size * 0.6, height: style.size * 0.34) : nil
    color = style.color
    let size = style.size * (isTop ? 1.4 : 1.2)
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
    if isTop {
      let icon = icon?.size.width ?? 0
      return Widths(
        minContent: max(text.minContent + signRoom, icon), maxContent: max(text.maxContent + signRoom, icon),
        cuttable: text.minContent + signRoom > icon ? text.cuttable : 0)
    }
    return Widths(
      minContent: text.minContent + iconSize.width + signRoom,
      maxContent: text.maxContent + iconSize.width + signRoom,
      cuttable: text.cuttable)
  }

  /// What the sign for a menu takes of the width, with its distance from the text.
  private var signRoom: Double { menuSign.map { $0.width + (text == nil && icon == nil ? 0 : Self.signGap) } ?? 0 }

  /// Whether the icon is above the text.
  private func isStacked(in width: Double) -> Bool { isTop && icon != nil && text != nil || givesWay(in: width) }

  /// Whether the icon is above the text, since a word has no room beside it (R138).
  private func givesWay(in width: Double) -> Bool {
    guard !isTop, icon != nil, let text else { return false }
    return text.widths().leastContent + iconSize.width + signRoom > width + GreedyBreaker.tolerance
  }

  private func textWidth(in width: Double) -> Double {
    guard let text else { return 0 }
    let room = max(0, (isStacked(in: width) ? width : width - iconSize.width) - signRoom)
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
    let room = max(0, (isStacked(in: width) ? width : width - iconSize.width) - signRoom)
    text?.shareSpare(max(0, room - textWidth(in: width)) + spare, in: textWidth(in: width))
  }

  /// How many lines its text has in a width.
  func lineCount(in width: Double) -> Int { text?.lines(in: textWidth(in: width)).lineCount ?? 0 }

  func drawing(in size: Size) -> DrawingDecisions {
    DrawingDecisions(rules: givesWay(in: size.width) ? [R138Stacking.rule] : [])
  }

  func place(in size: Size, at origin: Point, into items: inout [FrameItem]) -> TextDecisions? {
    let isStacked = isStacked(in: size.width)
    let width = textWidth(in: size.width)
    let own = extent(in: size.width).height
    let top = (size.height - own) / 2
    var parts = ControlParts(of: part, size: size, at: origin)
    let whole = iconSize.width + width + signRoom
    let start = isStacked ? 0 : max(0, (size.width - whole) / 2)
    if let icon {
      let u = isStacked ? (size.width - icon.size.width) / 2 : start
      let y = isStacked ? top : (size.height - icon.size.height) / 2
      let x = parts.layoutDirection.x(of: icon.size.width, at: u, in: size.width)
      items += [part.buttonShape(behind: Rect(origin: origin + Point(x: x, y: y), size: icon.size))].compactMap(\.self)
      parts.add(
        "icon", u: u, y: y, icon: icon,
        rules: [R018TextSizeButtons.rule(icon: part.attributes[ButtonElement.icon], in: parts.layoutDirection)])
    }
    let wordsStart = isStacked ? (size.width - width - signRoom) / 2 : start + iconSize.width
    drawMenuSign(&parts, after: wordsStart + width, middle: signMiddle(top: top, in: size, isStacked: isStacked))
    items += parts.items
    guard let text else { return nil }
    let height = text.extent(in: width).height
    let x = parts.layoutDirection.x(of: width, at: wordsStart, in: size.width)
    let y = isStacked ? top + iconSize.height + Self.lineGap : (size.height - height) / 2
    return text.place(in: Size(width: width, height: height), at: origin + Point(x: x, y: y), into: &items)
  }

  /// The middle of the sign for a menu, from the top.
  private func signMiddle(top: Double, in size: Size, isStacked: Bool) -> Double {
    guard isStacked, let text else { return size.height / 2 }
    return top + iconSize.height + Self.lineGap + text.extent(in: textWidth(in: size.width)).height / 2
  }

  /// Draws the angle that points down to the menu, which has no side.
  private func drawMenuSign(_ parts: inout ControlParts, after end: Double, middle: Double) {
    guard let menuSign else { return }
    let width = part.environment.lineWidth(max(1.5, menuSign.width * 0.18))
    let path = Path([
      .move(Point(x: width / 2, y: width / 2)), .line(Point(x: menuSign.width / 2, y: menuSign.height - width / 2)),
      .line(Point(x: menuSign.width - width / 2, y: width / 2)),
    ])
    let stroke = Stroke(color: color, width: width, isRound: true)
    parts.add(
      "menu-sign", u: end + signRoom - menuSign.width, y: middle - menuSign.height / 2, size: menuSign,
      items: [.path(PathItem(path: path, stroke: stroke))])
  }
}
