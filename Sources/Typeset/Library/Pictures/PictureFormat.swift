/// The format of a picture file, recognized by its bytes, never by its name.
package enum PictureFormat: String, Sendable {
  /// Portable Network Graphics.
  case png = "PNG"
  /// JPEG, baseline or progressive.
  case jpeg = "JPEG"
  /// Scalable Vector Graphics.
  case svg = "SVG"

  /// The format of a file; nil if it is unknown.
  package static func sniffed(_ bytes: [UInt8]) -> PictureFormat? {
    if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) { return .png }
    if bytes.starts(with: [0xFF, 0xD8, 0xFF]) { return .jpeg }
    return isSVG(bytes) ? .svg : nil
  }

  /// The name of a well-known format that is not supported; nil for anything else.
  package static func foreignName(of bytes: [UInt8]) -> String? {
    for (name, offset, magic) in foreign where bytes.count >= offset + magic.utf8.count {
      if bytes[offset..<(offset + magic.utf8.count)].elementsEqual(magic.utf8) { return name }
    }
    if bytes.starts(with: [0x1F, 0x8B]) { return "compressed with gzip" }
    if bytes.starts(with: [0x49, 0x49, 0x2A, 0]) || bytes.starts(with: [0x4D, 0x4D, 0, 0x2A]) { return "TIFF" }
    if bytes.starts(with: [0, 0, 1, 0]) { return "a Windows icon" }
    if bytes.starts(with: [0xFF, 0x0A]) || bytes.starts(with: [0, 0, 0, 0x0C, 0x4A, 0x58, 0x4C]) { return "JPEG XL" }
    return nil
  }

  private static let foreign: [(name: String, offset: Int, magic: String)] = [
    ("GIF", 0, "GIF8"), ("WebP", 8, "WEBP"), ("PDF", 0, "%PDF"), ("BMP", 0, "BM"), ("a Photoshop file", 0, "8BPS"),
    ("AVIF", 4, "ftypavif"), ("HEIF", 4, "ftyphei"), ("HEIF", 4, "ftypmif1"), ("JPEG 2000", 4, "jP  "),
    ("PostScript", 0, "%!PS"),
  ]

  /// Whether a file looks like XML whose first element is `svg`, with any prefix.
  private static func isSVG(_ bytes: [UInt8]) -> Bool { SVGRoot.name(of: bytes) == "svg" }
}
