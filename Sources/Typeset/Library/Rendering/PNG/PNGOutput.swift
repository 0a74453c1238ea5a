/// Draws a frame as a PNG picture in sRGB.
package enum PNGOutput {
  /// The longest side, in pixels.
  package static let maximumSide = 32767
  /// The most pixels of a picture.
  package static let maximumPixels = 134_217_728

  /// The bytes of the file; `scale` is in pixels per point and defaults to the frame's.
  package static func png(of frame: Frame, scale: Double? = nil) throws -> [UInt8] {
    try png(of: frame, scale: scale, faces: FaceCache()).bytes
  }

  /// The file, drawn with faces that may have served before.
  static func png(of frame: Frame, scale: Double? = nil, faces: FaceCache) throws -> ByteBuffer {
    let scale = scale ?? frame.scale
    if let bands = PictureBands(of: frame, scale: scale, bandPixels: PictureBands.largePixels) {
      return try png(of: bands, faces: faces)
    }
    let surface = try draw(frame, scale: scale, faces: faces)
    return try surface.withPixels { pixels, stride in
      let rows = PremultipliedRows(pixels.span, width: surface.width, height: surface.height, stride: stride)
      let writer = PNGWriter(
        width: surface.width, height: surface.height, channels: rows.areOpaque ? 3 : 4, pixelsPerPoint: scale)
      writer.add(rows, count: surface.height)
      return writer.finish()
    }
  }

  /// The file of a picture that is drawn band by band.
  static func png(of bands: PictureBands, faces: FaceCache) throws -> ByteBuffer {
    let writer = bands.writer()
    let plan = try bands.plan(faces: faces)
    for band in plan.bands { try writer.add(bands.draw(band, of: plan, faces: faces, memory: faces.pixels)) }
    return writer.finish()
  }

  /// Draws a frame: its pixels, rows from the top without gaps, and how many are in a row.
  ///
  /// They have red, green, blue and alpha, not premultiplied, from the lowest byte up.
  package static func pixels(of frame: Frame, scale: Double, faces: FaceCache) throws -> (pixels: [UInt32], width: Int)
  {
    let surface = try draw(frame, scale: scale, faces: faces)
    return try surface.withPixels { pixels, stride in
      let rows = PremultipliedRows(pixels.span, width: surface.width, height: surface.height, stride: stride)
      return (rows.straightPixels(), surface.width)
    }
  }

  /// The size of a picture in pixels.
  static func pixels(of frame: Frame, scale: Double) throws -> (width: Int, height: Int) {
    // A part of a pixel at the edge is a pixel; a rounding error is not.
    let width = (frame.size.width * scale - 1e-6).rounded(.up)
    let height = (frame.size.height * scale - 1e-6).rounded(.up)
    let sides = 1...Double(maximumSide)
    guard sides.contains(width), sides.contains(height), width * height <= Double(maximumPixels) else {
      throw PNGError.size(width: width, height: height)
    }
    return (Int(width), Int(height))
  }

  private static func draw(_ frame: Frame, scale: Double, faces: FaceCache) throws -> PictureSurface {
    let (width, height) = try pixels(of: frame, scale: scale)
    let surface = try PictureSurface(
      width: width, height: height, scale: scale, memory: faces.pixels, isCleared: frame.background?.alpha != 255)
    let painter = Painter(on: surface, faces: faces, style: .outlines)
    if let background = frame.background { painter.fill(with: background) }
    try painter.draw(frame.items, at: .zero)
    return surface
  }
}
