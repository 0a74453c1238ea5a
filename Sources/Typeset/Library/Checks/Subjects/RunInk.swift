extension CheckedRun {
  /// The extent of what each of its glyphs draws, accents and descenders included, on the page.
  var glyphInk: [Rect] {
    let font = run.appearance.font
    let scale = run.appearance.size / Double(max(1, font.metrics.unitsPerEm))
    var ink: [Rect] = []
    for piece in run.pieces {
      var pen = origin.x + piece.x
      for glyph in piece.shaped.glyphs[piece.glyphs.clamped(to: piece.shaped.glyphs.indices)] {
        defer { pen += Double(glyph.advance) * scale }
        guard let own = font.face.ink(of: glyph.id) else { continue }
        let corner = Point(
          x: pen + (own.minX + Double(glyph.xOffset)) * scale, y: origin.y + (own.minY - Double(glyph.yOffset)) * scale)
        ink.append(Rect(origin: corner, size: Size(width: own.width * scale, height: own.height * scale)))
      }
    }
    return ink
  }

  /// The extent of what its glyphs draw together; nil if they draw nothing.
  var ink: Rect? { glyphInk.bounds }
}

extension CheckedLine {
  /// The extent of what each of its glyphs draws, on the page.
  var glyphInk: [Rect] { runs.flatMap(\.glyphInk) }

  /// The extent of what its glyphs draw together, on the page; nil if they draw nothing.
  var ink: Rect? { glyphInk.bounds }

  /// A box that contains its ink, which is known without a look at its glyphs: letters of the bundled fonts keep within
  /// twice their size above the baseline, and once below it.
  var reach: Rect {
    let size = runs.map(\.run.appearance.size).max() ?? line.fontSize
    return Rect(
      x: frame.minX - size, y: frame.minY + line.baseline - 2 * size, width: frame.width + 2 * size, height: 3 * size)
  }

  /// Whether it shows anything.
  var isShown: Bool { !runs.isEmpty && !text.allSatisfy(\.isWhitespace) }
}

extension [Rect] {
  /// The rectangle around all of them; nil for none.
  fileprivate var bounds: Rect? { first.map { dropFirst().reduce($0) { $0.union($1) } } }
}
