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

  /// Fills new pixels; `decode` gives whether all are opaque, or nil if it failed, and then there are none.
  init?(width: Int, height: Int, decode: (UnsafeMutablePointer<UInt32>) -> Bool?) {
    let pointer = UnsafeMutablePointer<UInt32>.allocate(capacity: max(width * height, 1))
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
