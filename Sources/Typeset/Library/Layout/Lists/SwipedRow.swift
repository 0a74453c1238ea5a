/// A row that was pushed aside by its actions, which are at the side where it stood: trailing ones at the end, and the
/// row reaches over the start (R001).
struct SwipedRow: Arrangement {
  /// The row itself.
  let row: ListRow
  /// Its actions.
  let actions: LayoutNode
  /// The side of the actions.
  let side: SwipedSide
  /// The distance of the contents from the edges of the row.
  let insets: Insets
  /// The direction of the layout.
  let layoutDirection: Direction

  /// The most of a row that actions take.
  private static let greatestShare = 0.75

  func widths() -> Widths { row.widths() }

  func extent(in width: Double) -> Extent {
    var extent = row.extent(in: width)
    let whole = width + insets.horizontal
    let needed = actions.extent(in: actionsWidth(in: whole)).height - insets.vertical
    if needed > extent.height {
      extent.firstBaseline = extent.firstBaseline.map { $0 + (needed - extent.height) / 2 }
      extent.height = needed
    }
    return extent
  }

  func shareSpare(_ spare: Double, in width: Double) { row.shareSpare(spare, in: width) }

  func drawing(in size: Size) -> DrawingDecisions { row.drawing(in: size) }

  private func actionsWidth(in width: Double) -> Double { min(actions.widths.maxContent, width * Self.greatestShare) }

  func place(in size: Size, at origin: Point, into items: inout [FrameItem]) -> TextDecisions? {
    let whole = Size(width: size.width + insets.horizontal, height: size.height + insets.vertical)
    let corner =
      origin + Point(x: -layoutDirection.x(of: size.width, at: insets.start, in: whole.width), y: -insets.top)
    let width = actionsWidth(in: whole.width)
    let isTowardsRight = (side == .leading) == (layoutDirection == .leftToRight)
    var pushed: [FrameItem] = []
    _ = row.place(in: size, at: origin + Point(x: isTowardsRight ? width : -width, y: 0), into: &pushed)
    let seen = Path(Rect(origin: corner, size: whole))
    items += pushed.map { $0.clipped(to: seen) }
    let x = layoutDirection.x(of: width, at: side == .leading ? 0 : whole.width - width, in: whole.width)
    actions.place(Size(width: width, height: whole.height), at: corner + Point(x: x, y: 0), into: &items)
    return nil
  }
}

/// The actions of a row beside each other, each as high as the row.
struct RowActions: Arrangement {
  /// The buttons along the reading direction.
  let buttons: [LayoutNode]
  /// The direction of the layout.
  let layoutDirection: Direction

  /// The least width of an action, in points.
  private static let leastWidth = 74.0

  func widths() -> Widths {
    buttons.reduce(into: .zero) { sum, button in
      sum.minContent += Self.leastWidth
      sum.maxContent += max(Self.leastWidth, button.widths.maxContent)
    }
  }

  /// The widths of the buttons in a width: what each asks for, or less in equal parts.
  private func shares(in width: Double) -> [Double] {
    let asked = buttons.map { max(Self.leastWidth, $0.widths.maxContent) }
    let sum = asked.reduce(0, +)
    return sum > 0 ? asked.map { $0 * width / sum } : asked
  }

  func extent(in width: Double) -> Extent {
    let height = zip(buttons, shares(in: width)).reduce(0) { max($0, $1.0.extent(in: $1.1).height) }
    return Extent(height: height, firstBaseline: nil)
  }

  func place(in size: Size, at origin: Point, into items: inout [FrameItem]) -> TextDecisions? {
    var u = 0.0
    for (button, width) in zip(buttons, shares(in: size.width)) {
      let x = layoutDirection.x(of: width, at: u, in: size.width)
      button.place(Size(width: width, height: size.height), at: origin + Point(x: x, y: 0), into: &items)
      u += width
    }
    return nil
  }
}

extension LayoutTask {
  /// The actions of a row, ready to be placed.
  func actionsNode(of block: Block, in surroundings: Surroundings) -> LayoutNode {
    let (identity, entered) = enter(block, in: surroundings)
    var environment = entered
    // Beside each other they keep the greatest of the standard sizes, as bars keep theirs.
    if environment.textSize.isAccessibility { environment.textSize = .xxxl }
    let part = Part(block, identity, environment, surroundings)
    let inside = surroundings.inside(identity, environment)
    let first = part.blocks.firstIndex { $0.attributes[ButtonElement.purpose] != .destructive }
    let buttons = part.blocks.enumerated().map { index, button in
      node(of: button.asRowAction(isFirst: index == first), in: inside)
    }
    return LayoutNode(
      block, identity, box: .none,
      arrangement: RowActions(buttons: buttons, layoutDirection: environment.layoutDirection), axis: .horizontal,
      task: self)
  }
}

extension Block {
  /// A button as an action of a row: an icon above its word, on a ground as high as the row.
  fileprivate func asRowAction(isFirst: Bool) -> Block {
    var block = self
    let isProminent = isFirst || attributes[ButtonElement.purpose] == .destructive
    block.attributes.setDefault(ButtonElement.kind, isProminent ? .filled : .gray)
    if !isProminent { block.attributes.setDefault(Common.color, .named("label")) }
    block.attributes.setDefault(ButtonElement.layout, .iconTop)
    block.attributes.setDefault(Common.style, .footnote)
    block.attributes.setDefault(Common.weight, 600)
    block.attributes.setDefault(Common.radius, CornerRadii(0))
    block.attributes.setDefault(Common.paddingTop, 6)
    block.attributes.setDefault(Common.paddingBottom, 6)
    block.attributes.setDefault(Common.paddingStart, 10)
    block.attributes.setDefault(Common.paddingEnd, 10)
    return block
  }
}
