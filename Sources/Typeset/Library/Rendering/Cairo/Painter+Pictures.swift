import CCairo

extension Painter {
  /// Draws a picture; `opacity` applies to bitmaps.
  ///
  /// In PDF and SVG its own edges bound it, and it is clipped only if necessary; on a bitmap surface its last row of colour extends
  /// to the edge, so that nothing behind it shines through.
  func draw(_ item: ImageItem, at origin: Point, opacity: Double = 1) throws {
    guard item.rect.width > 0, item.rect.height > 0, item.crop.width > 0, item.crop.height > 0 else { return }
    noteOtherStreams()
    cairo_save(context)
    defer {
      cairo_restore(context)
      forgetState()
    }
    let isBounded: Bool
    if case .pixels = item.picture.contents { isBounded = true } else { isBounded = false }
    if item.radius > 0 || item.isCropped || !isBounded || isRaster {
      trace(Path(item.rect, radius: item.radius), at: origin)
      cairo_clip(context)
    }
    apply(item.transform.followed(by: Transform(a: 1, b: 0, c: 0, d: 1, tx: origin.x, ty: origin.y)))
    switch item.picture.contents {
    case .shapes(let picture):
      func draw(on context: OpaquePointer) throws {
        let words =
          isTurnedRound(context)
          ? try drawRecorded(picture, size: item.picture.size, on: context) : picture.draw(on: context)
        if let words { throw PictureError(item.picture.path, .damaged(.svg, words)) }
      }
      if let vision = item.vision { try drawPixels(seenBy: vision, draw) } else { try draw(on: context) }
    case .pixels(let picture):
      let size = item.picture.size
      let (width, height) = (Double(picture.width), Double(picture.height))
      let (across, down) = picture.orientation.isOnItsSide ? (height, width) : (width, height)
      apply(
        picture.orientation.transform(width: width, height: height).followed(
          by: Transform(a: size.width / across, b: 0, c: 0, d: size.height / down, tx: 0, ty: 0)))
      cairo_set_source_surface(context, try pictures.surface(of: picture, seenBy: item.vision), 0, 0)
      cairo_pattern_set_filter(cairo_get_source(context), CAIRO_FILTER_GOOD)
      if isRaster { cairo_pattern_set_extend(cairo_get_source(context), CAIRO_EXTEND_PAD) }
      cairo_paint_with_alpha(context, opacity)
    }
  }

  /// Whether the current matrix of a context swaps left and right.
  private func isTurnedRound(_ context: OpaquePointer) -> Bool {
    var matrix = cairo_matrix_t()
    cairo_get_matrix(context, &matrix)
    return matrix.xx * matrix.yy < matrix.xy * matrix.yx
  }

  /// Draws an SVG picture unmirrored into a recording and replays it; returns the error message of librsvg, if any.
  ///
  /// librsvg cannot make the layers of a mirrored picture, whose widths would be negative.
  private func drawRecorded(_ picture: SVGPicture, size: Size, on context: OpaquePointer) throws -> String? {
    var extents = cairo_rectangle_t(x: 0, y: 0, width: size.width, height: size.height)
    guard let record = cairo_recording_surface_create(CAIRO_CONTENT_COLOR_ALPHA, &extents) else {
      throw CairoError(status: CAIRO_STATUS_NO_MEMORY)
    }
    defer { cairo_surface_destroy(record) }
    let pen = cairo_create(record)
    defer { cairo_destroy(pen) }
    try CairoError.check(cairo_status(pen))
    guard let pen else { throw CairoError(status: CAIRO_STATUS_NO_MEMORY) }
    if let words = picture.draw(on: pen) { return words }
    cairo_set_source_surface(context, record, 0, 0)
    cairo_paint(context)
    return nil
  }
}
