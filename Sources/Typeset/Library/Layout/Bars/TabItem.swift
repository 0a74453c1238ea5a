/// A tab: its icon above its label, or beside it where the bar is low or wide (R079).
struct TabItem: Arrangement {
  private let identity: ElementIdentity
  private let icon: IconDrawing?
  private let label: TextBlock?
  private let badge: LayoutNode?
  private let isBeside: Bool
  private let layoutDirection: Direction
  /// The distances of the icon from the label beside and below it, in points.
  private static let (besideGap, belowGap) = (6.0, 2.0)
  /// The distance of the contents from the sides of a cell, and the least where there is little room, in points.
  private static let (margin, leastMargin) = (4.0, 2.0)
  /// How much of an icon its badge covers at the end side, and how far it reaches over the top, in points.
  private static let (badgeOverlap, badgeRise) = (9.0, 4.0)

  init(_ part: Part, task: LayoutTask) {
    let isSelected = part.attributes[TabElement.selected]
    let isBeside = R079BarHeights.standsBeside(on: part.placement)
    self.isBeside = isBeside
    identity = part.identity
    layoutDirection = part.environment.layoutDirection
    badge = part.block.badges.first.map {
      task.node(of: $0, in: part.surroundings.inside(part.identity, part.environment))
    }
    var environment = part.environment
    let color =
      isSelected ? environment.tintColor : environment.color ?? environment.resolve(.named("secondary-label"))
    environment.color = color
    // The weight tells the selected tab from the others without colour.
    let weight = isSelected ? 600 : 500
    icon = part.attributes[TabElement.icon].flatMap {
      task.iconDrawing(
        named: $0, size: isBeside ? 20 : 24, weight: isSelected ? 600 : 400, color: color, for: part)
    }
    guard case .text(let inlines) = part.block.content, !inlines.isEmpty else {
      label = nil
      return
    }
    var block = part.block
    if !block.attributes.gives(Common.style) { block.attributes[Common.style] = isBeside ? .caption1 : .caption2 }
    if !block.attributes.gives(Common.weight) { block.attributes[Common.weight] = weight }
    block.lineLimit = 1
    label = TextBlock(block, path: part.identity.path, environment, in: part.surroundings, task: task)
  }

  /// The widths at which nothing is cut.
  func widths() -> Widths {
    let text = label?.widths().maxContent ?? 0
    let own = icon?.size.width ?? 0
    let ideal = isBeside ? own + text + (icon == nil ? 0 : Self.besideGap) : max(own, text)
    return Widths(minContent: ideal + 2 * Self.leastMargin, maxContent: ideal + 2 * Self.margin)
  }

  func extent(in width: Double) -> Extent {
    let text = label?.extent(in: textWidth(in: width)).height ?? 0
    let own = icon?.size.height ?? 0
    guard !isBeside, icon != nil, label != nil else { return Extent(height: max(text, own), firstBaseline: nil) }
    return Extent(height: own + Self.belowGap + text, firstBaseline: nil)
  }

  func place(in size: Size, at origin: Point, into items: inout [FrameItem]) -> TextDecisions? {
    let height = extent(in: size.width).height
    let top = (size.height - height) / 2
    let textWidth = textWidth(in: size.width)
    let textHeight = label?.extent(in: textWidth).height ?? 0
    let iconSize = icon?.size ?? .zero
    guard isBeside else {
      placeIcon(at: origin + Point(x: (size.width - iconSize.width) / 2, y: top), into: &items)
      let decisions = label?.place(
        in: Size(width: textWidth, height: textHeight),
        at: origin + Point(x: (size.width - textWidth) / 2, y: top + height - textHeight), into: &items)
      let end = (size.width + (icon == nil ? min(textWidth, label?.widths().maxContent ?? 0) : iconSize.width)) / 2
      placeBadge(end: end, top: top, in: size, at: origin, into: &items)
      return decisions
    }
    let gap = icon == nil || label == nil ? 0 : Self.besideGap
    let shown = label.map { min($0.widths().maxContent, textWidth) } ?? 0
    let start = (size.width - iconSize.width - gap - shown) / 2
    let iconX = layoutDirection.x(of: iconSize.width, at: start, in: size.width)
    placeIcon(at: origin + Point(x: iconX, y: (size.height - iconSize.height) / 2), into: &items)
    let textX = layoutDirection.x(of: shown, at: start + iconSize.width + gap, in: size.width)
    let decisions = label?.place(
      in: Size(width: shown, height: textHeight),
      at: origin + Point(x: textX, y: (size.height - textHeight) / 2), into: &items)
    let end = start + (icon == nil ? shown : iconSize.width)
    placeBadge(end: end, top: (size.height - max(iconSize.height, textHeight)) / 2, in: size, at: origin, into: &items)
    return decisions
  }

  /// Puts the badge on the corner of the icon at the end side, as far as the cell has room.
  private func placeBadge(end: Double, top: Double, in size: Size, at origin: Point, into items: inout [FrameItem]) {
    guard let badge else { return }
    let width = min(badge.widths.maxContent, size.width)
    let u = max(0, min(end - Self.badgeOverlap, size.width - width))
    let x = layoutDirection.x(of: width, at: u, in: size.width)
    let place = Point(x: x, y: max(0, top - Self.badgeRise))
    badge.place(Size(width: width, height: badge.extent(in: width).height), at: origin + place, into: &items)
  }

  private func placeIcon(at origin: Point, into items: inout [FrameItem]) {
    guard let icon else { return }
    items.append(
      identity.part(
        "icon", frame: Rect(origin: origin, size: icon.size), isMirrored: icon.isMirrored, rules: icon.rules,
        missingLetters: icon.missingLetters, items: icon.items))
  }

  private func textWidth(in width: Double) -> Double {
    let beside = isBeside ? (icon.map { $0.size.width + Self.besideGap } ?? 0) : 0
    return max(0, width - 2 * Self.leastMargin - beside)
  }
}
