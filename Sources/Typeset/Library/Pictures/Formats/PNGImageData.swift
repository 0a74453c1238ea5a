/// The packed rows of a PNG file, from chunks that were all checked (PNG, third edition, sections 5.3 and 10).
struct PNGImageData {
  /// The most bytes of a chunk that libpng takes without a word.
  private static let mostBytesOfChunk = 1 << 22

  private let file: [UInt8]
  /// Where the data of each `IDAT` chunk is, in order.
  private let parts: [Range<Int>]
  /// Their bytes together.
  private let count: Int

  /// Finds the data in the bytes of a file; nil unless every chunk is whole and of a kind that says nothing of the
  /// colours of pixels.
  init?(_ file: [UInt8], unpackedCount: Int) {
    guard file.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) else { return nil }
    self.file = file
    var parts: [Range<Int>] = []
    var (offset, isFirst, isPastData) = (8, true, false)
    while true {
      guard let chunk = PNGChunk(file.span, at: offset) else { return nil }
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

  /// Whether all that can be repeated is in the window that the data announces (RFC 1950, section 2.2), which
  /// libdeflate does not look at.
  private func hasWindow(of unpackedCount: Int) -> Bool {
    guard let part = parts.first(where: { !$0.isEmpty }) else { return false }
    let first = file[part.lowerBound]
    return first >> 4 == 7 || first >> 4 < 7 && unpackedCount <= 1 << (Int(first >> 4) + 8)
  }

  /// Unpacks the data; gives whether it is whole and fills the target exactly.
  ///
  /// Where a writer used a code that RFC 1951 reserves, libdeflate still makes something of it; then the checksum of
  /// the bytes decides.
  func unpack(into target: inout MutableSpan<UInt8>) -> Bool {
    // What is longer than its contents was hardly compressed.
    if parts.count > 1, count > target.count {
      var stored = StoredData(file, parts)
      if stored.unpack(into: &target) { return true }
    }
    guard let deflate = try? Deflate() else { return false }
    if parts.count == 1 { return deflate.unpack(file.span.extracting(parts[0]), into: &target) }
    let joined = [UInt8](capacity: count) { output in
      for part in parts { for index in part { output.append(file[index]) } }
    }
    return deflate.unpack(joined.span, into: &target)
  }
}
