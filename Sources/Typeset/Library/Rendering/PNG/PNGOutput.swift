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
    return try withPixels(of: frame, scale: scale, faces: faces) { pixels, width, height, channels in
      try PNGFile.bytes(of: pixels, width: width, height: height, channels: channels, pixelsPerPoint: scale)
    }
  }

  /// Draws a frame and calls `body` with its pixels, rows from the top without gaps, and how many bytes each takes: red, green and
  /// blue, with alpha, not premultiplied, where not all are opaque.
  package static func withPixels<Result>(
    of frame: Frame, scale: Double, faces: FaceCache,
    _ body: (_ pixels: UnsafePointer<UInt8>, _ width: Int, _ height: Int, _ channels: Int) throws -> Result
  ) throws -> Result {
    // A part of a pixel at the edge is a pixel; a rounding error is not.
    let width = (frame.size.width * scale - 1e-6).rounded(.up)
    let height = (frame.size.height * scale - 1e-6).rounded(.up)
    let sides = 1...Double(maximumSide)
    guard sides.contains(width), sides.contains(height), width * height <= Double(maximumPixels) else {
      throw PNGError.size(width: width, height: height)
    }
    let surface = try PictureSurface(width: Int(width), height: Int(height), scale: scale)
    let painter = Painter(on: surface, faces: faces, style: .outlines)
    if let background = frame.background { painter.fill(with: background) }
    try painter.draw(frame.items, at: .zero)
    return try surface.withPixels { pixels, stride in
      let channels = pack(pixels, width: surface.width, height: surface.height, stride: stride)
      return try body(pixels.assumingMemoryBound(to: UInt8.self), surface.width, surface.height, channels)
    }
  }

  /// Converts Cairo's premultiplied pixels in place to contiguous bytes; returns the bytes per pixel, 3 if all pixels are opaque.
  private static func pack(_ pixels: UnsafeMutableRawPointer, width: Int, height: Int, stride: Int) -> Int {
    var opaque: UInt32 = 0xFF00_0000
    for row in 0..<height {
      let line = (pixels + row * stride).assumingMemoryBound(to: UInt32.self)
      for column in 0..<width { opaque &= line[column] }
      if opaque == 0 { break }
    }
    var target = pixels.assumingMemoryBound(to: UInt8.self)
    for row in 0..<height {
      let line = (pixels + row * stride).assumingMemoryBound(to: UInt32.self)
      for column in 0..<width {
        let pixel = line[column]
        if opaque != 0 {
          target[0] = UInt8(truncatingIfNeeded: pixel >> 16)
          target[1] = UInt8(truncatingIfNeeded: pixel >> 8)
          target[2] = UInt8(truncatingIfNeeded: pixel)
          target += 3
        } else {
          let alpha = pixel >> 24
          // Half of alpha makes the division round to the nearest.
          func channel(_ shift: UInt32) -> UInt8 {
            alpha == 0 ? 0 : UInt8(min(255, ((pixel >> shift & 0xFF) * 255 + alpha / 2) / alpha))
          }
          let (red, green, blue) = (channel(16), channel(8), channel(0))
          target[0] = red
          target[1] = green
          target[2] = blue
          target[3] = UInt8(alpha)
          target += 4
        }
      }
    }
    return opaque != 0 ? 3 : 4
  }
}
