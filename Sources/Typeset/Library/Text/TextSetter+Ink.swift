extension TextSetter {
  /// The ink of letters that stand alone, side by side from the left, per em, y downwards from the baseline; nil where
  /// no font draws one of them.
  ///
  /// They are not shaped: for drawings, which show a letter or a few digits.
  func ink(of letters: String, language: String) -> GlyphPolygons? {
    let units = Array(letters.utf16)
    let primary = fonts.font(family: nil, weight: 400, italic: false, language: language).font
    var ink = GlyphPolygons(contours: [])
    var right = 0.0
    for run in analyzer.scripts(of: units) {
      let plan = fonts.plan(primary: primary, script: run.script, language: language, weight: 400, italic: false)
      for scalar in units.span.extracting(run.range).scalars {
        let unit = String(scalar).utf16.count
        let stretch = plan.runs(in: Array(String(scalar).utf16).span, range: 0..<unit, boundaries: { [unit] }).first
        guard let font = stretch?.font, !font.drawsPictures, let glyph = font.glyph(for: scalar) else { return nil }
        let outline = font.face.outline(of: glyph).scaled(by: 1 / Double(font.metrics.unitsPerEm))
        guard let box = outline.bounds else { return nil }
        ink.contours += outline.moved(by: (ink.contours.isEmpty ? 0 : right + Self.gapOfInk) - box.minX).contours
        right = ink.bounds?.maxX ?? right
      }
    }
    return ink.contours.isEmpty ? nil : ink
  }

  /// The distance of the ink of two letters, per em.
  private static var gapOfInk: Double { 0.1 }
}
