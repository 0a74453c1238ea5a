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
}

/// The picture that shows a glyph.
struct GlyphPicture {
  /// A PNG file.
  var png: [UInt8]
  /// Its edges, in font units from the pen, y upwards.
  var left: Int
  /// See `left`.
  var bottom: Int
  /// See `left`.
  var right: Int
  /// See `left`.
  var top: Int
}

extension FontFace {
  /// Whether glyphs are shown by PNG files (tables CBDT or sbix).
  var hasPictures: Bool { unsafe hb_ot_color_has_png(face) != 0 }

  /// The largest picture of a glyph; nil if it has none, as the space.
  func picture(of glyph: UInt32) -> GlyphPicture? {
    guard let blob = unsafe hb_ot_color_glyph_reference_png(font, glyph) else { return nil }
    defer { unsafe hb_blob_destroy(blob) }
    var count: UInt32 = 0
    var extents = hb_glyph_extents_t()
    guard let start = unsafe hb_blob_get_data(blob, &count), count > 0,
      unsafe hb_font_get_glyph_extents(font, glyph, &extents) != 0, extents.width != 0, extents.height != 0
    else { return nil }
    let png = unsafe Array(UnsafeRawBufferPointer(start: start, count: Int(count)))
    let (left, top) = (Int(extents.x_bearing), Int(extents.y_bearing))
    return GlyphPicture(
      png: png, left: left, bottom: top + Int(extents.height), right: left + Int(extents.width), top: top)
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
