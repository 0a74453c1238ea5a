extension Painter {
  /// Draws a picture; `opacity` applies to bitmaps.
  ///
  /// In PDF and SVG its own edges bound it, and it is clipped only if necessary; on a bitmap surface its last row of
  /// colour extends to the edge, so that nothing behind it shines through.
  func draw(_ item: ImageItem, at origin: Point, opacity: Double = 1) throws {
    guard item.rect.width > 0, item.rect.height > 0, item.crop.width > 0, item.crop.height > 0,
      style != .carriers
    else { return }
    noteOtherStreams()
    context.save()
    defer {
      context.restore()
      forgetState()
    }
    if let tint = item.tint {
      var shape = item
      (shape.tint, shape.vision, shape.opacity) = (nil, nil, 1)
      context.beginLayer()
      defer { context.endLayer(in: tint, opacity: opacity * item.opacity) }
      return try draw(shape, at: origin)
    }
    let isBounded: Bool
    if case .pixels = item.picture.contents { isBounded = true } else { isBounded = false }
    if item.radius > 0 || item.isCropped || !isBounded || isRaster {
      context.trace(Path(item.rect, radius: item.radius).transformed(by: item.turnTransform), at: origin)
      context.clip()
    }
    context.apply(
      item.transform.followed(by: item.turnTransform).followed(by: .translation(x: origin.x, y: origin.y)))
    let opacity = opacity * item.opacity
    switch item.picture.contents {
    case .shapes(let picture):
      if opacity < 1 { context.beginLayer() }
      defer { if opacity < 1 { context.endLayer(opacity: opacity) } }
      func draw(on context: DrawingContext) throws {
        let words =
          isTurnedRound(context)
          ? try drawRecorded(picture, size: item.picture.size, on: context) : picture.draw(on: context.target)
        if let words { throw PictureError(item.picture.path, .damaged(.svg, words)) }
      }
      if let vision = item.vision { try drawPixels(seenBy: vision, draw) } else { try draw(on: context) }
    case .pixels(let picture):
      let size = item.picture.size
      let (width, height) = (Double(picture.width), Double(picture.height))
      let (across, down) = picture.orientation.isOnItsSide ? (height, width) : (width, height)
      context.apply(
        picture.orientation.transform(width: width, height: height).followed(
          by: Transform(a: size.width / across, b: 0, c: 0, d: size.height / down, tx: 0, ty: 0)))
      context.use(try pictures.source(of: picture, seenBy: item.vision), repeatsEdge: isRaster)
      context.paint(opacity: opacity)
    }
  }

  /// Whether the current matrix of a context swaps left and right.
  private func isTurnedRound(_ context: DrawingContext) -> Bool {
    let matrix = context.matrix
    return matrix.xx * matrix.yy < matrix.xy * matrix.yx
  }

  /// Draws an SVG picture unmirrored into a recording and replays it; returns the error message of librsvg, if any.
  ///
  /// librsvg cannot make the layers of a mirrored picture, whose widths would be negative.
  private func drawRecorded(_ picture: SVGPicture, size: Size, on context: DrawingContext) throws -> String? {
    let record = try Surface.recording(size: size)
    if let words = picture.draw(on: record.context.target) { return words }
    context.use(record)
    context.paint()
    return nil
  }
}
