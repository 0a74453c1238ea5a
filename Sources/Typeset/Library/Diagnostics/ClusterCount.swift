extension UnsafeBufferPointer<UInt8> {
  /// How many grapheme clusters a text in UTF-8 without line feeds has.
  ///
  /// Between two ASCII characters there always is a boundary (UAX #29, rule GB999), so only what touches other characters is looked at.
  var clusterCount: Int {
    var clusters = 0
    var start = 0
    while start < count {
      let plain = asciiCount(from: start)
      clusters += plain
      start += plain
      let end = endOfMixture(from: start)
      if end > start {
        clusters += String(decoding: UnsafeBufferPointer(rebasing: self[start..<end]), as: UTF8.self).count
      }
      start = end
    }
    return clusters
  }

  /// How many ASCII characters follow each other from an offset on, but for one that is followed by another character.
  private func asciiCount(from start: Int) -> Int {
    var offset = start
    while offset + 8 <= count,
      UnsafeRawPointer(baseAddress! + offset).loadUnaligned(as: UInt64.self) & 0x8080_8080_8080_8080 == 0
    {
      offset += 7
    }
    while offset < count, self[offset] < 0x80, offset + 1 == count || self[offset + 1] < 0x80 { offset += 1 }
    return offset - start
  }

  /// The first offset from `start` on that is between two ASCII characters, or the end.
  private func endOfMixture(from start: Int) -> Int {
    var offset = start
    while offset < count, offset == start || self[offset - 1] >= 0x80 || self[offset] >= 0x80 { offset += 1 }
    return offset
  }
}
