import CJPEG

/// A picture of pixels as its file has them: not turned yet, and decoded when an output asks.
final class PixelPicture: Sendable {
  /// The stored width in pixels.
  let width: Int
  /// The stored height in pixels.
  let height: Int
  /// The orientation of the stored pixels.
  let orientation: Orientation
  /// The bytes of a JPEG file that PDF and SVG can hold as they are; nil for all others.
  let jpeg: [UInt8]?
  private let bytes: [UInt8]
  /// The header of a PNG file; nil for a JPEG file.
  private let pngHeader: PNGHeader?
  private let cache: PixelCache

  /// Reads a PNG file; its pixels are decoded immediately to make sure that it is complete.
  init(png bytes: [UInt8], cache: PixelCache) throws(PictureError.Reason) {
    let header = try PNGHeader(bytes)
    (width, height) = (header.width, header.height)
    try PictureLimits.check(width: width, height: height)
    self.bytes = bytes
    self.cache = cache
    orientation = .upright
    jpeg = nil
    pngHeader = header
    _ = try pixels()
  }

  /// Reads a JPEG file; its pixels are decoded as a check and discarded, since PDF and SVG embed the file unchanged.
  init(jpeg bytes: [UInt8], cache: PixelCache) throws(PictureError.Reason) {
    var header = typeset_jpeg_header()
    var message = [CChar](repeating: 0, count: Int(JMSG_LENGTH_MAX) + 1)
    guard unsafe typeset_jpeg_read_header(bytes, bytes.count, &header, &message) == 1 else {
      throw .damaged(.jpeg, Self.words(message))
    }
    (width, height) = (Int(header.width), Int(header.height))
    try PictureLimits.check(width: width, height: height)
    switch header.components {
    case 1, 3: break
    case 4: throw .pressColors
    default: throw .damaged(.jpeg, "it has \(header.components) colours")
    }
    guard unsafe typeset_jpeg_read(bytes, bytes.count, nil, &message) == 1 else {
      throw .damaged(.jpeg, Self.words(message))
    }
    self.bytes = bytes
    self.cache = cache
    orientation = Orientation(exifOf: bytes)
    jpeg = header.arithmetic == 0 ? bytes : nil
    pngHeader = nil
  }

  deinit { cache.forget(ObjectIdentifier(self)) }

  /// The extent in points once upright, so many pixels a point.
  func uprightSize(scale: Double) -> Size {
    let (across, down) = orientation.isOnItsSide ? (height, width) : (width, height)
    return Size(width: Double(across) / scale, height: Double(down) / scale)
  }

  /// The stored pixels.
  func pixels() throws(PictureError.Reason) -> Pixels {
    try cache.pixels(of: self) { () throws(PictureError.Reason) in
      if let pngHeader { return try decodePNG(pngHeader) }
      return try decodeJPEG()
    }
  }

  /// A PNG file of the same pixels that SVG can hold; nil if there is more to it: other formats, more bits, or pixels
  /// that show what is behind them, which Cairo rounds.
  func embeddablePNG() throws(PictureError.Reason) -> [UInt8]? {
    guard let pngHeader, pngHeader.bitDepth <= 8, try pixels().isOpaque else { return nil }
    return PNGChunk.essentialFile(of: bytes)
  }

  private func decodePNG(_ header: PNGHeader) throws(PictureError.Reason) -> Pixels {
    let pixels = try Pixels(width: width, height: height, room: PNGDecoder.room(for: header)) {
      (target) throws(PictureError.Reason) in
      _ = try PNGDecoder.decode(bytes, header: header, into: &target)
      return target.premultiply(first: width * height)
    }
    guard let pixels else { preconditionFailure("pixels are decoded, or an error is thrown") }
    return pixels
  }

  private func decodeJPEG() throws(PictureError.Reason) -> Pixels {
    var message = [CChar](repeating: 0, count: Int(JMSG_LENGTH_MAX) + 1)
    let pixels = Pixels(width: width, height: height) { target in
      unsafe target.withUnsafeMutableBufferPointer { target in
        unsafe typeset_jpeg_read(bytes, bytes.count, target.baseAddress, &message) == 1 ? true : nil
      }
    }
    guard let pixels else { throw .damaged(.jpeg, Self.words(message)) }
    return pixels
  }

  private static func words(_ message: [CChar]) -> String {
    sentence(String(decoding: message.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self))
  }

  /// A library's words as a part of a sentence.
  static func sentence(_ words: String) -> String {
    guard let first = words.first else { return "it cannot be decoded" }
    let second = words.dropFirst().first
    return second?.isLowercase ?? true ? first.lowercased() + words.dropFirst() : words
  }
}
