/// Pictures as PNG files.
package enum PNGFile {
  /// The file of a picture with contiguous rows, 3 (RGB) or 4 (RGBA, not premultiplied) bytes per pixel.
  package static func bytes(
    of pixels: Span<UInt8>, width: Int, height: Int, channels: Int, pixelsPerPoint: Double
  ) -> ByteBuffer {
    let writer = PNGWriter(width: width, height: height, channels: channels, pixelsPerPoint: pixelsPerPoint)
    for row in 0..<height { writer.add(pixels.extracting(row * writer.rowBytes..<(row + 1) * writer.rowBytes)) }
    return writer.finish()
  }

  /// The file of a picture with contiguous rows of pixels: red, green, blue and alpha, not premultiplied, from the
  /// lowest byte up.
  package static func bytes(of pixels: [UInt32], width: Int, height: Int, pixelsPerPoint: Double) -> ByteBuffer {
    precondition(pixels.count == width * height)
    let writer = PNGWriter(width: width, height: height, channels: 4, pixelsPerPoint: pixelsPerPoint)
    for row in 0..<height {
      let bytes = [UInt8](capacity: writer.rowBytes) { bytes in
        for pixel in pixels[row * width..<(row + 1) * width] {
          for shift in [0, 8, 16, 24] as [UInt32] { bytes.append(UInt8(truncatingIfNeeded: pixel >> shift)) }
        }
      }
      writer.add(bytes.span)
    }
    return writer.finish()
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
      do {
        var line = bytes.mutableSpan
        try row(number, &line)
      }
      writer.add(bytes.span)
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
