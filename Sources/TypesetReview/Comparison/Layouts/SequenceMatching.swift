import Typeset

/// Finds again in one list what stands in another, in the same order.
enum SequenceMatching {
  /// The most steps that are spent on the longest common part; beyond, only equal starts and ends are matched.
  private static let mostSteps = 4_000_000

  /// Pairs of places that hold equal keys, ascending in both lists: a longest common subsequence.
  static func pairs<Key: Equatable>(_ first: [Key], _ second: [Key]) -> [(Int, Int)] {
    var start = 0
    while start < min(first.count, second.count), first[start] == second[start] { start += 1 }
    var (firstEnd, secondEnd) = (first.count, second.count)
    while firstEnd > start, secondEnd > start, first[firstEnd - 1] == second[secondEnd - 1] {
      firstEnd -= 1
      secondEnd -= 1
    }
    var pairs = (0..<start).map { ($0, $0) }
    pairs += middle(first, start..<firstEnd, second, start..<secondEnd)
    pairs += (0..<(first.count - firstEnd)).map { (firstEnd + $0, secondEnd + $0) }
    return pairs
  }

  private static func middle<Key: Equatable>(
    _ first: [Key], _ rows: Range<Int>, _ second: [Key], _ columns: Range<Int>
  ) -> [(Int, Int)] {
    guard !rows.isEmpty, !columns.isEmpty, rows.count * columns.count <= mostSteps else { return [] }
    let width = columns.count + 1
    // How long the common part is from each pair of places to the ends.
    var lengths = [Int32](repeating: 0, count: (rows.count + 1) * width)
    for row in backwards(from: rows.count - 1) {
      for column in backwards(from: columns.count - 1) {
        lengths[row * width + column] =
          first[rows.lowerBound + row] == second[columns.lowerBound + column]
          ? lengths[(row + 1) * width + column + 1] + 1
          : max(lengths[(row + 1) * width + column], lengths[row * width + column + 1])
      }
    }
    var pairs: [(Int, Int)] = []
    var (row, column) = (0, 0)
    while row < rows.count, column < columns.count {
      if first[rows.lowerBound + row] == second[columns.lowerBound + column] {
        pairs.append((rows.lowerBound + row, columns.lowerBound + column))
        row += 1
        column += 1
      } else if lengths[(row + 1) * width + column] >= lengths[row * width + column + 1] {
        row += 1
      } else {
        column += 1
      }
    }
    return pairs
  }

  private static func backwards(from last: Int) -> StrideThrough<Int> { Swift.stride(from: last, through: 0, by: -1) }
}
