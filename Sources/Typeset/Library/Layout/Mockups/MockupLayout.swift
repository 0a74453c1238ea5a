/// The screen of another document in a box: its drawing, as large as the box allows.
struct MockupLayout: Arrangement {
  /// The screen; nil where it cannot be shown, which was reported.
  let frame: Frame?
  /// The radius of its corners, in points.
  let radius: Double
  /// The height that the author gave for the contents, in points.
  let givenHeight: Double?
  /// The most that the contents may be high, in points.
  let mostHeight: Double

  /// What a screen shrinks to at least beside others, in points.
  private static let leastWidth = 44.0

  /// The extent of the screen, in points.
  private var natural: Size {
    guard let size = frame?.size, size.width > 0, size.height > 0 else {
      return Size(width: Self.leastWidth, height: Self.leastWidth)
    }
    return size
  }

  func widths() -> Widths {
    if let givenHeight {
      let width = givenHeight * natural.width / natural.height
      return Widths(minContent: width, maxContent: width)
    }
    let width = min(natural.width, mostHeight * natural.width / natural.height)
    return Widths(minContent: min(width, Self.leastWidth), maxContent: width)
  }

  func extent(in width: Double) -> Extent {
    Extent(height: givenHeight ?? min(width * natural.height / natural.width, mostHeight), firstBaseline: nil)
  }

  /// Draws the screen as a picture: it is in no text, tag or dump, and the element says what it shows.
  func place(in size: Size, at origin: Point, into items: inout [FrameItem]) -> TextDecisions? {
    guard let frame, size.width > 0, size.height > 0 else { return nil }
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
