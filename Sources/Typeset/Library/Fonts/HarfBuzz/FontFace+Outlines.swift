import CHarfBuzz

extension FontFace {
  /// The outline of a glyph; empty if it has none.
  func outline(of glyph: UInt32) -> GlyphPolygons {
    let pen = OutlinePen()
    withExtendedLifetime(pen) {
      unsafe typeset_hb_draw_glyph(font, glyph, OutlinePen.functions.handle, Unmanaged.passUnretained(pen).toOpaque())
    }
    return GlyphPolygons(contours: pen.contours)
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

/// Gathers the contours that HarfBuzz draws, curves as short straight lines.
private final class OutlinePen {
  private(set) var contours: [[Point]] = []

  /// The functions that HarfBuzz calls; quadratic curves come as cubic ones.
  static let functions = OutlineFunctions()

  /// Into how many lines a curve is cut: at 100 points, a quarter of a circle as large as the type is less than a tenth
  /// of a point off.
  private static let linesPerCurve = 8

  fileprivate func move(to point: Point) { contours.append([point]) }

  fileprivate func line(to point: Point) {
    guard !contours.isEmpty else { return }
    contours[contours.count - 1].append(point)
  }

  fileprivate func curve(_ first: Point, _ second: Point, to end: Point) {
    guard let start = contours.last?.last else { return }
    for step in 1...Self.linesPerCurve {
      let t = Double(step) / Double(Self.linesPerCurve)
      let s = 1 - t
      let (a, b, c, d) = (s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t)
      line(
        to: Point(
          x: a * start.x + b * first.x + c * second.x + d * end.x,
          y: a * start.y + b * first.y + c * second.y + d * end.y))
    }
  }

  fileprivate static func pen(_ data: UnsafeMutableRawPointer?) -> OutlinePen {
    unsafe Unmanaged<OutlinePen>.fromOpaque(data!).takeUnretainedValue()
  }
}

/// The functions of an `OutlinePen` for HarfBuzz, made once and never changed.
@safe private final class OutlineFunctions: Sendable {
  nonisolated(unsafe) let handle: OpaquePointer

  init() {
    unsafe handle = hb_draw_funcs_create()
    unsafe hb_draw_funcs_set_move_to_func(
      handle, { _, data, _, x, y, _ in unsafe OutlinePen.pen(data).move(to: Point(x: Double(x), y: Double(y))) }, nil,
      nil)
    unsafe hb_draw_funcs_set_line_to_func(
      handle, { _, data, _, x, y, _ in unsafe OutlinePen.pen(data).line(to: Point(x: Double(x), y: Double(y))) }, nil,
      nil)
    unsafe hb_draw_funcs_set_cubic_to_func(
      handle,
      { _, data, _, x1, y1, x2, y2, x, y, _ in
        unsafe OutlinePen.pen(data).curve(
          Point(x: Double(x1), y: Double(y1)), Point(x: Double(x2), y: Double(y2)),
          to: Point(x: Double(x), y: Double(y)))
      }, nil, nil)
    unsafe hb_draw_funcs_make_immutable(handle)
  }

  deinit { unsafe hb_draw_funcs_destroy(handle) }
}
