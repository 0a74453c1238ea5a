extension CheckedRun {
  /// The extent of what its glyphs draw, accents and descenders included, on the page; nil if they draw nothing.
  var ink: Rect? {
    let font = run.appearance.font
    let scale = run.appearance.size / Double(max(1, font.metrics.unitsPerEm))
    var ink: Rect?
    for piece in run.pieces {
      var pen = origin.x + piece.x
      for glyph in piece.shaped.glyphs[piece.glyphs.clamped(to: piece.shaped.glyphs.indices)] {
        defer { pen += Double(glyph.advance) * scale }
        guard let own = font.face.ink(of: glyph.id) else { continue }
        let corner = Point(
          x: pen + (own.minX + Double(glyph.xOffset)) * scale, y: origin.y + (own.minY - Double(glyph.yOffset)) * scale)
        let box = Rect(origin: corner, size: Size(width: own.width * scale, height: own.height * scale))
        ink = ink.map(box.union) ?? box
      }
    }
    return ink
  }
}
