#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Shares of a whole, clockwise from the top in every layout; the legend is where reading ends (R048).
struct PieChart: ChartPlot {
  let values: [Double]
  let labels: [String]
  let texts: ChartTexts

  /// The palette names of the shares, in order.
  private static let colors = ["tint", "orange", "green", "purple", "teal", "pink", "yellow", "indigo", "red", "gray"]
  /// The gap between the pie and its legend, in points.
  private static let gap = 16.0
  /// The side of the square before a legend, in points.
  private static let swatch = 10.0

  func draw(in size: Size, at origin: Point, into items: inout [FrameItem]) {
    let legend = zip(labels, values.indices).filter { !$0.0.isEmpty }.map { ($0.1, texts.text($0.0)) }
    let widest = legend.reduce(0) { max($0, $1.1.widths().maxContent) } + Self.swatch + 6
    let legendWidth = legend.isEmpty ? 0 : min(widest, size.width * 0.55)
    let room = size.width - (legend.isEmpty ? 0 : legendWidth + Self.gap)
    let side = max(1, min(room, size.height))
    let layoutDirection = texts.layoutDirection
    let x = layoutDirection.x(of: side, at: 0, in: size.width)
    texts.place(
      plot: slices(side),
      in: Rect(x: origin.x + x, y: origin.y + (size.height - side) / 2, width: side, height: side), into: &items)
    let textWidth = legendWidth - Self.swatch - 6
    let heights = legend.map { $0.1.extent(in: textWidth).height + 4 }
    var y = max(0, (size.height - heights.reduce(0, +)) / 2)
    for ((index, text), height) in zip(legend, heights) {
      let row = side + Self.gap
      let swatch = Rect(
        x: origin.x + layoutDirection.x(of: Self.swatch, at: row, in: size.width),
        y: origin.y + y + (height - 4 - Self.swatch) / 2, width: Self.swatch, height: Self.swatch)
      items.append(
        .group(
          FrameGroup(
            origin: .zero, meaning: .artifact,
            items: [.path(PathItem(path: Path(swatch, radius: 3), fill: color(index)))])))
      texts.place(
        text, "label", number: index + 1,
        in: Rect(
          x: origin.x + layoutDirection.x(of: textWidth, at: row + Self.swatch + 6, in: size.width), y: origin.y + y,
          width: textWidth, height: height - 4), into: &items)
      y += height
    }
  }

  private func color(_ index: Int) -> Color { texts.color(Self.colors[index % Self.colors.count]) }

  private func slices(_ side: Double) -> [FrameItem] {
    let total = values.reduce(0) { $0 + max($1, 0) }
    let center = Point(x: side / 2, y: side / 2)
    guard total > 0, total.isFinite else {
      return [.path(PathItem(path: .circle(center: center, radius: side / 2), fill: texts.color("fill")))]
    }
    let shares = values.map { max($0, 0) / total }
    let background = texts.color("background")
    var turn = 0.0
    return shares.enumerated().compactMap { index, share in
      defer { turn += share }
      guard share > 0 else { return nil }
      if share > 1 - 1e-9 {
        return .path(PathItem(path: .circle(center: center, radius: side / 2), fill: color(index)))
      }
      // A line in the colour of the background keeps neighbours apart.
      return .path(
        PathItem(
          path: slice(center, side / 2, from: turn, share: share), fill: color(index),
          stroke: Stroke(color: background, width: 1.5, isRound: true)))
    }
  }

  private func slice(_ center: Point, _ radius: Double, from turn: Double, share: Double) -> Path {
    func point(_ turns: Double) -> Point {
      let angle = 2 * Double.pi * turns
      return Point(x: center.x + radius * sin(angle), y: center.y - radius * cos(angle))
    }
    let arc = EllipticArc(
      from: point(turn), to: point(turn + share), radii: Size(width: radius, height: radius), rotation: 0,
      isLarge: share > 0.5, isSweep: true)
    return Path([.move(center), .line(point(turn))] + arc.steps + [.close])
  }
}
