import CPNG

/// Decodes every kind of PNG into straight pixels, not premultiplied and without loss.
package enum PNGDecoder {
  /// How many pixels of memory `decode` needs, the picture in front.
  static func room(for header: PNGHeader) -> Int { PlainPNG.room(width: header.width, height: header.height) }

  /// Fills `target`, which has `room` pixels, with red, green, blue and alpha of every pixel, a byte each, rows without
  /// gaps.
  ///
  /// Gives whether it is certain that all pixels are opaque.
  static func decode(
    _ file: [UInt8], header: PNGHeader, into target: inout MutableSpan<UInt32>
  ) throws(PictureError.Reason) -> Bool {
    precondition(target.count >= room(for: header))
    if let isOpaque = PlainPNG(file, header: header)?.decode(into: &target) { return isOpaque }
    return try read(file, header: header, into: &target, channelBytes: 1)
  }

  /// Red, green, blue and alpha of every pixel from the lowest byte up, rows without gaps, and whether it is certain
  /// that all are opaque.
  package static func pixels(
    of file: [UInt8], header: PNGHeader
  ) throws(PictureError.Reason) -> (pixels: [UInt32], areOpaque: Bool) {
    var areOpaque = false
    let count = header.width * header.height
    let pixels = try unsafe [UInt32](unsafeUninitializedCapacity: room(for: header)) {
      (buffer, initialized) throws(PictureError.Reason) in
      var target = unsafe MutableSpan(_unsafeElements: buffer)
      // Every pixel is written, or an error thrown.
      areOpaque = try decode(file, header: header, into: &target)
      initialized = count
    }
    return (pixels, areOpaque)
  }

  /// Red, green, blue and alpha of every pixel, 16 bits each from the lowest up, rows without gaps.
  package static func widePixels(of file: [UInt8], header: PNGHeader) throws(PictureError.Reason) -> [UInt64] {
    var pixels = [UInt64](repeating: 0, count: header.width * header.height)
    var target = pixels.mutableSpan
    _ = try read(file, header: header, into: &target, channelBytes: 2)
    return pixels
  }

  /// Fills the target with four channels of so many bytes for every pixel.
  private static func read<Pixel: BitwiseCopyable>(
    _ file: [UInt8], header: PNGHeader, into target: inout MutableSpan<Pixel>, channelBytes: Int
  ) throws(PictureError.Reason) -> Bool {
    precondition(MemoryLayout<Pixel>.size == 4 * channelBytes && target.count >= header.width * header.height)
    var source = unsafe typeset_png_source()
    let result = unsafe file.withUnsafeBufferPointer { file in
      unsafe target.withUnsafeMutableBytes { target in
        unsafe source.bytes = file.baseAddress
        unsafe source.count = file.count
        return unsafe typeset_png_read_straight(
          &source, target.baseAddress, UInt32(header.width), UInt32(header.height), Int32(channelBytes))
      }
    }
    guard result != 0 else {
      let words = unsafe withUnsafeBytes(of: &source.message) {
        unsafe String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
      }
      throw .damaged(.png, PixelPicture.sentence(words))
    }
    return result == 2
  }
}
