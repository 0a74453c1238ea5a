import CDeflate

/// The packed rows of a PNG file, from chunks that were all checked (PNG, third edition, sections 5.3 and 10).
struct PNGImageData {
  /// The most bytes of a chunk that libpng takes without a word.
  private static let mostBytesOfChunk = 1 << 22

  /// The data of each `IDAT` chunk, in order.
  private let parts: [UnsafeRawBufferPointer]
  /// Their bytes together.
  private let count: Int

  /// Finds the data in the bytes of a file, which must outlive it; nil unless every chunk is whole and of a kind that says nothing
  /// of the colours of pixels.
  init?(_ bytes: UnsafeBufferPointer<UInt8>, unpackedCount: Int) {
    let bytes = UnsafeRawBufferPointer(bytes)
    guard bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) else { return nil }
    var parts: [UnsafeRawBufferPointer] = []
    var (offset, isFirst, isPastData) = (8, true, false)
    while true {
      guard let chunk = PNGChunk(bytes, at: offset) else { return nil }
      let name = chunk.name
      switch name {
      case PNGChunk.header:
        guard isFirst, chunk.data.count == 13 else { return nil }
      case PNGChunk.imageData:
        // libpng has doubts about data that is much longer than what it can hold.
        guard !isFirst, !isPastData, chunk.data.count <= max(Self.mostBytesOfChunk, unpackedCount) else { return nil }
        parts.append(chunk.data)
      case PNGChunk.end:
        guard !parts.isEmpty, chunk.data.isEmpty else { return nil }
        self.parts = parts
        count = parts.reduce(0) { $0 + $1.count }
        guard hasWindow(of: unpackedCount) else { return nil }
        return
      default:
        guard !isFirst, chunk.isAncillary, name != PNGChunk.transparency, chunk.data.count <= Self.mostBytesOfChunk
        else { return nil }
        isPastData = !parts.isEmpty
      }
      isFirst = false
      offset += chunk.byteCount
    }
  }

  /// Whether all that can be repeated is in the window that the data announces (RFC 1950, section 2.2), which libdeflate does not
  /// look at.
  private func hasWindow(of unpackedCount: Int) -> Bool {
    guard let first = parts.first(where: { !$0.isEmpty })?.first else { return false }
    return first >> 4 == 7 || first >> 4 < 7 && unpackedCount <= 1 << (Int(first >> 4) + 8)
  }

  /// Unpacks the data; gives whether it is whole and has exactly so many bytes.
  ///
  /// Where a writer used a code that RFC 1951 reserves, libdeflate still makes something of it; then the checksum of the bytes decides.
  func unpack(into target: UnsafeMutableRawPointer, count unpackedCount: Int) -> Bool {
    if parts.count == 1 { return Self.unpack(parts[0], into: target, count: unpackedCount) }
    // What is longer than its contents was hardly compressed.
    if count > unpackedCount {
      var stored = StoredData(parts)
      if stored.unpack(into: target, count: unpackedCount) { return true }
    }
    let joined = UnsafeMutableRawBufferPointer.allocate(byteCount: count, alignment: 16)
    defer { joined.deallocate() }
    var offset = 0
    for part in parts where !part.isEmpty {
      (joined.baseAddress! + offset).copyMemory(from: part.baseAddress!, byteCount: part.count)
      offset += part.count
    }
    return Self.unpack(UnsafeRawBufferPointer(joined), into: target, count: unpackedCount)
  }

  private static func unpack(
    _ packed: UnsafeRawBufferPointer, into target: UnsafeMutableRawPointer, count: Int
  ) -> Bool {
    guard let unpacker = libdeflate_alloc_decompressor() else { return false }
    defer { libdeflate_free_decompressor(unpacker) }
    var used = 0
    let result = libdeflate_zlib_decompress_ex(
      unpacker, packed.baseAddress, packed.count, target, count, &used, nil)
    return result == LIBDEFLATE_SUCCESS && used == packed.count
  }
}
