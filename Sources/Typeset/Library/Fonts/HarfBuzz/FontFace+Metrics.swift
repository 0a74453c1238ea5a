import CHarfBuzz

extension FontFace {
  /// The measures as OS/2, hhea and post give them, by HarfBuzz's choice between those tables.
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
    let thickness = bounded(metric(HB_OT_METRICS_TAG_UNDERLINE_SIZE), 1...em, otherwise: em / 20)
    let strikeThickness = bounded(metric(HB_OT_METRICS_TAG_STRIKEOUT_SIZE), 1...em, otherwise: thickness)
    let underlineTop = bounded(metric(HB_OT_METRICS_TAG_UNDERLINE_OFFSET), -em...em, otherwise: -em / 10)
    let strikeTop = bounded(metric(HB_OT_METRICS_TAG_STRIKEOUT_OFFSET), 1...em, otherwise: em * 3 / 10)
    return FontMetrics(
      unitsPerEm: em, ascent: ascent, descent: descent,
      underlinePosition: underlineTop - thickness / 2, underlineThickness: thickness,
      strikeoutPosition: strikeTop - strikeThickness / 2, strikeoutThickness: strikeThickness,
      capHeight: bounded(metric(HB_OT_METRICS_TAG_CAP_HEIGHT), 1...4 * em, otherwise: em * 7 / 10),
      xHeight: bounded(metric(HB_OT_METRICS_TAG_X_HEIGHT), 1...4 * em, otherwise: em / 2))
  }
}
