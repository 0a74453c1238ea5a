import CPNG

/// Writes pixels as a PNG file.
enum PNGFile {
  /// The file of a picture whose rows stand without gaps, 3 (RGB) or 4 (RGBA, not premultiplied) bytes a pixel.
  static func bytes(
    of pixels: UnsafePointer<UInt8>, width: Int, height: Int, channels: Int, pixelsPerPoint: Double
  ) throws -> ByteBuffer {
    let file = ByteBuffer(capacity: 65536)
    let pixelsPerMeter = UInt32(min(max(pixelsPerPoint * 72 / 0.0254, 1), 1e9).rounded())
    let succeeded = typeset_png_write(
      pixels, UInt32(width), UInt32(height), Int32(channels), pixelsPerMeter, file.opaque
    ) { png, bytes, count in
      Unmanaged<ByteBuffer>.fromOpaque(png_get_io_ptr(png)!).takeUnretainedValue().append(bytes!, count: count)
    }
    guard succeeded == 1 else { throw PNGError.notWritten }
    return file
  }
}

/// Why a picture cannot be made.
public enum PNGError: Error, CustomStringConvertible {
  /// It has no pixels, or more than fit.
  case size(width: Double, height: Double)
  /// libpng gave up.
  case notWritten

  /// What is wrong, in one line.
  public var description: String {
    switch self {
    case .size(let width, let height):
      """
      a picture of \(whole(width)) × \(whole(height)) pixels cannot be made: \
      a side takes 1 to \(PNGOutput.maximumSide), all together \(PNGOutput.maximumPixels)
      """
    case .notWritten: "libpng could not write the picture"
    }
  }

  private func whole(_ number: Double) -> String { Int(exactly: number.rounded()).map(String.init) ?? "\(number)" }
}
