/// A PNG file of the form that nearly all pictures of screens have: red, green and blue in eight bits each, with or
/// without alpha, rows in order, and every checksum right.
///
/// Such a file is unpacked whole by libdeflate and unfiltered in place, which takes a fraction of the time of libpng.
/// Everything else, and every file with a fault, is left to libpng, which also finds the words for the fault.
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
  init?(_ bytes: [UInt8], header: PNGHeader) {
    // IHDR after the size: bit depth, colour type, compression, filter method, interlacing (PNG, third edition, section
    // 11.2.1).
    guard bytes.count > 33, bytes[24] == 8, bytes[25] == 2 || bytes[25] == 6, bytes[26...28].allSatisfy({ $0 == 0 })
    else { return nil }
    (width, height, channels) = (header.width, header.height, bytes[25] == 6 ? 4 : 3)
    guard let data = PNGImageData(bytes, unpackedCount: height * (1 + width * channels)) else { return nil }
    self.data = data
  }

  /// Fills `target`, which has `room` pixels, with red, green, blue and alpha of every pixel, rows without gaps.
  ///
  /// Gives whether all pixels are opaque; nil if the file has a fault.
  func decode(into target: inout MutableSpan<UInt32>) -> Bool? {
    let room = Self.room(width: width, height: height) * 4
    precondition(target.count * 4 >= room)
    // The packed rows end where the room ends, but for a byte: a pixel never overtakes the bytes that it is made from.
    let start = room - 1 - packedCount
    guard target.withBytes(in: start..<start + packedCount, { data.unpack(into: &$0) }) else { return nil }
    return channels == 4
      ? undoFilters(from: start, in: &target, FourChannels.self)
      : undoFilters(from: start, in: &target, ThreeChannels.self)
  }

  /// Makes pixels of the packed rows behind them.
  @inline(__always) private func undoFilters<Channels: PNGChannels>(
    from start: Int, in target: inout MutableSpan<UInt32>, _: Channels.Type
  ) -> Bool? {
    var common: UInt32 = .max
    for row in 0..<height {
      let source = start + row * (1 + width * Channels.count)
      guard let filter = PNGFilter(rawValue: target.byte(at: source)) else { return nil }
      filter.undo(from: source + 1, row: row, width: width, in: &target, Channels.self)
      if Channels.count == 4 { for pixel in row * width..<(row + 1) * width { common &= target[pixel] } }
    }
    return UInt8(truncatingIfNeeded: common.littleEndian >> 24) == .max
  }
}

extension MutableSpan<UInt32> {
  /// A byte, counted from the start of the memory.
  fileprivate func byte(at offset: Int) -> UInt8 {
    UInt8(truncatingIfNeeded: self[offset / 4].littleEndian >> (8 * UInt32(offset % 4)))
  }
}
