import CCairo

extension Painter {
  /// The pixels per point of shapes that a PDF or SVG file holds as pixels.
  private static let density = 4.0

  /// Draws shapes as pixels whose colours are those that are seen: those of gradients and filters cannot be changed one by one.
  ///
  /// `body` draws on a context that has the coordinates of the current one. Only what the current clip shows is drawn.
  func drawPixels(seenBy vision: ColorVision, _ body: (OpaquePointer) throws -> Void) throws {
    guard let area = deviceClip else { return }
    let density = density(of: area)
    let (width, height) = (Int((area.width * density).rounded(.up)), Int((area.height * density).rounded(.up)))
    let surface = try PictureSurface(width: width, height: height, scale: density)
    var matrix = cairo_matrix_t()
    cairo_get_matrix(context, &matrix)
    cairo_translate(surface.context, -area.minX, -area.minY)
    cairo_transform(surface.context, &matrix)
    try body(surface.context)
    try surface.withPixels { pixels, stride in
      // A row of 32-bit pixels has no gap behind it.
      let start = pixels.assumingMemoryBound(to: UInt32.self)
      vision.change(UnsafeMutableBufferPointer(start: start, count: stride / 4 * height))
    }
    cairo_surface_mark_dirty(surface.raw)
    cairo_identity_matrix(context)
    cairo_translate(context, area.minX, area.minY)
    cairo_scale(context, 1 / density, 1 / density)
    cairo_set_source_surface(context, surface.raw, 0, 0)
    cairo_paint(context)
  }

  /// The pixels per unit of the surface: those of a bitmap; else so many that the file stays of a reasonable size.
  private func density(of area: Rect) -> Double {
    isRaster ? 1 : min(Self.density, (Double(PictureLimits.mostPixels) / (area.width * area.height)).squareRoot())
  }

  /// The whole units of the surface that the current clip touches; nil if it is empty.
  private var deviceClip: Rect? {
    var (left, top, right, bottom) = (0.0, 0.0, 0.0, 0.0)
    cairo_clip_extents(context, &left, &top, &right, &bottom)
    guard right > left, bottom > top else { return nil }
    let corners = [(left, top), (right, top), (left, bottom), (right, bottom)].map { corner in
      var (x, y) = corner
      cairo_user_to_device(context, &x, &y)
      return Point(x: x, y: y)
    }
    let (horizontal, vertical) = (corners.map(\.x), corners.map(\.y))
    let minX = (horizontal.min() ?? 0).rounded(.down)
    let minY = (vertical.min() ?? 0).rounded(.down)
    let maxX = (horizontal.max() ?? 0).rounded(.up)
    let maxY = (vertical.max() ?? 0).rounded(.up)
    return Rect(x: minX, y: minY, width: maxX - minX, height: maxY - minY)
  }
}
