import Synchronization

/// A picture of a file, read and checked; immutable and shared by all tasks.
package final class Picture: Sendable {
  /// Its contents.
  enum Contents: Sendable {
    /// Pixels.
    case pixels(PixelPicture)
    /// Shapes.
    case shapes(SVGPicture)
  }

  /// The path of its file, without links.
  package let path: String
  /// The format of its file.
  package let format: PictureFormat
  /// Its natural extent in points, upright.
  package let size: Size
  /// Its contents.
  let contents: Contents
  /// What its author should know, though it can be drawn.
  let remarks: [PictureRemark]
  private let bytes: [UInt8]
  private let lazyChecksum = Mutex<String?>(nil)

  /// The SHA-256 of its file, 64 hexadecimal digits.
  package var checksum: String {
    lazyChecksum.withLock { known in
      if let known { return known }
      let digest = SHA256.hex(of: bytes)
      known = digest
      return digest
    }
  }

  init(
    path: String, format: PictureFormat, size: Size, contents: Contents, bytes: [UInt8], remarks: [PictureRemark] = []
  ) {
    self.path = path
    self.format = format
    self.size = size
    self.contents = contents
    self.bytes = bytes
    self.remarks = remarks
  }
}

extension Picture {
  /// Reads a picture from the bytes of its file.
  ///
  /// - Parameters:
  ///   - path: The path of the file; a suffix such as `@2x` in its name gives the pixels per point.
  ///   - scale: The pixels per point where the name does not give them.
  ///   - fonts: The fonts for the text of an SVG picture.
  ///   - cache: The cache for decoded pixels.
  static func read(
    _ bytes: [UInt8], path: String, scale given: Double? = nil, fonts: PictureFonts, cache: PixelCache
  ) throws(PictureError.Reason) -> Picture {
    guard !bytes.isEmpty else { throw .empty }
    let scale = given ?? PictureName(path).pixelsPerPoint
    switch PictureFormat.sniffed(bytes) {
    case .png?:
      let picture = try PixelPicture(png: bytes, cache: cache)
      return Picture(
        path: path, format: .png, size: picture.uprightSize(scale: scale), contents: .pixels(picture), bytes: bytes)
    case .jpeg?:
      let picture = try PixelPicture(jpeg: bytes, cache: cache)
      return Picture(
        path: path, format: .jpeg, size: picture.uprightSize(scale: scale), contents: .pixels(picture), bytes: bytes)
    case .svg?:
      let picture = try SVGPicture(bytes, fonts: fonts)
      return Picture(
        path: path, format: .svg, size: picture.size, contents: .shapes(picture), bytes: bytes,
        remarks: picture.remarks)
    case nil:
      if let name = PictureFormat.foreignName(of: bytes) { throw .foreign(name) }
      throw .unknownFormat
    }
  }
}
