/// A text with an icon before it, both in the middle: the contents of a button, a segment or a tab.
struct IconLabel: Arrangement {
  /// The distance between icon and text, in points.
  private static let gap = 8.0

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
    return Widths(minContent: text.minContent + iconSize.width, maxContent: text.maxContent + iconSize.width)
  }

  private func textWidth(in width: Double) -> Double {
    guard let text else { return 0 }
    return min(text.widths().maxContent, max(0, width - iconSize.width))
  }

  func extent(in width: Double) -> Extent {
    let own = text?.extent(in: textWidth(in: width))
    let height = max(iconSize.height, own?.height ?? 0)
    return Extent(height: height, firstBaseline: own?.firstBaseline.map { $0 + (height - (own?.height ?? 0)) / 2 })
  }

  func place(in size: Size, at origin: Point, into items: inout [FrameItem]) -> TextDecisions? {
    let width = textWidth(in: size.width)
    let start = max(0, (size.width - iconSize.width - width) / 2)
    var parts = ControlParts(of: part, size: size, at: origin)
    if let icon {
      let y = (size.height - icon.size.height) / 2
      let x = parts.layoutDirection.x(of: icon.size.width, at: start, in: size.width)
      items += [part.buttonShape(behind: Rect(origin: origin + Point(x: x, y: y), size: icon.size))].compactMap(\.self)
      parts.add(
        "icon", u: start, y: y, icon: icon,
        rules: [R018TextSizeButtons.rule(icon: part.attributes[ButtonElement.icon], in: parts.layoutDirection)])
    }
    items += parts.items
    guard let text else { return nil }
    let height = text.extent(in: width).height
    let x = parts.layoutDirection.x(of: width, at: start + iconSize.width, in: size.width)
    return text.place(
      in: Size(width: width, height: height), at: origin + Point(x: x, y: (size.height - height) / 2), into: &items)
  }
}
