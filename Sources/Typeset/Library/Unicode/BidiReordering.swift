import CICU

/// The last steps of UAX #9, taken on a finished line.
enum BidiReordering {
  /// Resets separators, and the spaces before them and at the end of the line, to the base level (rule L1).
  ///
  /// - Parameter levels: The levels of the line, from its start; empty if all are at the base level.
  static func resetTrailing(_ levels: inout [UInt8], of line: Range<Int>, in text: [UInt16], base: Direction) {
    guard !levels.isEmpty else { return }
    let baseLevel: UInt8 = base == .leftToRight ? 0 : 1
    text.withUnsafeBufferPointer { units in
      levels.withUnsafeMutableBufferPointer { levels in
        var isTrailing = true
        var offset = line.upperBound
        while offset > line.lowerBound {
          var start = offset - 1
          if units[start] & 0xFC00 == 0xDC00, start > line.lowerBound, units[start - 1] & 0xFC00 == 0xD800 {
            start -= 1
          }
          switch kind(of: units.character(at: start)) {
          case .separator: isTrailing = true
          case .blank: break
          case .other: isTrailing = false
          }
          if isTrailing {
            for index in start..<offset { levels[index - line.lowerBound] = baseLevel }
          }
          offset = start
        }
      }
    }
  }

  /// The indexes of `levels` from left to right (rule L2); the items are the characters or the runs of one line.
  static func visualOrder(of levels: [UInt8]) -> [Int] {
    var order = Array(levels.indices)
    guard let highest = levels.max(), let lowestOdd = levels.lazy.filter({ $0 % 2 == 1 }).min() else { return order }
    for level in stride(from: highest, through: lowestOdd, by: -1) {
      var start = 0
      while start < levels.count {
        guard levels[order[start]] >= level else {
          start += 1
          continue
        }
        var end = start + 1
        while end < levels.count, levels[order[end]] >= level { end += 1 }
        order[start..<end].reverse()
        start = end
      }
    }
    return order
  }

  /// What rule L1 makes of a character.
  private enum Kind {
    case separator
    case blank
    case other
  }

  private static func kind(of character: Int32) -> Kind {
    if character > 0x20, character < 0x7F { return .other }
    if character == 0x20 { return .blank }
    switch typeset_direction_class(character) {
    case .segmentSeparator, .paragraphSeparator: return .separator
    case .blank, .isolateInitiator, .isolateTerminator, .embeddingInitiator, .embeddingTerminator: return .blank
    default: return .other
    }
  }
}
