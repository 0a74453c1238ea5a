import CJPEG
import CPNG

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
  private let isPNG: Bool
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
    isPNG = true
    _ = try pixels()
  }

  /// Reads a JPEG file; its pixels are decoded as a check and discarded, since PDF and SVG embed the file unchanged.
  init(jpeg bytes: [UInt8], cache: PixelCache) throws(PictureError.Reason) {
    var header = typeset_jpeg_header()
    var message = [CChar](repeating: 0, count: Int(JMSG_LENGTH_MAX) + 1)
    guard typeset_jpeg_read_header(bytes, bytes.count, &header, &message) == 1 else {
      throw .damaged(.jpeg, Self.words(message))
    }
    (width, height) = (Int(header.width), Int(header.height))
    try PictureLimits.check(width: width, height: height)
    switch header.components {
    case 1, 3: break
    case 4: throw .pressColors
    default: throw .damaged(.jpeg, "it has \(header.components) colours")
    }
    guard typeset_jpeg_read(bytes, bytes.count, nil, &message) == 1 else {
      throw .damaged(.jpeg, Self.words(message))
    }
    self.bytes = bytes
    self.cache = cache
    orientation = Orientation(exifOf: bytes)
    jpeg = header.arithmetic == 0 ? bytes : nil
    isPNG = false
  }

  deinit { cache.forget(ObjectIdentifier(self)) }

  /// The extent in points once upright, so many pixels a point.
  func uprightSize(scale: Double) -> Size {
    let (across, down) = orientation.isOnItsSide ? (height, width) : (width, height)
    return Size(width: Double(across) / scale, height: Double(down) / scale)
  }

  /// The stored pixels.
  func pixels() throws(PictureError.Reason) -> Pixels {
    try cache.pixels(of: self) { () throws(PictureError.Reason) in try isPNG ? decodePNG() : decodeJPEG() }
  }

  private func decodePNG() throws(PictureError.Reason) -> Pixels {
    var message = ""
    let pixels = bytes.withUnsafeBufferPointer { bytes in
      Pixels(width: width, height: height) { target in
        var source = typeset_png_source()
        source.bytes = bytes.baseAddress
        source.count = bytes.count
        let result = typeset_png_read(&source, target, UInt32(width), UInt32(height))
        if result == 0 {
          message = withUnsafeBytes(of: &source.message) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
        }
        return result == 0 ? nil : result == 2
      }
    }
    guard let pixels else { throw .damaged(.png, Self.sentence(message)) }
    return pixels
  }

  private func decodeJPEG() throws(PictureError.Reason) -> Pixels {
    var message = [CChar](repeating: 0, count: Int(JMSG_LENGTH_MAX) + 1)
    let pixels = Pixels(width: width, height: height) { target in
      typeset_jpeg_read(bytes, bytes.count, target, &message) == 1 ? true : nil
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
