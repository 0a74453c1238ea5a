/// One chunk of a PNG file, with the right checksum (PNG, third edition, section 5.3).
struct PNGChunk {
  static let header = name("IHDR")
  static let palette = name("PLTE")
  static let imageData = name("IDAT")
  static let end = name("IEND")
  static let transparency = name("tRNS")

  /// Its four letters, the first in the highest byte.
  let name: UInt32
  /// Where in the file is what it holds.
  let data: Range<Int>

  /// What chunks carry besides their data: length, name and checksum.
  private static let frame = 12

  /// The chunk that begins at an offset of a file; nil if it is cut off, or has another checksum or a name not of
  /// letters.
  init?(_ file: Span<UInt8>, at offset: Int) {
    func number(at offset: Int) -> UInt32 { file.halfWord(at: offset).byteSwapped }
    guard file.count - offset >= Self.frame else { return nil }
    let length = Int(number(at: offset))
    guard length <= file.count - offset - Self.frame,
      (offset + 4..<offset + 8).allSatisfy({ (0x41...0x5A).contains(file[$0] & ~0x20) })
    else { return nil }
    name = number(at: offset + 4)
    data = offset + 8..<offset + 8 + length
    let checksum = Deflate.checksum(of: file.extracting(offset + 4..<data.upperBound))
    guard number(at: data.upperBound) == checksum else { return nil }
  }

  /// Its bytes in the file.
  var byteCount: Int { data.count + Self.frame }

  /// Whether who does not know it may pass over it.
  var isAncillary: Bool { name & 0x2000_0000 != 0 }

  /// The chunks alone that make the pixels, as a file; nil if one of the file's is damaged.
  ///
  /// Without the others, viewers show these pixels in sRGB, as this program does, and private notes stay where they
  /// are.
  static func essentialFile(of file: [UInt8]) -> [UInt8]? {
    var kept = Array(file[..<8])
    var offset = kept.count
    while let chunk = PNGChunk(file.span, at: offset) {
      if !chunk.isAncillary || chunk.name == transparency { kept += file[offset..<(offset + chunk.byteCount)] }
      if chunk.name == end { return kept }
      offset += chunk.byteCount
    }
    return nil
  }

  private static func name(_ letters: String) -> UInt32 { letters.utf8.reduce(0) { $0 << 8 | UInt32($1) } }
}
