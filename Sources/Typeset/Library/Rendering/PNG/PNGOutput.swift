/// Draws a frame as a PNG picture in sRGB.
package enum PNGOutput {
  /// The longest side, in pixels.
  package static let maximumSide = 32767
  /// The most pixels of a picture.
  package static let maximumPixels = 134_217_728

  /// The bytes of the file; `scale` is in pixels per point and defaults to the frame's.
  package static func png(of frame: Frame, scale: Double? = nil) throws -> [UInt8] {
    try png(of: frame, scale: scale, faces: FaceCache()).withBytes(Array.init)
  }

  /// The file, drawn with faces that may have served before.
  static func png(of frame: Frame, scale: Double? = nil, faces: FaceCache) throws -> ByteBuffer {
    let scale = scale ?? frame.scale
    if let bands = PictureBands(of: frame, scale: scale, bandPixels: PictureBands.largePixels) {
      return try png(of: bands, faces: faces)
    }
    let surface = try draw(frame, scale: scale, faces: faces)
    return try surface.withPixels { pixels, stride in
      let rows = PremultipliedRows(pixels, width: surface.width, height: surface.height, stride: stride)
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

  /// Draws a frame and calls `body` with its pixels, rows from the top without gaps, and how many bytes each takes: red, green and
  /// blue, with alpha, not premultiplied, where not all are opaque.
  package static func withPixels<Result>(
    of frame: Frame, scale: Double, faces: FaceCache,
    _ body: (_ pixels: UnsafePointer<UInt8>, _ width: Int, _ height: Int, _ channels: Int) throws -> Result
  ) throws -> Result {
    let surface = try draw(frame, scale: scale, faces: faces)
    return try surface.withPixels { pixels, stride in
      let rows = PremultipliedRows(pixels, width: surface.width, height: surface.height, stride: stride)
      let channels = rows.areOpaque ? 3 : 4
      // In place: what is written is never ahead of what is read.
      let bytes = pixels.assumingMemoryBound(to: UInt8.self)
      for row in 0..<surface.height {
        rows.unpack(row, channels: channels, into: bytes + row * surface.width * channels)
      }
      return try body(bytes, surface.width, surface.height, channels)
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
