extension Range<Int> {
  /// The first index for which a condition that first holds and then does not no longer holds; the end of the range for
  /// none.
  @inline(__always)
  func firstIndex(behind holds: (Int) -> Bool) -> Int {
    var low = lowerBound
    var high = upperBound
    while low < high {
      let middle = (low + high) / 2
      if holds(middle) { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
