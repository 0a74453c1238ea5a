extension TextAnalyzer {
  /// The boundaries of extended grapheme clusters (UAX #29) inside `range`, without its start and end.
  func graphemeBoundaries(in text: [UInt16], range: Range<Int>) -> [Int] {
    guard range.count > 1 else { return [] }
    let units = text.span
    // Below U+0300 nothing joins but a carriage return and a line feed.
    if text[range].allSatisfy({ $0 < 0x300 && $0 != 0x0D }) {
      return Array(range.lowerBound + 1..<range.upperBound)
    }
    let clusters = Boundaries(of: units, by: clusters)
    var boundaries: [Int] = []
    var boundary = clusters.next(behind: range.lowerBound)
    while let offset = boundary, offset < range.upperBound {
      boundaries.append(offset)
      boundary = clusters.next()
    }
    return boundaries
  }

  /// Where a word without room may be cut inside `range`: between grapheme clusters, but neither inside a syllable nor
  /// before a sign with which no line begins.
  func emergencyBreaks(in text: [UInt16], range: Range<Int>) -> [Int] {
    let amendments = LineBreakAmendments(units: text.span, table: table)
    var breaks: [Int] = []
    for offset in graphemeBoundaries(in: text, range: range) where !amendments.forbids(offset) { breaks.append(offset) }
    return breaks
  }
}
