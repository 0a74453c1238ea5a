/// The last step of UAX #9, on a finished line.
///
/// Rule L1 needs no step of its own: ICU applies it to separators and to the end of a paragraph, and blanks at the end
/// of a line hang after it.
enum BidiReordering {
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
}
