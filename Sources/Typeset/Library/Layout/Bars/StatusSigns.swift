/// The signs of a status bar as outlines: they tell a state, so they look the same in both directions.
enum StatusSign: String, CaseIterable {
  case signal, wifi, battery

  /// The extent, in points at full size.
  var size: Size {
    switch self {
    case .signal: Size(width: 17.4, height: 11)
    case .wifi: Size(width: 16, height: 11.4)
    case .battery: Size(width: 25.5, height: 11.8)
    }
  }

  /// Its drawing at a share of the full size, from its corner.
  func items(scale: Double, color: Color) -> [FrameItem] {
    switch self {
    case .signal: Self.signal(scale, color)
    case .wifi: Self.wifi(scale, color)
    case .battery: Self.battery(scale, color)
    }
  }

  /// Four bars that rise to the right.
  private static func signal(_ scale: Double, _ color: Color) -> [FrameItem] {
    (0..<4).map { index in
      let height = 3.8 + 2.4 * Double(index)
      let bar = Rect(
        x: 4.8 * Double(index) * scale, y: (11 - height) * scale, width: 3 * scale, height: height * scale)
      return .path(PathItem(path: Path(bar, radius: 0.9 * scale), fill: color))
    }
  }

  /// A sector and two arcs above it.
  private static func wifi(_ scale: Double, _ color: Color) -> [FrameItem] {
    let foot = Point(x: 8 * scale, y: 11.2 * scale)
    let sector = [Path.Step.move(foot)] + arc(around: foot, radius: 3.6 * scale, isFirst: false) + [.close]
    let arcs = [6.2, 9.8].map { radius in
      FrameItem.path(
        PathItem(
          path: Path(arc(around: foot, radius: radius * scale, isFirst: true)),
          stroke: Stroke(color: color, width: 2.1 * scale)))
    }
    return [.path(PathItem(path: Path(sector), fill: color))] + arcs
  }

  /// A quarter of a circle above its centre, from left to right.
  private static func arc(around center: Point, radius: Double, isFirst: Bool) -> [Path.Step] {
    let reach = radius * 0.7071067811865476
    let handle = reach * Path.circleHandle
    let start = Point(x: center.x - reach, y: center.y - reach)
    let end = Point(x: center.x + reach, y: center.y - reach)
    return [
      isFirst ? .move(start) : .line(start),
      .curve(
        Point(x: start.x + handle, y: start.y - handle), Point(x: end.x - handle, y: end.y - handle), end),
    ]
  }

  /// A full battery, its contact at the right.
  private static func battery(_ scale: Double, _ color: Color) -> [FrameItem] {
    var faint = color
    faint.alpha = UInt8(Double(color.alpha) * 0.45)
    func rect(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Rect {
      Rect(x: x * scale, y: y * scale, width: width * scale, height: height * scale)
    }
    return [
      .path(
        PathItem(
          path: Path(rect(0.5, 0.5, 22, 10.8), radius: 3.2 * scale), stroke: Stroke(color: faint, width: scale))),
      .path(PathItem(path: Path(rect(2, 2, 19, 7.8), radius: 1.9 * scale), fill: color)),
      .path(PathItem(path: Path(rect(23.9, 3.9, 1.5, 4), radius: 0.75 * scale), fill: faint)),
    ]
  }
}
