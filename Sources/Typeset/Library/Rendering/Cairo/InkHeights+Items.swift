extension InkHeights {
  /// Finds between which heights text and outlines show.
  init(of items: [FrameItem], faces: FaceCache) throws { try add(items, at: 0, faces) }

  private mutating func add(_ items: [FrameItem], at origin: Double, _ faces: FaceCache) throws {
    for item in items {
      switch item {
      case .glyphs(let run): try add(run, at: origin + run.origin.y, faces)
      case .path(let path): add(path, at: origin)
      case .image: append(from: -.infinity, to: .infinity)
      case .group(let group): try add(group, at: origin + group.origin.y, faces)
      }
    }
  }

  private mutating func add(_ group: FrameGroup, at origin: Double, _ faces: FaceCache) throws {
    let top = group.clip.map { origin + $0.minY } ?? -.infinity
    let bottom = group.clip.map { origin + $0.maxY } ?? .infinity
    if group.transform.keepsHeights {
      try appendGroup(from: top, to: bottom) { try $0.add(group.items, at: origin + group.transform.ty, faces) }
    } else {
      append(from: top, to: bottom, isIndivisible: true)
    }
  }

  private mutating func add(_ run: GlyphRun, at baseline: Double, _ faces: FaceCache) throws {
    guard run.appearance.isVisible else { return appendNothing() }
    let font = run.appearance.font
    let heights = try faces.face(of: font).heights
    let offsetScale = GlyphScale(font, size: run.appearance.size).points
    let scale = run.appearance.size / heights.unitsPerEm
    var (top, bottom) = (Double.infinity, -Double.infinity)
    for piece in run.pieces {
      let glyphs = piece.shaped.glyphSpan
      for index in piece.glyphs.clamped(to: glyphs.indices) {
        let glyph = glyphs[index]
        let origin = baseline - Double(glyph.yOffset) * offsetScale
        if let ink = heights[glyph.id] {
          guard ink.bottom < ink.top else { continue }
          top = min(top, origin - Double(ink.top) * scale)
          bottom = max(bottom, origin - Double(ink.bottom) * scale)
        } else {
          (top, bottom) = (-.infinity, .infinity)
        }
      }
    }
    append(from: top, to: bottom)
  }

  private mutating func add(_ item: PathItem, at origin: Double) {
    guard item.fill != nil || item.stroke != nil, let bounds = item.fillBounds else { return appendNothing() }
    // A mitre reaches five times as far as the line is wide.
    let reach = 1 + 5 * (item.stroke?.width ?? 0)
    append(from: origin + bounds.minY - reach, to: origin + bounds.maxY + reach, isIndivisible: item.isIndivisible)
  }
}

extension Transform {
  /// Whether everything stays at its height, but for a move, and lines along rows and columns still run along them.
  fileprivate var keepsHeights: Bool { b == 0 && c == 0 && d == 1 }
}
