/// Walks along grapheme boundaries in ascending order.
struct BoundaryCursor {
  private let boundaries: [Int]
  private let range: Range<Int>
  private var next = 0

  init(_ boundaries: [Int], in range: Range<Int>) {
    self.boundaries = boundaries
    self.range = range
  }

  /// The grapheme that holds `offset`, which is not before that of the last question.
  mutating func grapheme(at offset: Int) -> Range<Int> {
    while next < boundaries.count && boundaries[next] <= offset { next += 1 }
    let start = next > 0 ? boundaries[next - 1] : range.lowerBound
    let end = next < boundaries.count ? boundaries[next] : range.upperBound
    return start..<end
  }
}
