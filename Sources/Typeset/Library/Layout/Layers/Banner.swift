/// A notification: a picture where reading starts, then its title with the time at the other end, and its words below.
///
/// Where title and time do not fit side by side, the time is below (R138).
struct Banner: Arrangement {
  /// The extent of the picture, and its distance from the words, in points.
  private static let picture = 38.0
  private static let gap = 10.0
  /// The distance between title and time, and between the lines, in points.
  private static let timeGap = 8.0
  private static let lineGap = 2.0

  private let picture: LayoutNode?
  private let title: LayoutNode?
  private let time: LayoutNode?
  private let texts: [LayoutNode]
  private let layoutDirection: Direction

  init(_ part: Part, task: LayoutTask) {
    let inside = part.surroundings.inside(part.identity, part.environment)
    layoutDirection = part.environment.layoutDirection
    func nodes(_ keeps: (ElementName) -> Bool) -> [LayoutNode] {
      part.blocks.filter { keeps($0.name) }.map { task.node(of: $0.asPartOfBanner(Self.picture), in: inside) }
    }
    picture = nodes { $0 == .icon || $0 == .image }.first
    title = nodes { $0 == .title }.first
    time = nodes { $0 == .caption }.first
    texts = nodes { $0 == .p }
  }

  private var pictureRoom: Double { picture.map { $0.widths.maxContent + Self.gap } ?? 0 }

  func widths() -> Widths {
    let all = ([title, time] + texts).compactMap { $0 }
    let rest = pictureRoom
    return Widths(
      minContent: all.reduce(0) { max($0, $1.widths.minContent) } + rest,
      maxContent: all.reduce(0) { max($0, $1.widths.maxContent) } + rest)
  }

  func extent(in width: Double) -> Extent {
    let height = places(in: width).reduce(0) { max($0, $1.box.maxY) }
    return Extent(height: height, firstBaseline: nil)
  }

  func place(in size: Size, at origin: Point, into items: inout [FrameItem]) -> TextDecisions? {
    for place in places(in: size.width) {
      let x = layoutDirection.x(of: place.box.width, at: place.box.minX, in: size.width)
      place.node.place(place.box.size, at: origin + Point(x: x, y: place.box.minY), into: &items)
    }
    return nil
  }

  /// Everything with its place along the reading direction.
  private func places(in width: Double) -> [(node: LayoutNode, box: Rect)] {
    var places: [(node: LayoutNode, box: Rect)] = []
    var y = 0.0
    let start = pictureRoom
    let room = max(0, width - start)
    func add(_ node: LayoutNode, u: Double, y: Double, width: Double) -> Double {
      let height = node.extent(in: width).height
      places.append((node, Rect(x: u, y: y, width: width, height: height)))
      return height
    }
    if let picture { _ = add(picture, u: 0, y: 0, width: picture.widths.maxContent) }
    let timeWidth = time.map { min($0.widths.maxContent, room) } ?? 0
    let titleWidth = title?.widths.maxContent ?? 0
    let isBeside = time != nil && titleWidth + Self.timeGap + timeWidth <= room
    if let title { y += add(title, u: start, y: y, width: isBeside ? room - timeWidth - Self.timeGap : room) }
    if isBeside, let time { y = max(y, add(time, u: width - timeWidth, y: 0, width: timeWidth)) }
    for text in texts {
      if y > 0 { y += Self.lineGap }
      y += add(text, u: start, y: y, width: room)
    }
    if !isBeside, let time {
      if y > 0 { y += Self.lineGap }
      _ = add(time, u: start, y: y, width: room)
    }
    return places
  }
}

extension Block {
  /// The block as a part of a notification, which has no heading: it is no place that people look for.
  fileprivate func asPartOfBanner(_ picture: Double) -> Block {
    var block = self
    switch name {
    case .title:
      block.attributes.setDefault(Common.style, .subhead)
      block.attributes.setDefault(Common.weight, 600)
      block.attributes[Common.role] = RoleRequest.none
    case .p: block.attributes.setDefault(Common.style, .subhead)
    case .caption: block.attributes.setDefault(Common.style, .footnote)
    case .image, .icon:
      block.attributes.setDefault(Common.width, .points(picture))
      block.attributes.setDefault(Common.height, .points(picture))
    default: break
    }
    return block
  }
}
