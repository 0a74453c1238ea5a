/// What is painted behind a row: its part of the group's ground, and the line between it and the next row.
struct RowGround {
  /// The colour of the ground; nil for none.
  let color: Color?
  /// The colour of the line.
  let separator: Color
  /// The distance of the contents from the edges of the row.
  let insets: Insets
  /// The radius of the group's corners, in points.
  let radius: Double
  /// The place of the row in its group.
  let place: PlaceInGroup
  /// The direction of the layout.
  let context: Direction

  /// Paints behind contents of a size whose corner stands at `origin`; the line starts at `start` along the contents.
  func paint(behind size: Size, at origin: Point, separatorStart start: Double, into items: inout [FrameItem]) {
    let width = size.width + insets.horizontal
    let height = size.height + insets.vertical
    guard width > 0, height > 0 else { return }
    let corner = origin + Point(x: -context.x(of: size.width, at: insets.start, in: width), y: -insets.top)
    if let color {
      // Each ground runs a little under the next one, so that no seam is seen between them.
      let rect = Rect(
        x: corner.x, y: corner.y, width: width, height: height + (place.isLast ? 0 : ElementDefaults.dividerThickness))
      let path = Path(rect, topRadius: place.isFirst ? radius : 0, bottomRadius: place.isLast ? radius : 0)
      items.append(.path(PathItem(path: path, fill: color)))
    }
    if !place.isLast {
      let thickness = ElementDefaults.dividerThickness
      let u = min(insets.start + start, width)
      let line = Rect(
        x: corner.x + context.x(of: width - u, at: u, in: width), y: corner.y + height - thickness, width: width - u,
        height: thickness)
      items.append(.path(PathItem(path: Path(line), fill: separator)))
    }
  }
}

extension Path {
  /// A rectangle whose upper and lower corners have radii of their own.
  fileprivate init(_ rect: Rect, topRadius: Double, bottomRadius: Double) {
    if topRadius == bottomRadius {
      self.init(rect, radius: topRadius)
      return
    }
    let most = min(rect.width, rect.height) / 2
    let (r, s) = (min(topRadius, most), min(bottomRadius, most))
    // The distance of a control point that makes a cubic curve follow a quarter of a circle.
    let (k, m) = (r * (1 - 0.5522847498307936), s * (1 - 0.5522847498307936))
    let (left, right, top, bottom) = (rect.minX, rect.maxX, rect.minY, rect.maxY)
    self.init([
      .move(Point(x: left + r, y: top)), .line(Point(x: right - r, y: top)),
      .curve(Point(x: right - k, y: top), Point(x: right, y: top + k), Point(x: right, y: top + r)),
      .line(Point(x: right, y: bottom - s)),
      .curve(Point(x: right, y: bottom - m), Point(x: right - m, y: bottom), Point(x: right - s, y: bottom)),
      .line(Point(x: left + s, y: bottom)),
      .curve(Point(x: left + m, y: bottom), Point(x: left, y: bottom - m), Point(x: left, y: bottom - s)),
      .line(Point(x: left, y: top + r)),
      .curve(Point(x: left, y: top + k), Point(x: left + k, y: top), Point(x: left + r, y: top)), .close,
    ])
  }
}
