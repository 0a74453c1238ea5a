/// The header of a PNG file (PNG, third edition, sections 11.2.1 and 11.3.4.3).
package struct PNGHeader: Hashable, Sendable {
  /// Pixels from left to right.
  package let width: Int
  /// Pixels from top to bottom.
  package let height: Int
  /// Bits of a channel, or of an entry of the palette.
  package let bitDepth: Int
  /// Pixels per metre, if the file gives the same number for both directions.
  package let pixelsPerMeter: Int?

  /// Reads the header; the file must begin like a PNG file.
  package init(_ bytes: [UInt8]) throws(PictureError.Reason) {
    guard bytes.count >= 33, bytes[12..<16].elementsEqual("IHDR".utf8) else {
      throw .damaged(.png, "it ends too early")
    }
    func number(at offset: Int) -> Int { bytes[offset..<(offset + 4)].reduce(0) { $0 << 8 | Int($1) } }
    (width, height) = (number(at: 16), number(at: 20))
    guard width > 0, height > 0 else { throw .damaged(.png, "it has no pixels") }
    bitDepth = Int(bytes[24])
    var pixelsPerMeter: Int?
    var offset = 33
    while offset + 12 <= bytes.count {
      let length = number(at: offset)
      let name = bytes[(offset + 4)..<(offset + 8)]
      // The chunk precedes the pixels.
      if name.elementsEqual("IDAT".utf8) || length > bytes.count - offset - 12 { break }
      if name.elementsEqual("pHYs".utf8), length == 9 {
        let (across, down) = (number(at: offset + 8), number(at: offset + 12))
        if across == down, across > 0, bytes[offset + 16] == 1 { pixelsPerMeter = across }
      }
      offset += length + 12
    }
    self.pixelsPerMeter = pixelsPerMeter
  }
}
