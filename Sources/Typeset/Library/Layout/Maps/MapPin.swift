/// A `pin`: a sign whose tip is on its place, with its name beside it where there is room.
struct MapPin {
  private let at: Point
  private let color: Color
  private let icon: IconDrawing?
  private let label: LayoutNode?
  private let growth: Double

  /// The radius of the sign, the distance of its middle from the place, and the widths of its name, in points.
  private static let (radius, rise, widestLabel) = (13.0, 20.0, 140.0)
  /// The room around a name on its ground.
  private static let room = (side: 6.0, top: 2.0)

  /// The pin of a block; nil for any other block.
  init?(_ block: Block, of part: Part, task: LayoutTask) {
    guard block.name == .pin, let shares = block.attributes[PinElement.at], shares.count == 2 else { return nil }
    let environment = part.environment
    at = Point(x: shares[0], y: shares[1])
    color = environment.resolve(block.attributes[Common.color] ?? .named("red"))
    growth = environment.controlGrowth
    icon = block.attributes[PinElement.icon].flatMap {
      task.iconDrawing(named: $0, size: 15 * environment.controlGrowth, weight: 600, color: .white, for: part)
    }
    var shown = block
    shown.attributes.remove(Common.color)
    shown.attributes[Common.align] = .center
    label =
      block.hasVisibleText
      ? task.node(of: shown, in: part.surroundings.inside(part.identity, environment)) : nil
  }

  /// Its place on a map of a size.
  private func tip(in size: Size) -> Point { Point(x: at.x * size.width, y: at.y * size.height) }

  /// The box of its sign.
  func marker(in size: Size) -> Rect {
    let (tip, radius) = (tip(in: size), Self.radius * growth)
    return Rect(
      x: tip.x - radius, y: tip.y - (Self.rise + Self.radius) * growth, width: 2 * radius,
      height: (Self.rise + Self.radius) * growth)
  }

  /// Adds the sign, and the name on a ground of its own where it hides the least of what is in `taken`.
  func place(
    in size: Size, at origin: Point, _ colors: MapColors, beside taken: inout [Rect], into items: inout [FrameItem]
  ) {
    items.append(
      .group(FrameGroup(origin: origin, meaning: .artifact, items: sign(in: size, colors))))
    guard let label else { return }
    let room = Self.room
    let most = min(Self.widestLabel * growth, size.width - 8) - 2 * room.side
    let width = max(1, min(label.widths.maxContent + 0.001, most))
    let height = label.extent(in: width).height
    let extent = Size(width: width + 2 * room.side, height: height + 2 * room.top)
    let box = Self.places(of: extent, beside: marker(in: size), tip: tip(in: size)).map { $0.kept(inside: size) }
      .min { Self.hidden(by: $0, taken) < Self.hidden(by: $1, taken) }
    guard let box else { return }
    taken.append(box)
    let ground = PathItem(path: Path(box, radius: 6), fill: colors.plate, stroke: Stroke(color: colors.rim, width: 0.5))
    items.append(.group(FrameGroup(origin: origin, meaning: .artifact, items: [.path(ground)])))
    label.place(
      Size(width: width, height: height), at: origin + box.origin + Point(x: room.side, y: room.top), into: &items)
  }

  /// Below its place, above its sign, at both sides.
  private static func places(of size: Size, beside marker: Rect, tip: Point) -> [Rect] {
    let middle = marker.minY + marker.width / 2 - size.height / 2
    return [
      Point(x: tip.x - size.width / 2, y: tip.y + 4),
      Point(x: tip.x - size.width / 2, y: marker.minY - size.height - 4),
      Point(x: marker.maxX + 4, y: middle), Point(x: marker.minX - size.width - 4, y: middle),
    ].map { Rect(origin: $0, size: size) }
  }

  /// How much of other boxes a box hides, in square points.
  private static func hidden(by box: Rect, _ taken: [Rect]) -> Double {
    taken.reduce(0) { sum, other in
      let shared = box.intersection(other)
      return sum + shared.width * shared.height
    }
  }

  /// The sign: a disc with a tip, and an icon or a dot on it.
  private func sign(in size: Size, _ colors: MapColors) -> [FrameItem] {
    let (tip, radius) = (tip(in: size), Self.radius * growth)
    let middle = Point(x: tip.x, y: tip.y - Self.rise * growth)
    let edge = Stroke(color: .white, width: 1.5 * growth, isRound: true)
    func tail(_ width: Double, from height: Double) -> Path {
      Path([
        .move(Point(x: tip.x - radius * width, y: middle.y + radius * height)), .line(tip),
        .line(Point(x: tip.x + radius * width, y: middle.y + radius * height)), .close,
      ])
    }
    var items: [FrameItem] = [
      .path(PathItem(path: tail(0.45, from: 0.8), fill: color, stroke: edge)),
      .path(PathItem(path: .circle(center: middle, radius: radius), fill: color, stroke: edge)),
      .path(PathItem(path: tail(0.4, from: 0.7), fill: color)),
    ]
    if let icon {
      let corner = Point(x: middle.x - icon.size.width / 2, y: middle.y - icon.size.height / 2)
      items.append(.group(FrameGroup(origin: corner, meaning: .artifact, items: icon.items)))
    } else {
      items.append(.path(PathItem(path: .circle(center: middle, radius: radius * 0.36), fill: .white)))
    }
    return items
  }
}

extension Rect {
  /// The rectangle moved as little as brings it inside of a map.
  fileprivate func kept(inside size: Size) -> Rect {
    let margin = 4.0
    return Rect(
      x: max(margin, min(minX, size.width - width - margin)), y: max(margin, min(minY, size.height - height - margin)),
      width: width, height: height)
  }
}
