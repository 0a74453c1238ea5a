/// The pixels of a page under and over glyphs, for grounds and covers that are not of one colour.
struct GroundPixels {
  /// Pixels per point.
  private static let scale = 2.0

  private let faces = FaceCache()

  /// The least contrast of a run of glyphs with the pixels that it covers, and the colour of that pixel; nil if it
  /// covers none.
  ///
  /// Pixels at the edge of a glyph are left out, since they show both colours (F10).
  func worstContrast(of run: CheckedRun, in rect: Rect, on page: CheckedPage) -> (ratio: Double, ground: Color)? {
    let rect = Self.wholePixels(around: rect)
    guard let below = pixels(under: rect, below: run.drawingsBelow, on: page),
      let glyphs = mask(of: run, in: rect), below.count == glyphs.count
    else { return nil }
    var worst: (ratio: Double, ground: Color)?
    for (ground, isCovered) in zip(below, glyphs) where isCovered {
      let ratio = run.run.appearance.color.contrast(on: ground)
      if ratio < worst?.ratio ?? .infinity { worst = (ratio, ground) }
    }
    return worst
  }

  /// How much of what a run draws in a rectangle nobody sees for the drawings over it, in square points; nil if they
  /// cannot be drawn.
  func hiddenInk(of run: CheckedRun, in rect: Rect, under covers: [CheckedDrawing]) -> Double? {
    let rect = Self.wholePixels(around: rect)
    var glyphs = run.run
    glyphs.origin = run.origin
    glyphs.appearance.color = .black
    let (ink, above) = (FrameItem.glyphs(glyphs), covers.map(\.item))
    guard let free = picture(of: [ink], in: rect, on: .white)?.colors,
      let covered = picture(of: [ink] + above, in: rect, on: .white)?.colors,
      let cover = picture(of: above, in: rect, on: .white)?.colors
    else { return nil }
    let hidden = free.indices.count {
      free[$0].red < 128 && covered[$0].greatestDifference(from: cover[$0]) < Self.leastDifference
    }
    return Double(hidden) / (Self.scale * Self.scale)
  }

  /// The least difference of a channel at which black on white shines through what covers it, of 255.
  private static let leastDifference = 64

  /// The colours that the first `count` drawings of a page leave in a rectangle, row by row; nil if they cannot be
  /// drawn.
  func pixels(under rect: Rect, below count: Int, on page: CheckedPage) -> [Color]? {
    let items = page.drawings[..<count].filter { $0.bounds.overlaps(rect) }.map(\.item)
    return picture(of: items, in: rect, on: page.paper)?.colors
  }

  /// Which pixels of a rectangle a run covers, those at the edges of its glyphs left out where any others remain.
  private func mask(of run: CheckedRun, in rect: Rect) -> [Bool]? {
    var glyphs = run.run
    glyphs.origin = run.origin
    glyphs.appearance.color = .black
    guard let picture = picture(of: [.glyphs(glyphs)], in: rect, on: .white) else { return nil }
    let width = picture.width
    let covered = picture.colors.map { $0.red < 128 }
    let inner = covered.indices.map { index in
      let column = index % width
      return covered[index] && column > 0 && column + 1 < width && index >= width && index + width < covered.count
        && covered[index - 1] && covered[index + 1] && covered[index - width] && covered[index + width]
    }
    return inner.contains(true) ? inner : covered
  }

  /// The rectangle with its edges on those of pixels of the page, so that no pixel mixes colours that the page has side
  /// by side.
  private static func wholePixels(around rect: Rect) -> Rect {
    let (left, top) = ((rect.minX * scale).rounded(.down) / scale, (rect.minY * scale).rounded(.down) / scale)
    let (right, bottom) = ((rect.maxX * scale).rounded(.up) / scale, (rect.maxY * scale).rounded(.up) / scale)
    return Rect(x: left, y: top, width: right - left, height: bottom - top)
  }

  private func picture(of items: [FrameItem], in rect: Rect, on paper: Color) -> (colors: [Color], width: Int)? {
    let moved = FrameGroup(origin: Point(x: -rect.minX, y: -rect.minY), meaning: .artifact, items: items)
    let frame = Frame(
      name: "", size: rect.size, direction: .leftToRight, locale: "", background: paper, items: [.group(moved)])
    // A page that is too large for pixels has none; it fails where it is drawn.
    guard let (pixels, width) = try? PNGOutput.pixels(of: frame, scale: Self.scale, faces: faces) else { return nil }
    let colors = pixels.map {
      Color(
        red: UInt8(truncatingIfNeeded: $0), green: UInt8(truncatingIfNeeded: $0 >> 8),
        blue: UInt8(truncatingIfNeeded: $0 >> 16))
    }
    return (colors, width)
  }
}

extension Color {
  /// The greatest difference of a channel between two opaque colours.
  fileprivate func greatestDifference(from other: Color) -> Int {
    max(
      abs(Int(red) - Int(other.red)), abs(Int(green) - Int(other.green)), abs(Int(blue) - Int(other.blue)))
  }
}
