extension ArraySlice<UInt8> {
  /// How many grapheme clusters a text in UTF-8 without line feeds has.
  ///
  /// Between two ASCII characters there always is a boundary (UAX #29, rule GB999), so only what touches other
  /// characters is looked at.
  var clusterCount: Int {
    var clusters = 0
    var start = startIndex
    while start < endIndex {
      let plain = asciiCount(from: start)
      clusters += plain
      start += plain
      let end = endOfMixture(from: start)
      if end > start {
        clusters += String(decoding: self[start..<end], as: UTF8.self).count
      }
      start = end
    }
    return clusters
  }

  /// How many ASCII characters follow each other from an offset on, but for one that is followed by another character.
  private func asciiCount(from start: Int) -> Int {
    let bytes = span
    let count = bytes.count
    var offset = start - startIndex
    // Eight at a time, without a branch between them.
    while offset + 8 <= count {
      var common: UInt8 = 0
      for index in offset..<offset + 8 { common |= bytes[index] }
      if common >= 0x80 { break }
      offset += 7
    }
    while offset < count, bytes[offset] < 0x80, offset + 1 == count || bytes[offset + 1] < 0x80 { offset += 1 }
    return offset - (start - startIndex)
  }

  /// The first offset from `start` on that is between two ASCII characters, or the end.
  private func endOfMixture(from start: Int) -> Int {
    var offset = start
    while offset < endIndex, offset == start || self[offset - 1] >= 0x80 || self[offset] >= 0x80 { offset += 1 }
    return offset
  }
}
