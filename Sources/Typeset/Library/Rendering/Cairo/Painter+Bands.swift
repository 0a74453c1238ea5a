import CCairo

/// Drawing parts of a picture of pixels.
extension Painter {
  /// Whether some of the items may be in the band; nothing is drawn. They must be text and outlines.
  func mayShow(_ items: [FrameItem], at origin: Point) throws -> Bool {
    found = false
    defer { found = nil }
    try draw(items, at: origin)
    return found == true
  }

  /// Whether some of the glyphs that come next may be in the band.
  func mayShowGlyphs() -> Bool {
    guard band != nil else { return true }
    var ink = cairo_text_extents_t()
    cairo_glyph_extents(context, clusters.glyphs, Int32(clusters.glyphCount), &ink)
    guard ink.height > 0 else { return true }
    let top = clusters.glyphs[0].y + ink.y_bearing
    return mayShow(from: top, to: top + ink.height)
  }

  /// Whether some of an outline may be in the band.
  func mayShow(_ item: PathItem, at origin: Point) -> Bool {
    guard band != nil, let bounds = item.path.bounds else { return true }
    // A mitre reaches five times as far as the line is wide.
    let reach = 1 + 5 * (item.stroke?.width ?? 0)
    return mayShow(from: origin.y + bounds.minY - reach, to: origin.y + bounds.maxY + reach)
  }

  /// Whether something between two heights may be in the band.
  func mayShow(from top: Double, to bottom: Double) -> Bool {
    guard let band else { return true }
    return top <= band.upperBound && bottom >= band.lowerBound
  }
}
