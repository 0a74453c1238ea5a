/// Children below each other: column, box, section, group, lists, items and quotations that hold blocks, screens,
/// canvases.
struct Column: Arrangement {
  private let children: [LayoutNode]
  private let spacing: Spacing
  private let align: AlignmentRequest
  private let layoutDirection: Direction
  /// How far the children that ignore margins run over the sides, start and end.
  private let bleed: ColumnBleed
  /// Whether it was a row, or is the slot of one: what grows along a row then takes the width (R138).
  private let isCollapsed: Bool
  /// The height of which some children take shares.
  private let whole: WholeHeight

  /// The height inside a column as far as it does not depend on what is in it.
  enum WholeHeight {
    /// It is as high as its contents.
    case unknown
    /// It is what the column gets in the end.
    case asPlaced
    /// In points.
    case points(Double)

    /// The height inside of a block.
    init(_ block: Block, insets: @autoclosure () -> Insets) {
      switch block.attributes[Common.height] {
      case .points(let height)?: self = .points(max(0, height - insets().vertical))
      case .fill?, .share?: self = .asPlaced
      case nil: self = .unknown
      }
    }
  }

  /// The column of a block.
  init(_ block: Block, _ children: [LayoutNode], environment: TextEnvironment) {
    self.init(
      children, spacing: Spacing(block.name, block.attributes), environment: environment,
      whole: WholeHeight(block, insets: BoxStyle(block.name, block.attributes, in: environment).insets),
      isCollapsed: block.kind == .rows(.trailing))
  }

  /// A column of nodes.
  init(
    _ children: [LayoutNode], spacing: Spacing, environment: TextEnvironment,
    bleed: ColumnBleed = ColumnBleed(), whole: WholeHeight = .unknown, isCollapsed: Bool = false
  ) {
    self.whole = whole
    self.children = children
    self.isCollapsed = isCollapsed
    self.spacing = spacing
    align = environment.align
    layoutDirection = environment.layoutDirection
    self.bleed = bleed
  }

  func widths() -> Widths {
    var widths = Widths.zero
    var (leastCut, least) = (0.0, 0.0)
    for child in children {
      widths.minContent = max(widths.minContent, child.widths.minContent)
      widths.maxContent = max(widths.maxContent, child.widths.maxContent)
      leastCut = max(leastCut, child.widths.leastCut)
      least = max(least, child.widths.leastContent)
    }
    widths.cuttable = widths.minContent - leastCut
    widths.yielding = leastCut - least
    return widths
  }

  func extent(in width: Double) -> Extent {
    var extent = Extent(height: 0, firstBaseline: nil)
    for index in children.indices {
      let child = children[index]
      let own = child.extent(in: self.width(of: child, in: width))
      extent.height += distance(above: index)
      if extent.firstBaseline == nil { extent.firstBaseline = own.firstBaseline.map { $0 + extent.height } }
      if case .points(let whole) = whole {
        extent.height += child.height(own.height, of: whole)
      } else {
        extent.height += own.height
      }
    }
    return extent
  }

  func place(in size: Size, at origin: Point, into items: inout [FrameItem]) -> TextDecisions? {
    let heights = heights(in: size)
    let extra = extraHeights(in: size, heights)
    var y = origin.y
    for index in children.indices {
      let child = children[index]
      let width = self.width(of: child, in: size.width)
      let height = heights[index] + (extra.isEmpty ? 0 : extra[index])
      y += distance(above: index)
      let x = origin.x + self.x(of: child, width: width, in: size.width)
      child.place(Size(width: width, height: height), at: Point(x: x, y: y), into: &items)
      y += height
    }
    return nil
  }

  func shareSpare(_ spare: Double, in width: Double) {
    for child in children {
      child.spareWidth = max(0, offered(to: child, in: width) - self.width(of: child, in: width)) + spare
    }
  }

  func usedWidth(in width: Double) -> Double {
    if children.isEmpty { return width }
    return children.reduce(0) { used, child in
      bleed.applies(to: child) ? width : max(used, child.usedWidth(in: self.width(of: child, in: width)))
    }
  }

  private func distance(above index: Int) -> Double {
    index == 0 ? 0 : spacing.above(asking: children[index].spaceAbove)
  }

  private func offered(to child: LayoutNode, in width: Double) -> Double {
    bleed.applies(to: child) ? width + bleed.start + bleed.end : width
  }

  /// The width of a child in a width of the column.
  private func width(of child: LayoutNode, in width: Double) -> Double {
    let offered = offered(to: child, in: width)
    let stretches =
      isCollapsed && (child.growth(along: .horizontal) > 0 || child.isFlexibleControl || fillsWithButtons(child))
    return stretches ? child.box.widthBounds.clamp(offered, of: offered) : child.width(offered: offered)
  }

  /// Whether a child is a button beside others of which one takes all the width.
  private func fillsWithButtons(_ child: LayoutNode) -> Bool {
    child.identity?.name == .button
      && children.contains { $0.identity?.name == .button && $0.growth(along: .horizontal) > 0 }
  }

  /// Whether a child takes the width that it is offered, however wide that is.
  var holdsFlexibleControl: Bool { children.contains(where: \.isFlexibleControl) }

  private func x(of child: LayoutNode, width: Double, in available: Double) -> Double {
    let own = child.isCentered ? AlignmentRequest.center : align
    let offset = bleed.applies(to: child) ? -bleed.start : own.offset(of: width, in: available)
    child.warnIfWider(width, than: offered(to: child, in: available))
    return layoutDirection.x(of: width, at: offset, in: available)
  }

  /// The height that each child asks for.
  private func heights(in size: Size) -> [Double] {
    children.map { child in
      let natural = child.extent(in: width(of: child, in: size.width)).height
      if case .unknown = whole { return natural }
      return child.height(natural, of: size.height)
    }
  }

  /// What each child gets of the height that is left over; empty where none is.
  private func extraHeights(in size: Size, _ heights: [Double]) -> [Double] {
    guard !isCollapsed, children.contains(where: { $0.growth(along: .vertical) > 0 }) else { return [] }
    let left = size.height - children.indices.reduce(0) { $0 + distance(above: $1) + heights[$1] }
    guard left > 0 else { return [] }
    return LeftOver.shares(
      of: left,
      among: zip(children, heights).map { child, height in
        LeftOver.Taker(
          factor: child.growth(along: .vertical), room: max(0, (child.box.heightBounds.most ?? .infinity) - height))
      })
  }
}

extension AlignmentRequest {
  /// Where an item of a width stands along the reading direction; one that is too wide starts at the start.
  func offset(of width: Double, in available: Double) -> Double {
    switch self {
    case .auto, .start: 0
    case .center: max(0, (available - width) / 2)
    case .end: max(0, available - width)
    }
  }
}
