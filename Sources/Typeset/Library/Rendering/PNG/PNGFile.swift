/// Pictures as PNG files.
package enum PNGFile {
  /// The file of a picture with contiguous rows, 3 (RGB) or 4 (RGBA, not premultiplied) bytes per pixel.
  package static func bytes(
    of pixels: UnsafePointer<UInt8>, width: Int, height: Int, channels: Int, pixelsPerPoint: Double
  ) -> ByteBuffer {
    let writer = PNGWriter(width: width, height: height, channels: channels, pixelsPerPoint: pixelsPerPoint)
    for row in 0..<height { writer.add(pixels + row * writer.rowBytes) }
    return writer.finish()
  }

  /// The file of a picture with contiguous rows, 3 (RGB) or 4 (RGBA, not premultiplied) bytes per pixel.
  package static func bytes(
    of pixels: RawSpan, width: Int, height: Int, channels: Int, pixelsPerPoint: Double
  ) -> ByteBuffer {
    precondition(pixels.byteCount >= width * height * channels)
    return unsafe pixels.withUnsafeBytes { pixels in
      unsafe bytes(
        of: pixels.baseAddress!.assumingMemoryBound(to: UInt8.self), width: width, height: height, channels: channels,
        pixelsPerPoint: pixelsPerPoint)
    }
  }

  /// The file of a picture whose rows are produced one after another, from the top, 3 bytes per pixel.
  ///
  /// `row` receives the number of the row and its bytes, which contain the previous row.
  package static func bytes(
    width: Int, height: Int, pixelsPerPoint: Double,
    row: (Int, inout MutableSpan<UInt8>) throws -> Void
  ) rethrows -> ByteBuffer {
    let writer = PNGWriter(width: width, height: height, channels: 3, pixelsPerPoint: pixelsPerPoint)
    var bytes = [UInt8](repeating: 0, count: writer.rowBytes)
    for number in 0..<height {
      var span = bytes.mutableSpan
      try row(number, &span)
      writer.add(bytes)
    }
    return writer.finish()
  }
}

/// Why a picture cannot be made.
package enum PNGError: Error, CustomStringConvertible {
  /// It has no pixels, or more than fit.
  case size(width: Double, height: Double)

  /// The error in one line.
  package var description: String {
    switch self {
    case .size(let width, let height):
      """
      cannot make a picture of \(whole(width)) × \(whole(height)) pixels: \
      a side can be 1 to \(PNGOutput.maximumSide), the area at most \(PNGOutput.maximumPixels)
      """
    }
  }

  private func whole(_ number: Double) -> String { Int(exactly: number.rounded()).map(String.init) ?? "\(number)" }
}
