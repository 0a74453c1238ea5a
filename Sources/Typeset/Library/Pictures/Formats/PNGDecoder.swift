import CPNG

/// Decodes every kind of PNG into straight pixels, not premultiplied and without loss.
package enum PNGDecoder {
  /// How many pixels of memory `decode` needs, the picture in front.
  package static func room(for header: PNGHeader) -> Int { PlainPNG.room(width: header.width, height: header.height) }

  /// Fills `target`, which has `room` pixels, with red, green, blue and alpha of every pixel, a byte each, rows without gaps.
  ///
  /// Gives whether it is certain that all pixels are opaque.
  package static func decode(
    _ bytes: UnsafeBufferPointer<UInt8>, header: PNGHeader, into target: UnsafeMutablePointer<UInt32>
  ) throws(PictureError.Reason) -> Bool {
    if let isOpaque = PlainPNG(bytes, header: header)?.decode(into: target) { return isOpaque }
    return try read(bytes, header: header, into: UnsafeMutableRawPointer(target), channelBytes: 1)
  }

  /// Red, green, blue and alpha of every pixel, a byte each, rows without gaps, and whether it is certain that all are opaque.
  package static func pixels(
    of bytes: [UInt8], header: PNGHeader
  ) throws(PictureError.Reason) -> (pixels: [UInt32], areOpaque: Bool) {
    var areOpaque = Result<Bool, PictureError.Reason>.success(true)
    let pixels = unsafe [UInt32](unsafeUninitializedCapacity: room(for: header)) { target, count in
      areOpaque = unsafe bytes.withUnsafeBufferPointer { bytes in
        Result { () throws(PictureError.Reason) in
          try unsafe decode(bytes, header: header, into: target.baseAddress!)
        }
      }
      count = header.width * header.height
    }
    return (pixels, try areOpaque.get())
  }

  /// Red, green, blue and alpha of every pixel, 16 bits each from the lowest up, rows without gaps.
  package static func widePixels(of bytes: [UInt8], header: PNGHeader) throws(PictureError.Reason) -> [UInt64] {
    var result = Result<Bool, PictureError.Reason>.success(true)
    let pixels = unsafe [UInt64](unsafeUninitializedCapacity: header.width * header.height) { target, count in
      result = unsafe bytes.withUnsafeBufferPointer { bytes in
        Result { () throws(PictureError.Reason) in
          try unsafe read(bytes, header: header, into: UnsafeMutableRawPointer(target.baseAddress!), channelBytes: 2)
        }
      }
      count = header.width * header.height
    }
    _ = try result.get()
    return pixels
  }

  private static func read(
    _ bytes: UnsafeBufferPointer<UInt8>, header: PNGHeader, into target: UnsafeMutableRawPointer, channelBytes: Int32
  ) throws(PictureError.Reason) -> Bool {
    var source = typeset_png_source()
    source.bytes = bytes.baseAddress
    source.count = bytes.count
    let result = typeset_png_read_straight(
      &source, target, UInt32(header.width), UInt32(header.height), channelBytes)
    guard result != 0 else {
      let words = withUnsafeBytes(of: &source.message) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
      throw .damaged(.png, PixelPicture.sentence(words))
    }
    return result == 2
  }
}
