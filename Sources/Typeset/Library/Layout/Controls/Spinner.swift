#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Lines around a middle, the brightest of which is at the top: it turns clockwise everywhere, as clocks do (R046).
struct Spinner: ControlArrangement {
  private static let side = 20.0
  private static let count = 8

  let part: Part
  private var side: Double { Self.side * part.environment.controlGrowth }

  init(_ part: Part) { self.part = part }

  func widths() -> Widths { Widths(minContent: side, maxContent: side) }

  func extent(in width: Double) -> Extent { Extent(height: max(side, width), firstBaseline: nil) }

  func draw(_ parts: inout ControlParts) {
    let square = parts.middleSquare
    let side = square.width
    let color = part.attributes.gives(Common.tint) ? part.environment.tintColor : part.environment.controlColor("gray")
    let middle = side / 2
    let lines = (0..<Self.count).map { index -> FrameItem in
      let angle = 2 * Double.pi * Double(index) / Double(Self.count)
      func point(_ radius: Double) -> Point { Point(x: middle + radius * sin(angle), y: middle - radius * cos(angle)) }
      // The line at the top was lit last; those before it have faded.
      let faded = index == 0 ? 1 : 0.2 + 0.7 * Double(index) / Double(Self.count)
      let stroke = Stroke(
        color: color.faded(to: faded), width: part.environment.lineWidth(side * 0.1), isRound: true)
      return .path(PathItem(path: Path([.move(point(side * 0.25)), .line(point(side * 0.44))]), stroke: stroke))
    }
    parts.add("lines", u: square.minX, y: square.minY, size: square.size, items: lines)
  }
}
