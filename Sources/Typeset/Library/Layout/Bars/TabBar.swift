/// A tab bar: equal cells from side to side, in the order of the context.
struct TabBar: Arrangement {
  private let tabs: [LayoutNode]
  private let height: Double
  private let context: Direction
  private let insets: Insets
  /// The most that a cell is wide where there is much room, in points.
  private static let widestCell = 180.0

  init(_ part: Part, task: LayoutTask) {
    let part = part.asBar()
    height = R079BarHeights.height(of: .tabBar, on: part.placement)
    context = part.environment.layoutDirection
    insets = part.placement.safeArea
    tabs = task.nodes(of: part.blocks, in: part.surroundings.inside(part.identity, part.environment))
  }

  func widths() -> Widths {
    let widest = tabs.reduce(0) { max($0, $1.widths.maxContent) }
    return Widths(minContent: insets.horizontal, maxContent: insets.horizontal + widest * Double(tabs.count))
  }

  func extent(in width: Double) -> Extent {
    let cell = cellWidth(in: width)
    return Extent(height: tabs.reduce(height) { max($0, $1.extent(in: cell).height) }, firstBaseline: nil)
  }

  func place(in size: Size, at origin: Point, into items: inout [FrameItem]) -> TextDecisions? {
    let cell = cellWidth(in: size.width)
    var offset = insets.start + (size.width - insets.horizontal - cell * Double(tabs.count)) / 2
    for tab in tabs {
      let x = context.x(of: cell, at: offset, in: size.width)
      tab.place(Size(width: cell, height: size.height), at: origin + Point(x: x, y: 0), into: &items)
      offset += cell
    }
    return nil
  }

  private func cellWidth(in width: Double) -> Double {
    min(Self.widestCell, max(0, width - insets.horizontal) / Double(max(1, tabs.count)))
  }
}
