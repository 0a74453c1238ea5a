/// What the bars of a screen share: their least height, and the distance of their contents from the sides.
struct BarSpace {
  /// The least height of the contents, in points.
  let height: Double
  /// The distances of the contents from the sides: safe area and layout margins.
  let insets: (start: Double, end: Double)
  /// The direction along which the contents stand.
  let layoutDirection: Direction
  /// The distance between two items, in points.
  let spacing: Double

  init(_ part: Part, layoutDirection: Direction? = nil) {
    guard case .bar(let bar) = part.block.kind else {
      preconditionFailure("<\(part.block.name.rawValue)> is not a bar")
    }
    height = R079BarHeights.height(of: bar, on: part.placement)
    let sides = part.placement.contentInsets
    insets = (sides.start, sides.end)
    self.layoutDirection = layoutDirection ?? part.environment.layoutDirection
    spacing = Spacing(part.block.name, part.attributes).distance
  }

  /// The width between the distances from the sides.
  func available(in width: Double) -> Double { max(0, width - insets.start - insets.end) }

  /// The height of a bar with some items: its own, or that of a higher item.
  func extent(_ places: [BarPlace]) -> Extent {
    var extent = Extent(height: height, firstBaseline: nil)
    for place in places { extent.height = max(extent.height, place.node.extent(in: place.width).height) }
    return extent
  }

  /// Places an item in the middle of the height.
  func place(_ place: BarPlace, in size: Size, at origin: Point, into items: inout [FrameItem]) {
    let height = place.node.extent(in: place.width).height
    let x = layoutDirection.x(of: place.width, at: place.offset, in: size.width)
    place.node.spareWidth = place.spare
    place.node.place(
      Size(width: place.width, height: height), at: origin + Point(x: x, y: (size.height - height) / 2), into: &items)
  }
}

/// An item of a bar with its place along the reading direction.
struct BarPlace {
  /// The item.
  let node: LayoutNode
  /// Its width, in points.
  let width: Double
  /// Its distance from the side where reading starts, in points.
  let offset: Double
  /// How much wider it could be before another item has to give way, in points.
  let spare: Double
}
