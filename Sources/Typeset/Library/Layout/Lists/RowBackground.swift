/// What is painted behind a row: its part of the group's background, and the line between it and the next row.
struct RowBackground {
  /// What the background is painted with; nil for none.
  let paint: Paint?
  /// The colour of the line.
  let separator: Color
  /// The thickness of the line, in points.
  let separatorThickness: Double
  /// The distance of the contents from the edges of the row.
  let insets: Insets
  /// The radius of the group's corners, in points.
  let radius: Double
  /// The place of the row in its group.
  let place: PlaceInGroup
  /// The direction of the layout.
  let layoutDirection: Direction

  /// Paints behind contents of a size whose corner is `origin`; the line starts at `start` along the contents.
  func paint(behind size: Size, at origin: Point, separatorStart start: Double, into items: inout [FrameItem]) {
    let width = size.width + insets.horizontal
    let height = size.height + insets.vertical
    guard width > 0, height > 0 else { return }
    let corner = origin + Point(x: -layoutDirection.x(of: size.width, at: insets.start, in: width), y: -insets.top)
    if let paint {
      // Each background runs a little under the next one, so that no seam is seen between them.
      let rect = Rect(
        x: corner.x, y: corner.y, width: width, height: height + (place.isLast ? 0 : separatorThickness))
      let path = Path(rect, topRadius: place.isFirst ? radius : 0, bottomRadius: place.isLast ? radius : 0)
      items.append(.path(paint.item(path, in: rect, layoutDirection: layoutDirection)))
    }
    if !place.isLast {
      let u = min(insets.start + start, width)
      let line = Rect(
        x: corner.x + layoutDirection.x(of: width - u, at: u, in: width), y: corner.y + height - separatorThickness,
        width: width - u, height: separatorThickness)
      items.append(.path(PathItem(path: Path(line), fill: separator)))
    }
  }
}
