/// The pictures of pixels inside an SVG file, of which only the header is looked at.
enum EmbeddedPicture {
  /// An extent in pixels.
  struct Extent: Hashable {
    /// Pixels from left to right.
    var width: Int
    /// Pixels from top to bottom.
    var height: Int
  }

  /// The extent of a PNG or JPEG picture in base64; nil for anything else.
  static func size(ofBase64 text: Substring.UTF8View) -> Extent? {
    let bytes = decoded(text, most: 1 << 16)
    switch PictureFormat.sniffed(bytes) {
    case .png? where bytes.count >= 24: return Extent(width: number(bytes, 16, 4), height: number(bytes, 20, 4))
    case .jpeg?: return jpegSize(bytes)
    default: return nil
    }
  }

  /// The first bytes of a text in base64, blanks skipped (RFC 4648, section 4).
  static func decoded(_ text: Substring.UTF8View, most: Int) -> [UInt8] {
    var bytes: [UInt8] = []
    var (buffer, bits) = (0, 0)
    for byte in text {
      let value: Int
      switch byte {
      case UInt8(ascii: "A")...UInt8(ascii: "Z"): value = Int(byte) - 65
      case UInt8(ascii: "a")...UInt8(ascii: "z"): value = Int(byte) - 71
      case UInt8(ascii: "0")...UInt8(ascii: "9"): value = Int(byte) + 4
      case UInt8(ascii: "+"): value = 62
      case UInt8(ascii: "/"): value = 63
      default: continue
      }
      buffer = (buffer << 6 | value) & 0xFFFF
      bits += 6
      guard bits >= 8 else { continue }
      bits -= 8
      bytes.append(UInt8(truncatingIfNeeded: buffer >> bits))
      if bytes.count == most { break }
    }
    return bytes
  }

  /// The extent in the header of the first frame (JPEG, B.2.2).
  private static func jpegSize(_ bytes: [UInt8]) -> Extent? {
    var offset = 2
    while offset + 9 <= bytes.count, bytes[offset] == 0xFF {
      let marker = bytes[offset + 1]
      let isFrame = (0xC0...0xCF).contains(marker) && ![0xC4, 0xC8, 0xCC].contains(marker)
      if isFrame { return Extent(width: number(bytes, offset + 7, 2), height: number(bytes, offset + 5, 2)) }
      offset += 2 + number(bytes, offset + 2, 2)
    }
    return nil
  }

  private static func number(_ bytes: [UInt8], _ offset: Int, _ count: Int) -> Int {
    bytes[offset..<(offset + count)].reduce(0) { $0 << 8 | Int($1) }
  }
}
