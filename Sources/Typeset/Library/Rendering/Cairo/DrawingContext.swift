import CCairo

/// Cairo's context, with which is drawn on a surface: colour, font, path, clip and coordinates.
@safe final class DrawingContext {
  private let raw: OpaquePointer
  /// Without hints, which would move outlines to whole pixels.
  private let fontOptions: OpaquePointer

  /// A context for a surface, which it keeps.
  init(on surface: OpaquePointer) throws {
    guard let raw = unsafe cairo_create(surface) else { throw CairoError(status: CAIRO_STATUS_NO_MEMORY) }
    guard let options = unsafe cairo_font_options_create() else {
      unsafe cairo_destroy(raw)
      throw CairoError(status: CAIRO_STATUS_NO_MEMORY)
    }
    unsafe self.raw = raw
    unsafe fontOptions = options
    unsafe cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
    unsafe cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
    unsafe cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
  }

  deinit {
    unsafe cairo_font_options_destroy(fontOptions)
    unsafe cairo_destroy(raw)
  }

  /// Throws what went wrong since the context was made.
  func check() throws { try CairoError.check(unsafe cairo_status(raw)) }

  /// Ends a page.
  func showPage() { unsafe cairo_show_page(raw) }

  /// The context for the door to librsvg.
  var target: SVGTarget { unsafe SVGTarget(context: raw, owner: self) }
}

// The state: colour, font and clip.
extension DrawingContext {
  /// Keeps the state until `restore`.
  func save() { unsafe cairo_save(raw) }

  /// Brings back the state that was saved last.
  func restore() { unsafe cairo_restore(raw) }

  /// Makes a colour the one that is drawn with.
  func use(_ color: Color) {
    unsafe cairo_set_source_rgba(
      raw, Double(color.red) / 255, Double(color.green) / 255, Double(color.blue) / 255, Double(color.alpha) / 255)
  }

  /// Makes a gradient what is drawn with, in coordinates that begin at `origin`.
  func use(_ gradient: Gradient, at origin: Point) {
    let pattern: OpaquePointer?
    switch gradient.shape {
    case .linear(let start, let end):
      unsafe pattern = unsafe cairo_pattern_create_linear(
        origin.x + start.x, origin.y + start.y, origin.x + end.x, origin.y + end.y)
    case .radial(let center, let radius):
      let (x, y) = (origin.x + center.x, origin.y + center.y)
      unsafe pattern = unsafe cairo_pattern_create_radial(x, y, 0, x, y, radius)
    }
    for stop in gradient.stops {
      let color = stop.color
      unsafe cairo_pattern_add_color_stop_rgba(
        pattern, stop.place, Double(color.red) / 255, Double(color.green) / 255, Double(color.blue) / 255,
        Double(color.alpha) / 255)
    }
    unsafe cairo_set_source(raw, pattern)
    unsafe cairo_pattern_destroy(pattern)
  }

  /// Makes a font the one that is drawn with.
  func use(_ font: ScaledFont) { unsafe cairo_set_scaled_font(raw, font.raw) }

  /// A font of a face in a size, for the current orientation of coordinates.
  func scaledFont(_ face: FaceCache.Face, of font: Font, size: Double) throws -> ScaledFont {
    var scale = cairo_matrix_t()
    unsafe cairo_matrix_init_scale(&scale, size, size)
    var page = matrix
    guard let scaled = unsafe cairo_scaled_font_create(face.raw, &scale, &page, fontOptions) else {
      throw CairoError(status: CAIRO_STATUS_NO_MEMORY)
    }
    if unsafe cairo_scaled_font_status(scaled) != CAIRO_STATUS_SUCCESS {
      defer { unsafe cairo_scaled_font_destroy(scaled) }
      throw unsafe CairoError(status: cairo_scaled_font_status(scaled))
    }
    return unsafe ScaledFont(owning: scaled, scale: GlyphScale(font, size: size))
  }

  /// Restricts what is drawn to the inside of the path, and begins a new one.
  func clip() { unsafe cairo_clip(raw) }

  /// The corners of a rectangle around the clip.
  var clipBounds: (topLeft: Point, bottomRight: Point) {
    var (left, top, right, bottom) = (0.0, 0.0, 0.0, 0.0)
    unsafe cairo_clip_extents(raw, &left, &top, &right, &bottom)
    return (Point(x: left, y: top), Point(x: right, y: bottom))
  }
}

// Coordinates.
extension DrawingContext {
  /// From the coordinates that are drawn in to those of the surface.
  var matrix: cairo_matrix_t {
    get {
      var matrix = cairo_matrix_t()
      unsafe cairo_get_matrix(raw, &matrix)
      return matrix
    }
    set {
      var matrix = newValue
      unsafe cairo_set_matrix(raw, &matrix)
    }
  }

  /// The largest rectangle of whole pixels inside a rectangle, in the coordinates of the surface; nil where there is
  /// none, or where coordinates are turned.
  func pixels(inside rect: Rect) -> Rect? {
    let matrix = matrix
    guard matrix.xy == 0, matrix.yx == 0 else { return nil }
    let (first, last) = (onSurface(rect.origin), onSurface(Point(x: rect.maxX, y: rect.maxY)))
    let (left, top) = (min(first.x, last.x).rounded(.up), min(first.y, last.y).rounded(.up))
    let (right, bottom) = (max(first.x, last.x).rounded(.down), max(first.y, last.y).rounded(.down))
    guard right > left, bottom > top else { return nil }
    return Rect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// Draws in the coordinates of the surface from here on.
  func useSurfaceCoordinates() { unsafe cairo_identity_matrix(raw) }

  /// Changes the coordinates in which is drawn from here on.
  func apply(_ transform: Transform) {
    apply(
      cairo_matrix_t(
        xx: transform.a, yx: transform.b, xy: transform.c, yy: transform.d, x0: transform.tx, y0: transform.ty))
  }

  /// Changes the coordinates in which is drawn from here on.
  func apply(_ matrix: cairo_matrix_t) {
    var matrix = matrix
    unsafe cairo_transform(raw, &matrix)
  }

  /// Moves the origin of the coordinates.
  func translate(_ x: Double, _ y: Double) { unsafe cairo_translate(raw, x, y) }

  /// Changes the unit of the coordinates.
  func scale(_ factor: Double) { unsafe cairo_scale(raw, factor, factor) }

  /// A point in the coordinates of the surface.
  func onSurface(_ point: Point) -> Point {
    var (x, y) = (point.x, point.y)
    unsafe cairo_user_to_device(raw, &x, &y)
    return Point(x: x, y: y)
  }
}

// Paths.
extension DrawingContext {
  /// Begins an outline.
  func move(_ x: Double, _ y: Double) { unsafe cairo_move_to(raw, x, y) }

  /// Adds a line.
  func line(_ x: Double, _ y: Double) { unsafe cairo_line_to(raw, x, y) }

  /// Adds an outline, moved by an origin.
  func trace(_ path: Path, at origin: Point) {
    for step in path.steps {
      switch step {
      case .move(let point): move(origin.x + point.x, origin.y + point.y)
      case .line(let point): line(origin.x + point.x, origin.y + point.y)
      case .curve(let first, let second, let end):
        unsafe cairo_curve_to(
          raw, origin.x + first.x, origin.y + first.y, origin.x + second.x, origin.y + second.y, origin.x + end.x,
          origin.y + end.y)
      case .close: closePath()
      }
    }
  }

  /// Adds a rectangle.
  func rectangle(_ x: Double, _ y: Double, _ width: Double, _ height: Double) {
    unsafe cairo_rectangle(raw, x, y, width, height)
  }

  /// Closes the outline.
  func closePath() { unsafe cairo_close_path(raw) }

  /// Forgets the path.
  func newPath() { unsafe cairo_new_path(raw) }

  /// Decides whether what several outlines surround an even number of times is inside.
  func useEvenOdd(_ usesEvenOdd: Bool) {
    unsafe cairo_set_fill_rule(raw, usesEvenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
  }

  /// Fills the path and forgets it.
  func fill() { unsafe cairo_fill(raw) }

  /// Fills the path and keeps it.
  func fillAndKeep() { unsafe cairo_fill_preserve(raw) }

  /// Draws along the path and keeps it.
  func strokeAndKeep(width: Double, cap: LineCap, join: LineJoin) {
    unsafe cairo_set_line_width(raw, width)
    unsafe cairo_set_line_cap(raw, cap.cairo)
    unsafe cairo_set_line_join(raw, join.cairo)
    unsafe cairo_stroke_preserve(raw)
  }
}

// Glyphs, pictures and layers.
extension DrawingContext {
  /// Draws glyphs with their text.
  func show(
    _ glyphs: ArraySlice<cairo_glyph_t>, text: ArraySlice<CChar>, clusters: ArraySlice<cairo_text_cluster_t>
  ) {
    unsafe text.withUnsafeBufferPointer { text in
      unsafe glyphs.withUnsafeBufferPointer { glyphs in
        unsafe clusters.withUnsafeBufferPointer { clusters in
          unsafe cairo_show_text_glyphs(
            raw, text.baseAddress, Int32(text.count), glyphs.baseAddress, Int32(glyphs.count), clusters.baseAddress,
            Int32(clusters.count), cairo_text_cluster_flags_t(0))
        }
      }
    }
  }

  /// Draws glyphs.
  func show(_ glyphs: [cairo_glyph_t]) { unsafe cairo_show_glyphs(raw, glyphs, Int32(glyphs.count)) }

  /// Adds the outlines of glyphs.
  func trace(_ glyphs: [cairo_glyph_t]) { unsafe cairo_glyph_path(raw, glyphs, Int32(glyphs.count)) }

  /// Fills everything inside the clip.
  func paint(opacity: Double = 1) {
    if opacity == 1 { unsafe cairo_paint(raw) } else { unsafe cairo_paint_with_alpha(raw, opacity) }
  }

  /// Makes a picture what is drawn with; `repeatsEdge` extends its outermost pixels without end.
  func use(_ picture: PictureSource, repeatsEdge: Bool) {
    unsafe cairo_set_source_surface(raw, picture.raw, 0, 0)
    unsafe cairo_pattern_set_filter(cairo_get_source(raw), CAIRO_FILTER_GOOD)
    if repeatsEdge { unsafe cairo_pattern_set_extend(cairo_get_source(raw), CAIRO_EXTEND_PAD) }
  }

  /// Makes what is on a surface what is drawn with.
  func use(_ surface: Surface) { unsafe cairo_set_source_surface(raw, surface.raw, 0, 0) }

  /// Draws in a layer from here on.
  func beginLayer() { unsafe cairo_push_group(raw) }

  /// Draws the layer.
  func endLayer(opacity: Double) {
    unsafe cairo_pop_group_to_source(raw)
    unsafe cairo_paint_with_alpha(raw, opacity)
  }
}

extension DrawingContext {
  /// Draws the shape of the layer in a colour.
  func endLayer(in color: Color, opacity: Double) {
    guard let layer = unsafe cairo_pop_group(raw) else { return }
    use(color.faded(to: opacity))
    unsafe cairo_mask(raw, layer)
    unsafe cairo_pattern_destroy(layer)
  }
}

/// A font in a size and orientation, as Cairo draws with it.
@safe final class ScaledFont {
  /// Cairo's font.
  fileprivate let raw: OpaquePointer
  /// What its glyphs have in common.
  let scale: GlyphScale

  fileprivate init(owning raw: OpaquePointer, scale: GlyphScale) {
    unsafe self.raw = raw
    self.scale = scale
  }

  deinit { unsafe cairo_scaled_font_destroy(raw) }
}

extension LineCap {
  fileprivate var cairo: cairo_line_cap_t {
    switch self {
    case .butt: CAIRO_LINE_CAP_BUTT
    case .round: CAIRO_LINE_CAP_ROUND
    case .square: CAIRO_LINE_CAP_SQUARE
    }
  }
}

extension LineJoin {
  fileprivate var cairo: cairo_line_join_t {
    switch self {
    case .miter: CAIRO_LINE_JOIN_MITER
    case .round: CAIRO_LINE_JOIN_ROUND
    case .bevel: CAIRO_LINE_JOIN_BEVEL
    }
  }
}
