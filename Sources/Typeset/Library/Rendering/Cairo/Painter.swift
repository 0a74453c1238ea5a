import CCairo

/// Draws the items of a frame on a surface, without any layout decisions.
///
/// Origins are added to the coordinates passed to Cairo, since every change of its matrix makes it look up the font again. Colour
/// and font are set only when they change.
final class Painter {
  /// How glyphs are drawn.
  enum GlyphStyle {
    /// As glyphs that know their text.
    case text
    /// As glyphs alone.
    case glyphs
    /// As outlines, each exactly at its place between two pixels.
    case outlines

    /// The pictures that the output can hold as files.
    fileprivate var embeddedFormats: [PictureFormat] {
      switch self {
      case .text: [.jpeg]
      case .glyphs: [.jpeg, .png]
      case .outlines: []
      }
    }
  }

  private let surface: Surface
  /// The context of Cairo that is drawn on.
  let context: OpaquePointer
  private let faces: FaceCache
  private(set) var style: GlyphStyle
  /// Whether the surface is a bitmap.
  let isRaster: Bool
  private let options: OpaquePointer
  /// The pictures drawn so far.
  let pictures: PictureSurfaces
  /// The pictures of glyphs drawn so far.
  var glyphPictures = GlyphPictures()
  /// Room for the glyphs of one run.
  var clusters = TextClusters()
  private var color: Color?
  private var fontInUse: (key: FontKey, scale: GlyphScale)?
  private var scaledFonts: [FontKey: ScaledFont] = [:]

  private struct ScaledFont {
    var raw: OpaquePointer
    var scale: GlyphScale
  }

  private struct FontKey: Hashable {
    var font: ObjectIdentifier
    var size: Double
    var turn: Int
  }

  /// How the coordinates were turned so far, origins left out; the first is the page's own.
  var turns = [Transform.identity]
  /// Their current orientation, as an index: Cairo has a separate font for each.
  var turn = 0
  /// Whether the page consists of text and outlines alone, so that it has no streams but its contents.
  private(set) var isPlain = true
  /// The area inside the current clips; nil if unknown: before the first page, and in transformed coordinates.
  var visible: Rect?

  /// A painter for a surface.
  init(on surface: Surface, faces: FaceCache, style: GlyphStyle) {
    self.surface = surface
    context = surface.context
    self.faces = faces
    self.style = style
    isRaster = style == .outlines
    pictures = PictureSurfaces(embedding: style.embeddedFormats)
    options = cairo_font_options_create()
    cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
    cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
  }

  deinit {
    for font in scaledFonts.values { cairo_scaled_font_destroy(font.raw) }
    cairo_font_options_destroy(options)
  }

  /// Draws items relative to an enclosing origin.
  func draw(_ items: [FrameItem], at origin: Point) throws { for item in items { try draw(item, at: origin) } }

  /// Draws an item relative to an enclosing origin.
  func draw(_ item: FrameItem, at origin: Point) throws {
    switch item {
    case .glyphs(let run): try draw(run, at: origin)
    case .path(let path): draw(path, at: origin)
    case .image(let image): try draw(image, at: origin)
    case .group(let group):
      try inside(group, at: origin) { origin in
        if case .annotation = group.meaning {
          try drawAnnotation(group.items, at: origin)
        } else {
          try draw(group.items, at: origin)
        }
      }
    }
  }

  /// Draws items whose glyphs are not text of the page: as outlines if glyphs would carry text.
  func drawAnnotation(_ items: [FrameItem], at origin: Point) throws {
    let outer = style
    if style == .text { style = .outlines }
    defer { style = outer }
    try draw(items, at: origin)
  }

  /// Fills everything with a colour.
  func fill(with color: Color) {
    use(color)
    cairo_paint(context)
  }

  /// Draws a run of glyphs.
  func draw(_ run: GlyphRun, at origin: Point) throws {
    guard run.appearance.isVisible else { return }
    guard !run.appearance.font.drawsPictures else { return try drawPictures(of: run, at: origin) }
    let scale = try use(run.appearance.font, size: run.appearance.size)
    clusters.fill(from: run, at: origin, scale: scale, withText: style == .text)
    guard !clusters.glyphs.isEmpty else { return }
    use(run.appearance.color)
    switch style {
    case .text:
      cairo_show_text_glyphs(
        context, clusters.text, Int32(clusters.text.count), clusters.glyphs, Int32(clusters.glyphs.count),
        clusters.clusters, Int32(clusters.clusters.count), cairo_text_cluster_flags_t(0))
    case .glyphs:
      cairo_show_glyphs(context, clusters.glyphs, Int32(clusters.glyphs.count))
    case .outlines:
      cairo_glyph_path(context, clusters.glyphs, Int32(clusters.glyphs.count))
      cairo_fill(context)
    }
  }

  /// Draws an outline.
  func draw(_ item: PathItem, at origin: Point) {
    guard item.fill != nil || item.stroke != nil else { return }
    guard !item.cutouts.isEmpty else { return paint(item, at: origin) }
    guard let bounds = item.path.bounds else { return }
    cairo_save(context)
    // A rectangle around the drawing minus each cutout in turn: overlapping cutouts must not cancel each other (even-odd).
    let reach = 1 + 5 * (item.stroke?.width ?? 0)
    for cutout in item.cutouts {
      cairo_rectangle(
        context, origin.x + bounds.minX - reach, origin.y + bounds.minY - reach, bounds.width + 2 * reach,
        bounds.height + 2 * reach)
      trace(cutout, at: origin)
      cairo_set_fill_rule(context, CAIRO_FILL_RULE_EVEN_ODD)
      cairo_clip(context)
    }
    cairo_set_fill_rule(context, CAIRO_FILL_RULE_WINDING)
    paint(item, at: origin)
    cairo_restore(context)
    forgetState()
  }

  private func paint(_ item: PathItem, at origin: Point) {
    trace(item.path, at: origin)
    if let fill = item.fill {
      use(fill)
      if item.usesEvenOdd { cairo_set_fill_rule(context, CAIRO_FILL_RULE_EVEN_ODD) }
      cairo_fill_preserve(context)
      if item.usesEvenOdd { cairo_set_fill_rule(context, CAIRO_FILL_RULE_WINDING) }
    }
    if let stroke = item.stroke, stroke.width > 0 {
      use(stroke.color)
      cairo_set_line_width(context, stroke.width)
      cairo_set_line_cap(context, stroke.cap.cairo)
      cairo_set_line_join(context, stroke.join.cairo)
      cairo_stroke_preserve(context)
    }
    cairo_new_path(context)
  }

  /// Adds an outline to the path of Cairo.
  func trace(_ path: Path, at origin: Point) {
    for step in path.steps {
      switch step {
      case .move(let point): cairo_move_to(context, origin.x + point.x, origin.y + point.y)
      case .line(let point): cairo_line_to(context, origin.x + point.x, origin.y + point.y)
      case .curve(let first, let second, let end):
        cairo_curve_to(
          context, origin.x + first.x, origin.y + first.y, origin.x + second.x, origin.y + second.y,
          origin.x + end.x, origin.y + end.y)
      case .close: cairo_close_path(context)
      }
    }
  }

  /// Begins a page.
  func beginPage(size: Size) {
    visible = Rect(origin: .zero, size: size)
    isPlain = true
    forgetState()
  }

  /// Notes that pictures or layers are drawn, which are streams of their own.
  func noteOtherStreams() { isPlain = false }

  /// Forgets what colour and font Cairo has: after a page, and after a state was restored.
  func forgetState() {
    color = nil
    fontInUse = nil
  }

  /// Makes the following content visible, in any colour.
  func useOpaqueColor() {
    if color?.alpha != 255 { use(.black) }
  }

  /// Makes a colour the one that is drawn with.
  func use(_ wanted: Color) {
    guard wanted != color else { return }
    color = wanted
    cairo_set_source_rgba(
      context, Double(wanted.red) / 255, Double(wanted.green) / 255, Double(wanted.blue) / 255,
      Double(wanted.alpha) / 255)
  }

  /// Makes a font in a size the one that is drawn with.
  @discardableResult
  func use(_ font: Font, size: Double) throws -> GlyphScale {
    let key = FontKey(font: ObjectIdentifier(font), size: size, turn: turn)
    if let fontInUse, fontInUse.key == key { return fontInUse.scale }
    let scaled = try scaledFont(for: key, font: font)
    cairo_set_scaled_font(context, scaled.raw)
    fontInUse = (key, scaled.scale)
    return scaled.scale
  }

  private func scaledFont(for key: FontKey, font: Font) throws -> ScaledFont {
    if let scaled = scaledFonts[key] { return scaled }
    var size = cairo_matrix_t()
    cairo_matrix_init_scale(&size, key.size, key.size)
    var page = cairo_matrix_t()
    cairo_get_matrix(context, &page)
    let face = try faces.face(of: font)
    guard let raw = cairo_scaled_font_create(face.raw, &size, &page, options) else {
      throw CairoError(status: CAIRO_STATUS_NO_MEMORY)
    }
    if cairo_scaled_font_status(raw) != CAIRO_STATUS_SUCCESS {
      defer { cairo_scaled_font_destroy(raw) }
      throw CairoError(status: cairo_scaled_font_status(raw))
    }
    let scaled = ScaledFont(raw: raw, scale: GlyphScale(font, size: key.size, emptyGlyph: face.emptyGlyph))
    scaledFonts[key] = scaled
    return scaled
  }
}

extension RunAppearance {
  /// Whether glyphs can be seen.
  var isVisible: Bool { size > 0 && size.isFinite && color.alpha > 0 }
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
