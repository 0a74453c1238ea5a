/// The pictures of pixels inside an SVG file, of which only the header is looked at.
enum EmbeddedPicture {
  /// An extent in pixels.
  struct Extent: Hashable {
    /// Pixels from left to right.
    var width: Int
    /// Pixels from top to bottom.
    var height: Int
  }

  /// The extent of a PNG, JPEG or GIF picture by its bytes; nil for anything else.
  static func size(of bytes: [UInt8]) -> Extent? {
    switch PictureFormat.sniffed(bytes) {
    case .png? where bytes.count >= 24: return Extent(width: number(bytes, 16, 4), height: number(bytes, 20, 4))
    case .jpeg?: return jpegSize(bytes)
    default: break
    }
    guard bytes.starts(with: "GIF8".utf8), bytes.count >= 10 else { return nil }
    return Extent(width: Int(bytes[7]) << 8 | Int(bytes[6]), height: Int(bytes[9]) << 8 | Int(bytes[8]))
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
