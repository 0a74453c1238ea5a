/// Decoded pixels: 0xAARRGGBB, premultiplied, sRGB, rows from the top without gaps; never changed.
final class Pixels: Sendable {
  /// The first pixel.
  nonisolated(unsafe) let pointer: UnsafeMutablePointer<UInt32>
  /// Pixels from left to right.
  let width: Int
  /// Pixels from top to bottom.
  let height: Int
  /// Whether no pixel shows anything behind it.
  let isOpaque: Bool

  /// Fills new pixels; `decode` gives whether all are opaque, or nil if it failed, and then there are none. It may use memory for `room`
  /// pixels.
  init?(width: Int, height: Int, room: Int = 0, decode: (UnsafeMutablePointer<UInt32>) -> Bool?) {
    let pointer = UnsafeMutablePointer<UInt32>.allocate(capacity: max(width * height, room, 1))
    guard let isOpaque = decode(pointer) else {
      pointer.deallocate()
      return nil
    }
    self.pointer = pointer
    self.width = width
    self.height = height
    self.isOpaque = isOpaque
  }

  /// How many bytes they take.
  var byteCount: Int { width * height * 4 }

  deinit { pointer.deallocate() }
}

extension UnsafeMutablePointer<UInt32> {
  /// Turns so many pixels from red, green, blue and alpha, a byte each, into premultiplied words; gives whether all are opaque.
  func premultiply(count: Int) -> Bool {
    var common: UInt32 = .max
    for index in 0..<count {
      // From the lowest byte up: red, green, blue, alpha.
      let pixel = UInt32(littleEndian: self[index])
      let alpha = pixel >> 24
      common &= pixel
      func channel(_ shift: UInt32) -> UInt32 { ((pixel >> shift & 0xFF) * alpha + 127) / 255 }
      self[index] =
        alpha == 255
        ? pixel & 0xFF00_FF00 | pixel >> 16 & 0xFF | (pixel & 0xFF) << 16
        : alpha << 24 | channel(0) << 16 | channel(8) << 8 | channel(16)
    }
    return common >> 24 == 255
  }
}
