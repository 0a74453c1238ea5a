import CSystem

/// The pixels of a Cairo picture: words of alpha, red, green and blue, premultiplied.
struct PremultipliedRows {
  /// Whether no pixel is transparent.
  let areOpaque: Bool
  private let pixels: UnsafeRawPointer
  private let width: Int
  private let stride: Int

  /// Rows from the top, `stride` bytes apart.
  init(_ pixels: UnsafeRawPointer, width: Int, height: Int, stride: Int) {
    self.pixels = pixels
    self.width = width
    self.stride = stride
    areOpaque = (0..<height).allSatisfy { row in
      let line = (pixels + row * stride).assumingMemoryBound(to: UInt32.self)
      var alpha: UInt32 = 0xFF00_0000
      for column in 0..<width { alpha &= line[column] }
      return alpha == 0xFF00_0000
    }
  }

  /// Whether a row equals the one above.
  func isRepeated(_ row: Int) -> Bool {
    row > 0 && memcmp(pixels + row * stride, pixels + (row - 1) * stride, width * 4) == 0
  }

  /// Writes the pixels of a row, not premultiplied: red, green and blue if there are 3 channels, and alpha if there are 4.
  func unpack(_ row: Int, channels: Int, into bytes: UnsafeMutablePointer<UInt8>) {
    let line = (pixels + row * stride).assumingMemoryBound(to: UInt32.self)
    var target = bytes
    for column in 0..<width {
      let pixel = line[column]
      if channels == 3 {
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
}
