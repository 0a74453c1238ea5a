/// A toolbar: its items spread from side to side, in the order of the context (R064).
struct Toolbar: Arrangement {
  private let items: [LayoutNode]
  private let space: BarSpace

  init(_ part: Part, task: LayoutTask) {
    let part = part.asBar()
    space = BarSpace(
      part,
      layoutDirection: R064Toolbar.direction(
        order: part.attributes[ToolbarElement.order], layoutDirection: part.environment.layoutDirection))
    let inside = part.surroundings.inside(part.identity, part.environment)
    items = task.nodes(of: part.blocks.map { $0.asBarItem() }, in: inside)
  }

  func widths() -> Widths {
    let gaps = space.insets.start + space.insets.end + space.spacing * Double(max(0, items.count - 1))
    return items.reduce(into: Widths(minContent: gaps, maxContent: gaps)) { sum, item in
      sum.minContent += item.widths.minContent
      sum.maxContent += item.widths.maxContent
    }
  }

  func extent(in width: Double) -> Extent {
    space.extent(zip(items, itemWidths(in: width)).map { (node: $0, width: $1) })
  }

  func place(in size: Size, at origin: Point, into frameItems: inout [FrameItem]) -> TextDecisions? {
    let widths = itemWidths(in: size.width)
    let left = space.available(in: size.width) - widths.reduce(0, +)
    // What is left over parts the items evenly; a spacer has taken it already.
    let gap = items.count > 1 ? max(0, left) / Double(items.count - 1) : 0
    var offset = space.insets.start
    for (item, width) in zip(items, widths) {
      space.place(item, width: width, offset: offset, in: size, at: origin, into: &frameItems)
      offset += width + gap
    }
    return nil
  }

  private func itemWidths(in width: Double) -> [Double] {
    RowWidths.share(
      max(0, space.available(in: width) - space.spacing * Double(max(0, items.count - 1))),
      among: items.map {
        RowWidths.Child(widths: $0.widths, grow: $0.growth(along: .horizontal), bounds: $0.box.widthBounds)
      }
    ).widths
  }
}
