import CPNG

/// Writes pixels as a PNG file.
package enum PNGFile {
  /// The file of a picture with contiguous rows, 3 (RGB) or 4 (RGBA, not premultiplied) bytes per pixel.
  package static func bytes(
    of pixels: UnsafePointer<UInt8>, width: Int, height: Int, channels: Int, pixelsPerPoint: Double
  ) throws -> ByteBuffer {
    let file = ByteBuffer(capacity: 65536)
    let succeeded = typeset_png_write(
      pixels, UInt32(width), UInt32(height), Int32(channels), pixelsPerMeter(pixelsPerPoint), file.opaque, append)
    guard succeeded == 1 else { throw PNGError.notWritten }
    return file
  }

  /// The file of a picture whose rows are produced one after another, from the top, 3 bytes per pixel.
  ///
  /// `row` receives the number of the row and its bytes, which contain the previous row.
  package static func bytes(
    width: Int, height: Int, pixelsPerPoint: Double,
    row: (Int, UnsafeMutableBufferPointer<UInt8>) throws -> Void
  ) throws -> ByteBuffer {
    let file = ByteBuffer(capacity: 65536)
    return try withoutActuallyEscaping(row) { row in
      let rows = RowSource(count: width * 3, fill: row)
      let succeeded = withExtendedLifetime(rows) {
        typeset_png_write_rows(
          { Unmanaged<RowSource>.fromOpaque($0!).takeUnretainedValue().row(Int($1)) },
          Unmanaged.passUnretained(rows).toOpaque(), UInt32(width), UInt32(height), 3,
          pixelsPerMeter(pixelsPerPoint), file.opaque, append)
      }
      if let error = rows.error { throw error }
      guard succeeded == 1 else { throw PNGError.notWritten }
      return file
    }
  }

  private static func pixelsPerMeter(_ pixelsPerPoint: Double) -> UInt32 {
    UInt32(min(max(pixelsPerPoint * 72 / 0.0254, 1), 1e9).rounded())
  }

  private static let append: png_rw_ptr = { png, bytes, count in
    Unmanaged<ByteBuffer>.fromOpaque(png_get_io_ptr(png)!).takeUnretainedValue().append(bytes!, count: count)
  }
}

/// The memory of a row and who fills it; keeps the error that ended the picture.
private final class RowSource {
  private let bytes: UnsafeMutableBufferPointer<UInt8>
  private let fill: (Int, UnsafeMutableBufferPointer<UInt8>) throws -> Void
  private(set) var error: (any Error)?

  init(count: Int, fill: @escaping (Int, UnsafeMutableBufferPointer<UInt8>) throws -> Void) {
    bytes = .allocate(capacity: count)
    bytes.initialize(repeating: 0)
    self.fill = fill
  }

  /// The bytes of a row; nil ends the picture.
  func row(_ number: Int) -> UnsafePointer<UInt8>? {
    do {
      try fill(number, bytes)
      return UnsafePointer(bytes.baseAddress)
    } catch {
      self.error = error
      return nil
    }
  }

  deinit { bytes.deallocate() }
}

/// Why a picture cannot be made.
package enum PNGError: Error, CustomStringConvertible {
  /// It has no pixels, or more than fit.
  case size(width: Double, height: Double)
  /// libpng gave up.
  case notWritten

  /// The error in one line.
  package var description: String {
    switch self {
    case .size(let width, let height):
      """
      cannot make a picture of \(whole(width)) × \(whole(height)) pixels: \
      a side can be 1 to \(PNGOutput.maximumSide), the area at most \(PNGOutput.maximumPixels)
      """
    case .notWritten: "libpng could not write the picture"
    }
  }

  private func whole(_ number: Double) -> String { Int(exactly: number.rounded()).map(String.init) ?? "\(number)" }
}
