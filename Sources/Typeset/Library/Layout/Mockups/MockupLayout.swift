/// The screen of another document in a box: its drawing, as large as the box allows.
struct MockupLayout: Arrangement {
  /// The screen; nil where it cannot be shown, which was reported.
  let frame: Frame?
  /// The radius of its corners, in points.
  let radius: Double
  /// The room that it takes.
  let room: ProportionalSize

  func widths() -> Widths { room.widths }

  func extent(in width: Double) -> Extent { room.extent(in: width) }

  /// Draws the screen as a picture: it is in no text, tag or dump, and the element says what it shows.
  func place(in size: Size, at origin: Point, into items: inout [FrameItem]) -> TextDecisions? {
    guard let frame, size.width > 0, size.height > 0 else { return nil }
    let natural = room.natural
    let scale = min(size.width / natural.width, size.height / natural.height)
    let drawn = Size(width: natural.width * scale, height: natural.height * scale)
    let corner = Point(x: (size.width - drawn.width) / 2, y: (size.height - drawn.height) / 2)
    var inner = frame.items.map(\.withoutElements)
    if let background = frame.background {
      inner.insert(.path(PathItem(path: Path(Rect(origin: .zero, size: natural)), fill: background)), at: 0)
    }
    let box = Rect(origin: .zero, size: drawn)
    var group = FrameGroup.annotation(
      at: origin + corner, clip: box, transform: Transform(a: scale, b: 0, c: 0, d: scale, tx: 0, ty: 0), inner)
    if radius > 0 {
      group.clip(to: Path(Rect(origin: group.origin, size: drawn), radius: radius))
    }
    items.append(.group(group))
    return nil
  }
}
