import CSystem

/// The pixels of a Cairo picture: words of alpha, red, green and blue, premultiplied.
struct PremultipliedRows {
  private let pixels: UnsafeRawPointer
  private let width: Int
  private let height: Int
  private let stride: Int

  /// Rows from the top, `stride` bytes apart.
  init(_ pixels: UnsafeRawPointer, width: Int, height: Int, stride: Int) {
    self.pixels = pixels
    self.width = width
    self.height = height
    self.stride = stride
  }

  /// Whether no pixel is transparent.
  var areOpaque: Bool {
    (0..<height).allSatisfy { row in
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
  ///
  /// If `isAfter` says that the bytes contain the row above, only what differs from it is written.
  func unpack(_ row: Int, channels: Int, isAfter: Bool = false, into bytes: UnsafeMutablePointer<UInt8>) {
    let line = pixels + row * stride
    guard isAfter, row > 0 else { return unpack(line, 0..<width, channels: channels, into: bytes) }
    let above = line - stride
    var start = 0
    while start < width {
      let end = min(start + Self.blockWidth, width)
      if memcmp(line + start * 4, above + start * 4, (end - start) * 4) != 0 {
        unpack(line, start..<end, channels: channels, into: bytes)
      }
      start = end
    }
  }

  /// How many pixels are compared at once with those above.
  private static let blockWidth = 32

  private func unpack(
    _ line: UnsafeRawPointer, _ columns: Range<Int>, channels: Int, into bytes: UnsafeMutablePointer<UInt8>
  ) {
    let pixels = line.assumingMemoryBound(to: UInt32.self)
    var target = bytes + columns.lowerBound * channels
    for column in columns {
      let pixel = pixels[column]
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
