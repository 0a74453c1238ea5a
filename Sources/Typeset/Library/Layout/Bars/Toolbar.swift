/// A toolbar: its items spread from side to side, in the order of the context (R064).
struct Toolbar: Arrangement {
  private let items: [LayoutNode]
  private let space: BarSpace
  private let identity: ElementIdentity
  private let task: LayoutTask

  init(_ part: Part, task: LayoutTask) {
    let part = part.asBar()
    identity = part.identity
    self.task = task
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

  func extent(in width: Double) -> Extent { space.extent(places(in: width).places) }

  func place(in size: Size, at origin: Point, into frameItems: inout [FrameItem]) -> TextDecisions? {
    let (places, fits) = places(in: size.width)
    if !fits { task.warn(.rowOverflow(needed: widths().minContent, available: size.width), about: identity) }
    for place in places { space.place(place, in: size, at: origin, into: &frameItems) }
    return nil
  }

  /// Where everything is, in reading order, and whether the words of all items fit.
  private func places(in width: Double) -> (places: [BarPlace], fits: Bool) {
    let available = space.available(in: width)
    let (widths, fits) = RowWidths.share(
      max(0, available - space.spacing * Double(max(0, items.count - 1))),
      among: items.map {
        RowWidths.Child(widths: $0.widths, grow: $0.growth(along: .horizontal), bounds: $0.box.widthBounds)
      })
    let left = available - widths.reduce(0, +)
    let ideal = self.widths().maxContent
    // What is left over parts the items evenly; a spacer has taken it already.
    let gap = items.count > 1 ? max(0, left) / Double(items.count - 1) : 0
    var offset = space.insets.start
    let places = zip(items, widths).map { item, own in
      defer { offset += own + gap }
      let spare = width - ideal - (own - item.widths.maxContent)
      return BarPlace(node: item, width: own, offset: offset, spare: max(0, spare))
    }
    return (places, fits)
  }
}
