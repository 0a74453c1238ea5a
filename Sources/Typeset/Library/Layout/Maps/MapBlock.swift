/// A `map`: a picture of no real place, the same in every layout, with the ways and the pins of its author.
struct MapBlock: Arrangement {
  private let part: Part
  private let task: LayoutTask
  private let pins: [MapPin]
  private let routes: [(points: [Point], color: Color)]
  private let colors: MapColors

  /// The extent of a map whose author names none, and the least width, in points.
  private static let (standard, least) = (Size(width: 320, height: 200), 80.0)
  /// The side of a button, and its distance from the edges and from the next one.
  private static let (button, margin) = (36.0, 10.0)

  init(_ part: Part, task: LayoutTask) {
    self.part = part
    self.task = task
    colors = MapColors(part.environment)
    pins = part.blocks.compactMap { MapPin($0, of: part, task: task) }
    let environment = part.environment
    routes = part.blocks.filter { $0.name == .route }.map { block in
      let shares = block.attributes[RouteElement.points] ?? []
      let points = stride(from: 0, to: shares.count - 1, by: 2).map { Point(x: shares[$0], y: shares[$0 + 1]) }
      return (points, block.attributes[Common.color].map(environment.resolve) ?? environment.tintColor)
    }
  }

  func widths() -> Widths { Widths(minContent: Self.least, maxContent: Self.standard.width) }

  func extent(in width: Double) -> Extent {
    // A height that its author gives is that of the map.
    let isGiven = part.attributes[Common.height] != nil || part.attributes[Common.aspect] != nil
    return Extent(height: isGiven ? 0 : Self.standard.height, firstBaseline: nil)
  }

  func drawing(in size: Size) -> DrawingDecisions { DrawingDecisions() }

  func place(in size: Size, at origin: Point, into items: inout [FrameItem]) -> TextDecisions? {
    guard size.width > 0, size.height > 0 else { return nil }
    let terrain = MapTerrain(named: part.attributes[MapElement.name], size: size, colors: colors)
    let frame = Rect(origin: origin, size: size)
    let ground = FrameGroup(
      origin: .zero, clip: Rect(origin: .zero, size: size), meaning: .artifact, items: terrain.items)
    items.append(part.identity.part("terrain", frame: frame, items: [.group(ground)]))
    for (index, route) in routes.enumerated() {
      let points = route.points.map { Point(x: $0.x * size.width, y: $0.y * size.height) }
      items.append(
        part.identity.part("way", number: index + 1, frame: frame, items: way(points, route.color)))
    }
    if part.attributes[MapElement.controls] { placeControls(in: frame, into: &items) }
    var taken = pins.map { $0.marker(in: size) }
    for pin in pins { pin.place(in: size, at: origin, colors, beside: &taken, into: &items) }
    return nil
  }

  /// A way with a light edge, a ring where it begins and a disc where it ends.
  private func way(_ points: [Point], _ color: Color) -> [FrameItem] {
    guard let first = points.first, let last = points.last, points.count > 1 else { return [] }
    let path = Path([.move(first)] + points.dropFirst().map(Path.Step.line))
    let width = part.environment.lineWidth(5)
    func line(_ color: Color, _ width: Double) -> FrameItem {
      .path(PathItem(path: path, stroke: Stroke(color: color, width: width, isRound: true)))
    }
    let edge = colors.edge
    return [
      line(edge, width + 3), line(color, width),
      .path(
        PathItem(
          path: .circle(center: first, radius: width), fill: edge, stroke: Stroke(color: color, width: width * 0.6))),
      .path(
        PathItem(
          path: .circle(center: last, radius: width), fill: color, stroke: Stroke(color: edge, width: width * 0.5))),
    ]
  }

  /// The compass and the button that finds the reader, at the end side; what is on them never turns.
  private func placeControls(in frame: Rect, into items: inout [FrameItem]) {
    let environment = part.environment
    let side = Size(width: Self.button, height: Self.button)
    guard frame.height >= 2 * Self.button + 3 * Self.margin else { return }
    let x = environment.layoutDirection.x(
      of: side.width, at: frame.width - side.width - Self.margin, in: frame.width)
    let ground = environment.resolve(.named("secondary-grouped-background"))
    let middle = Point(x: side.width / 2, y: side.height / 2)
    let blue = environment.tintColor
    func needle(_ sign: Double) -> Path {
      Path([
        .move(Point(x: middle.x, y: middle.y - sign * 11)), .line(Point(x: middle.x + 4, y: middle.y)),
        .line(Point(x: middle.x - 4, y: middle.y)), .close,
      ])
    }
    let compass: [FrameItem] = [
      .path(PathItem(path: needle(1), fill: environment.resolve(.named("red")))),
      .path(PathItem(path: needle(-1), fill: environment.resolve(.named("gray")))),
    ]
    let arrow: [FrameItem] = [
      .path(
        PathItem(
          path: Path([
            .move(Point(x: middle.x + 8, y: middle.y - 8)), .line(Point(x: middle.x + 1, y: middle.y + 9)),
            .line(Point(x: middle.x - 1, y: middle.y + 1)), .line(Point(x: middle.x - 9, y: middle.y - 1)), .close,
          ]), stroke: Stroke(color: blue, width: environment.lineWidth(1.8), isRound: true)))
    ]
    for (index, (name, drawing)) in [("compass", compass), ("locate", arrow)].enumerated() {
      let corner = frame.origin + Point(x: x, y: Self.margin + Double(index) * (Self.button + Self.margin))
      items.append(
        part.identity.part(
          name, frame: Rect(origin: corner, size: side),
          items: FrameItem.raised(side, radius: index == 0 ? Self.button / 2 : 9, fill: ground, in: environment)
            + drawing))
    }
  }
}
