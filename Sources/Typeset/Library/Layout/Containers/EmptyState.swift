/// What is in the place of contents that there are none of: its blocks below each other, in the middle of the room.
struct EmptyState: Arrangement {
  /// The extent of an icon, in points, and the greatest width of the texts.
  private static let (icon, mostWidth) = (48.0, 360.0)

  private let column: Column
  private let layoutDirection: Direction

  init(_ part: Part, task: LayoutTask) {
    let inside = part.surroundings.inside(part.identity, part.environment)
    let growth = part.environment.controlGrowth
    var environment = part.environment
    environment.align = .center
    layoutDirection = environment.layoutDirection
    column = Column(
      part.blocks.map { task.node(of: $0.asPartOfEmptyState(icon: Self.icon * growth), in: inside) },
      spacing: Spacing(.emptyState, part.attributes), environment: environment)
  }

  private func columnWidth(in width: Double) -> Double { min(width, Self.mostWidth) }

  func widths() -> Widths { column.widths() }

  func extent(in width: Double) -> Extent { column.extent(in: columnWidth(in: width)) }

  func shareSpare(_ spare: Double, in width: Double) { column.shareSpare(spare, in: columnWidth(in: width)) }

  func place(in size: Size, at origin: Point, into items: inout [FrameItem]) -> TextDecisions? {
    let width = columnWidth(in: size.width)
    let height = column.extent(in: width).height
    let corner = Point(x: (size.width - width) / 2, y: max(0, (size.height - height) / 2))
    return column.place(in: Size(width: width, height: height), at: origin + corner, into: &items)
  }
}

extension Block {
  /// The block as a part of what stands for missing contents.
  fileprivate func asPartOfEmptyState(icon: Double) -> Block {
    var block = self
    switch name {
    case .title:
      block.attributes.setDefault(Common.style, .title3)
      block.attributes.setDefault(Common.weight, 600)
      block.attributes.setDefault(Common.align, .center)
    case .p:
      block.attributes.setDefault(Common.color, .named("secondary-label"))
      block.attributes.setDefault(Common.align, .center)
    case .icon:
      block.attributes.setDefault(Common.width, .points(icon))
      block.attributes.setDefault(Common.height, .points(icon))
      block.attributes.setDefault(Common.color, .named("secondary-label"))
    default: break
    }
    return block
  }
}
