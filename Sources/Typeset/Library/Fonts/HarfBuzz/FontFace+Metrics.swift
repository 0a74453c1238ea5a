import CHarfBuzz

extension FontFace {
  /// The measures as OS/2 and hhea give them, by HarfBuzz's choice between those tables.
  ///
  /// Values that no line could be set with are replaced, so that a damaged font does no more harm than odd looks.
  func metrics() -> FontMetrics {
    let em = unitsPerEm
    func bounded(_ value: Int, _ range: ClosedRange<Int>, otherwise fallback: Int) -> Int {
      range.contains(value) ? value : fallback
    }
    var ascent = bounded(metric(HB_OT_METRICS_TAG_HORIZONTAL_ASCENDER), 0...8 * em, otherwise: em * 4 / 5)
    var descent = bounded(-metric(HB_OT_METRICS_TAG_HORIZONTAL_DESCENDER), 0...8 * em, otherwise: em / 5)
    if ascent + descent == 0 { (ascent, descent) = (em * 4 / 5, em / 5) }
    return FontMetrics(unitsPerEm: em, ascent: ascent, descent: descent)
  }

  /// The top of a glyph's ink above the baseline, in font units; nil if it has none.
  func top(of glyph: UInt32) -> Int? {
    var extents = hb_glyph_extents_t()
    guard unsafe hb_font_get_glyph_extents(font, glyph, &extents) != 0, extents.height != 0 else { return nil }
    return Int(extents.y_bearing)
  }

  /// The extent of a glyph's ink from the pen, in font units, y downwards; nil if it has none.
  func ink(of glyph: UInt32) -> Rect? {
    var extents = hb_glyph_extents_t()
    guard unsafe hb_font_get_glyph_extents(font, glyph, &extents) != 0, extents.width != 0, extents.height != 0 else {
      return nil
    }
    return Rect(
      x: Double(extents.x_bearing), y: Double(-extents.y_bearing), width: Double(extents.width),
      height: Double(-extents.height))
  }

  /// The line under its text by the table `post`; nil if it has none.
  var underline: TextStroke? {
    stroke(top: HB_OT_METRICS_TAG_UNDERLINE_OFFSET, thickness: HB_OT_METRICS_TAG_UNDERLINE_SIZE)
  }

  /// The line through its text by the table `OS/2`; nil if it has none.
  var strike: TextStroke? {
    stroke(top: HB_OT_METRICS_TAG_STRIKEOUT_OFFSET, thickness: HB_OT_METRICS_TAG_STRIKEOUT_SIZE)
  }

  private func stroke(top: hb_ot_metrics_tag_t, thickness: hb_ot_metrics_tag_t) -> TextStroke? {
    var (place, size) = (hb_position_t(), hb_position_t())
    guard unsafe hb_ot_metrics_get_position(font, top, &place) != 0,
      unsafe hb_ot_metrics_get_position(font, thickness, &size) != 0
    else { return nil }
    let em = Double(max(1, unitsPerEm))
    return TextStroke(top: -Double(place) / em, thickness: Double(size) / em)
  }
}
