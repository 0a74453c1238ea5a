import CICU

extension TextAnalyzer {
  /// The boundaries of extended grapheme clusters (UAX #29) inside `range`, without its start and end.
  func graphemeBoundaries(in text: [UInt16], range: Range<Int>) -> [Int] {
    guard range.count > 1 else { return [] }
    return text.withUnsafeBufferPointer { units in
      // Below U+0300 nothing joins but a carriage return and a line feed.
      if range.allSatisfy({ units[$0] < 0x300 && units[$0] != 0x0D }) {
        return Array(range.lowerBound + 1..<range.upperBound)
      }
      guard typeset_breaks_set_text(clusters, units.baseAddress, Int32(units.count)) else { return [] }
      var boundaries: [Int] = []
      var boundary = Int(typeset_breaks_following(clusters, Int32(range.lowerBound)))
      while boundary >= 0, boundary < range.upperBound {
        boundaries.append(boundary)
        boundary = Int(typeset_breaks_next(clusters))
      }
      return boundaries
    }
  }
}
