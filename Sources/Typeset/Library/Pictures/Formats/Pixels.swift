import CSystem

/// Decoded pixels: 0xAARRGGBB, premultiplied, sRGB, rows from the top without gaps; never changed.
@safe final class Pixels: @unchecked Sendable {
  /// The first pixel.
  private let start: UnsafeMutablePointer<UInt32>
  /// Pixels from left to right.
  let width: Int
  /// Pixels from top to bottom.
  let height: Int
  /// Whether no pixel shows anything behind it.
  let isOpaque: Bool

  /// Fills new pixels; `decode` gives whether all are opaque, or nil if it failed, and then there are none. It may use
  /// memory for `room` pixels, of which the first become the picture.
  init?<Failure: Error>(
    width: Int, height: Int, room: Int = 0, decode: (inout MutableSpan<UInt32>) throws(Failure) -> Bool?
  ) throws(Failure) {
    let count = max(width * height, room, 1)
    // The system clears what it provides.
    guard let memory = unsafe calloc(count, MemoryLayout<UInt32>.stride) else { fatalError("out of memory") }
    let start = unsafe memory.assumingMemoryBound(to: UInt32.self)
    var pixels = unsafe MutableSpan(_unsafeStart: start, count: count)
    let isOpaque: Bool?
    do throws(Failure) { isOpaque = try decode(&pixels) } catch {
      unsafe free(memory)
      throw error
    }
    guard let isOpaque else {
      unsafe free(memory)
      return nil
    }
    unsafe self.start = start
    self.width = width
    self.height = height
    self.isOpaque = isOpaque
  }

  deinit { unsafe free(start) }

  /// How many bytes they take.
  var byteCount: Int { width * height * 4 }

  /// The pixels.
  var span: Span<UInt32> {
    @_lifetime(borrow self)
    get {
      let span = unsafe Span(_unsafeStart: start, count: width * height)
      return unsafe _overrideLifetime(span, borrowing: self)
    }
  }
}

extension MutableSpan<UInt32> {
  /// Turns the first pixels from red, green, blue and alpha, a byte each, into premultiplied words; gives whether all
  /// are opaque.
  @_lifetime(self: copy self)
  mutating func premultiply(first count: Int) -> Bool {
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
