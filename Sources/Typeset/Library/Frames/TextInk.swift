/// Between which heights the letters of some items show, in points downwards.
struct TextInk {
  /// The highest place; infinite without letters.
  private(set) var top = Double.infinity
  /// The lowest place; negatively infinite without letters.
  private(set) var bottom = -Double.infinity

  /// The letters of items, clips considered.
  init(of items: some Sequence<FrameItem>) { add(items, at: 0, within: -Double.infinity...Double.infinity) }

  private mutating func add(
    _ items: some Sequence<FrameItem>, at origin: Double, within limits: ClosedRange<Double>
  ) {
    for item in items {
      switch item {
      case .glyphs(let run): add(run, at: origin + run.origin.y, within: limits)
      case .group(let group):
        let place = origin + group.origin.y
        guard let clip = group.clip else {
          add(group.items, at: place, within: limits)
          continue
        }
        let (top, bottom) = (max(limits.lowerBound, place + clip.minY), min(limits.upperBound, place + clip.maxY))
        if top < bottom { add(group.items, at: place, within: top...bottom) }
      case .path, .image: continue
      }
    }
  }

  private mutating func add(_ run: GlyphRun, at baseline: Double, within limits: ClosedRange<Double>) {
    guard run.appearance.color.alpha > 0, !run.isMissing else { return }
    let font = run.appearance.font
    let scale = run.appearance.size / Double(font.metrics.unitsPerEm)
    for piece in run.pieces {
      let glyphs = piece.shaped.glyphSpan
      for index in piece.glyphs.clamped(to: glyphs.indices) {
        guard let ink = font.face.ink(of: glyphs[index].id) else { continue }
        let origin = baseline - Double(glyphs[index].yOffset) * scale
        top = min(top, max(limits.lowerBound, origin + ink.minY * scale))
        bottom = max(bottom, min(limits.upperBound, origin + ink.maxY * scale))
      }
    }
  }
}

extension FrameItem {
  /// The item further down by a distance in points; only groups are ever moved.
  func lowered(by distance: Double) -> FrameItem {
    guard case .group(var group) = self else { return self }
    group.origin.y += distance
    return .group(group)
  }
}
