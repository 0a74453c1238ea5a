/// Bars in the place of the lines of a text, all from the start (R001), the last of several shorter; with a height of
/// its author's, one shape.
struct Skeleton: Arrangement {
  /// The height of a bar as a share of a line's, the radius of its corners, and how long the last bar is.
  private static let (bar, radius, lastLength) = (0.6, 4.0, 0.6)

  private let part: Part
  private let lines: Int
  private let isShape: Bool
  private var leading: Double { DynamicType.size(of: .body, at: part.environment.textSize).leading }

  init(_ part: Part) {
    self.part = part
    lines = part.attributes[SkeletonElement.lines]
    isShape = part.attributes.gives(Common.height) || part.attributes.gives(Common.aspect)
  }

  func widths() -> Widths { Widths(minContent: 24, maxContent: isShape ? 24 : 160) }

  func extent(in width: Double) -> Extent {
    Extent(height: isShape ? 0 : leading * Double(lines), firstBaseline: nil)
  }

  func place(in size: Size, at origin: Point, into items: inout [FrameItem]) -> TextDecisions? {
    var parts = ControlParts(of: part, size: size, at: origin)
    let fill = part.environment.resolve(.named("gray5"))
    if isShape {
      let radius = part.attributes.gives(Common.radius) || part.attributes.gives(Common.clip) ? 0 : Self.radius
      parts.add("bar", u: 0, y: 0, size: size, radius: radius, fill: fill)
    } else {
      for line in 0..<lines {
        let share = lines > 1 && line == lines - 1 ? Self.lastLength : 1
        let height = leading * Self.bar
        parts.add(
          "bar", u: 0, y: Double(line) * leading + (leading - height) / 2,
          size: Size(width: size.width * share, height: height), radius: Self.radius, fill: fill)
      }
    }
    items += parts.items
    return nil
  }
}
