/// A PNG file of the form that nearly all pictures of screens have: red, green and blue in eight bits each, with or without alpha,
/// rows in order, and every checksum right.
///
/// Such a file is unpacked whole by libdeflate and unfiltered in place, which takes a fraction of the time of libpng. Everything
/// else, and every file with a fault, is left to libpng, which also finds the words for the fault.
struct PlainPNG {
  private let width: Int
  private let height: Int
  private let channels: Int
  private let data: PNGImageData

  /// The bytes of all rows, each behind the byte that names its filter.
  private var packedCount: Int { height * (1 + width * channels) }

  /// How many pixels of memory `decode` needs: beyond the picture one byte a row, and one that is read but not used.
  static func room(width: Int, height: Int) -> Int { width * height + height / 4 + 1 }

  /// Finds the data of the rows; nil if the file has another form or a fault.
  init?(_ bytes: UnsafeBufferPointer<UInt8>, header: PNGHeader) {
    // IHDR after the size: bit depth, colour type, compression, filter method, interlacing (PNG, third edition, section 11.2.1).
    guard bytes.count > 33, bytes[24] == 8, bytes[25] == 2 || bytes[25] == 6, bytes[26...28].allSatisfy({ $0 == 0 })
    else { return nil }
    (width, height, channels) = (header.width, header.height, bytes[25] == 6 ? 4 : 3)
    guard let data = PNGImageData(bytes, unpackedCount: height * (1 + width * channels)) else { return nil }
    self.data = data
  }

  /// Fills `target`, which has `room` pixels, with red, green, blue and alpha of every pixel, rows without gaps.
  ///
  /// Gives whether all pixels are opaque; nil if the file has a fault.
  func decode(into target: UnsafeMutablePointer<UInt32>) -> Bool? {
    let room = Self.room(width: width, height: height) * 4
    // The packed rows end where the room ends, but for a byte: a pixel never overtakes the bytes that it is made from.
    let packed = UnsafeMutableRawPointer(target) + (room - 1 - packedCount)
    guard data.unpack(into: packed, count: packedCount) else { return nil }
    return channels == 4
      ? undoFilters(packed, in: target, FourChannels.self) : undoFilters(packed, in: target, ThreeChannels.self)
  }

  @inline(__always) private func undoFilters<Channels: PNGChannels>(
    _ packed: UnsafeMutableRawPointer, in target: UnsafeMutablePointer<UInt32>, _: Channels.Type
  ) -> Bool? {
    let noRow = UnsafeMutablePointer<UInt32>.allocate(capacity: width)
    noRow.initialize(repeating: 0, count: width)
    defer { noRow.deallocate() }
    var above = UnsafePointer(noRow)
    var common: UInt32 = .max
    for row in 0..<height {
      let source = packed + row * (1 + width * Channels.count)
      guard let filter = PNGFilter(rawValue: source.load(as: UInt8.self)) else { return nil }
      let pixels = target + row * width
      filter.undo(UnsafeRawPointer(source + 1), above: above, into: pixels, count: width, Channels.self)
      if Channels.count == 4 { for column in 0..<width { common &= pixels[column] } }
      above = UnsafePointer(pixels)
    }
    return UInt8(truncatingIfNeeded: common.littleEndian >> 24) == .max
  }
}
