/// Drawing parts of a picture of pixels.
extension Painter {
  /// Draws those items that show in a band, and what fills the rest of it; `heights` are those of all items.
  func draw(_ items: [FrameItem], on background: Color?, in band: PictureBand, _ heights: InkHeights) throws {
    if let background { cut(to: band) { fill(with: background) } }
    var index = 0
    try draw(items, at: .zero, in: band, heights, from: &index)
  }

  private func draw(
    _ items: [FrameItem], at origin: Point, in band: PictureBand, _ heights: InkHeights, from index: inout Int
  ) throws {
    for item in items {
      let entry = heights.entries[index]
      let first = index + 1
      index = entry.end
      guard entry.shows(in: band.reach) else { continue }
      if case .group(let group) = item, entry.end > first {
        try inside(group, at: origin) { origin in
          var index = first
          try draw(group.items, at: origin, in: band, heights, from: &index)
        }
      } else if band.cuts(entry) {
        try cut(to: band) { try draw(item, at: origin) }
      } else {
        try draw(item, at: origin)
      }
    }
  }

  /// Draws on nothing but the rows of a band.
  private func cut(to band: PictureBand, _ body: () throws -> Void) rethrows {
    context.save()
    let matrix = context.matrix
    context.useSurfaceCoordinates()
    // Whole pixels, so that nothing else is drawn in another way.
    context.rectangle(0, Double(band.rows.lowerBound), Double(band.width), Double(band.rows.count))
    context.clip()
    context.matrix = matrix
    defer {
      context.restore()
      forgetState()
    }
    try body()
  }
}
