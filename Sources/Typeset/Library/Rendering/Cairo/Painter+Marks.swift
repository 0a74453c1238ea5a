extension Painter {
  /// Draws a sign between two pieces of the content of a page; the pass over the finished file removes it.
  ///
  /// It is in the visible area and opaque, since Cairo omits invisible content.
  ///
  /// The first sign of a page is drawn in two opposite corners at once. Cairo adds the extents of everything on a page
  /// to a region: that takes longer the more rectangles the region has, and nothing if one rectangle covers the whole
  /// page.
  func draw(_ sign: ContentSign) {
    guard let visible, visible.width > 0, visible.height > 0 else { return }
    useOpaqueColor()
    add(sign.outline(at: visible.origin))
    // Beyond the last whole point of a page, Cairo would add a clip to its contents.
    let (right, bottom) = (visible.maxX.rounded(.down), visible.maxY.rounded(.down))
    if sign == .begin(0), right > visible.minX + 1, bottom > visible.minY + 1 {
      add(sign.outline(at: Point(x: right - ContentSign.firstSize, y: bottom - ContentSign.firstSize)))
    }
    context.fill()
  }

  private func add(_ outline: [Point]) {
    context.move(outline[0].x, outline[0].y)
    for point in outline.dropFirst() { context.line(point.x, point.y) }
    context.closePath()
  }
}

/// A sign in the content of a page: a quadrilateral of a few hundredths of a point that marks the beginning or end of
/// tagged content.
///
/// Cairo's own tags are not usable: each version marks different content (1.18 only content with text), and none
/// supports artifacts. Every version writes a filled outline as the same few operators.
enum ContentSign: Equatable {
  /// Content of a number begins.
  case begin(Int)
  /// The content that began last ends.
  case end

  /// One step of Cairo's coordinates, in points.
  private static let step = 1.0 / 256
  /// The numbers that fit into one side of the outline.
  private static let base = 1024
  /// The least distance of the last corner to the right: beyond the two corners before it, with which Cairo would join
  /// it if all three were in one line.
  private static let firstColumn = 8
  /// More than the first sign of a page takes in either direction, in points.
  static let firstSize = 12 * step

  /// Its corners, beginning at a point; the first two sides encode its kind, the last corner its number.
  func outline(at place: Point) -> [Point] {
    let origin = Point(x: (place.x / Self.step).rounded(.up), y: (place.y / Self.step).rounded(.up))
    let (across, down, number) =
      switch self {
      case .begin(let number): (7.0, 11.0, number)
      case .end: (11.0, 7.0, 0)
      }
    return [
      (0, 0), (across, 0), (across, down),
      (Double(Self.firstColumn + number % Self.base), Double(1 + number / Self.base)),
    ]
    .map {
      Point(x: (origin.x + $0) * Self.step, y: (origin.y + $1) * Self.step)
    }
  }

  /// The sign that an outline in a file represents, once or twice, perhaps with rounded numbers; nil for any other
  /// outline.
  init?(outline: [Point]) {
    if outline.count == 8 {
      self.init(outline: Array(outline[..<4]))
      if ContentSign(outline: Array(outline[4...])) != self { return nil }
      return
    }
    guard outline.count == 4 else { return nil }
    let steps = outline.map { corner in
      (x: ((corner.x - outline[0].x) / Self.step).rounded(), y: ((corner.y - outline[0].y) / Self.step).rounded())
    }
    let range = 0..<Double(Self.base)
    let (column, row) = (steps[3].x - Double(Self.firstColumn), steps[3].y - 1)
    guard steps[1].y == 0, steps[1].x == steps[2].x, range.contains(column), range.contains(row) else { return nil }
    switch (steps[2].x, steps[2].y) {
    case (7, 11): self = .begin(Int(column) + Self.base * Int(row))
    case (11, 7) where column == 0 && row == 0: self = .end
    default: return nil
    }
  }

  /// How many pieces of content a page can have.
  static let most = base * base
}
