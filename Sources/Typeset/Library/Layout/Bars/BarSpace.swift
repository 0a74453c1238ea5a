/// What the bars of a screen share: their least height, and the distance of their contents from the sides.
struct BarSpace {
  /// The least height of the contents, in points.
  let height: Double
  /// The distances of the contents from the sides: margins, and no less than the safe area.
  let insets: (start: Double, end: Double)
  /// The direction along which the contents stand.
  let context: Direction
  /// The distance between two items, in points.
  let spacing: Double

  init(_ part: Part, context: Direction? = nil) {
    guard case .bar(let bar) = part.block.kind else {
      preconditionFailure("<\(part.block.name.rawValue)> is not a bar")
    }
    height = R079BarHeights.height(of: bar, on: part.placement)
    let sides = part.placement.contentInsets
    insets = (sides.start, sides.end)
    self.context = context ?? part.environment.layoutDirection
    spacing = Spacing(part.block.name, part.attributes).distance
  }

  /// The width between the distances from the sides.
  func available(in width: Double) -> Double { max(0, width - insets.start - insets.end) }

  /// The height of a bar with items of some widths: its own, or that of a higher item.
  func extent(_ items: [(node: LayoutNode, width: Double)]) -> Extent {
    var extent = Extent(height: height, firstBaseline: nil)
    for item in items { extent.height = max(extent.height, item.node.extent(in: item.width).height) }
    return extent
  }

  /// Places an item in the middle of the height; `offset` counts from the side where reading starts.
  func place(
    _ node: LayoutNode, width: Double, offset: Double, in size: Size, at origin: Point, into items: inout [FrameItem]
  ) {
    let height = node.extent(in: width).height
    let x = context.x(of: width, at: offset, in: size.width)
    node.place(
      Size(width: width, height: height), at: origin + Point(x: x, y: (size.height - height) / 2), into: &items)
  }
}
