/// Breaks a short text into lines as even as possible: greedy, in the least width that needs no more lines.
enum BalancedBreaker {
  /// From how many lines on evenness is not sought but raggedness avoided.
  private static let mostLines = 8
  /// How close the least width is found, in points.
  private static let precision = 0.5

  /// The lines of a text in a width in points; `greedy` is what greedy makes of it.
  static func lines(
    of paragraph: MeasuredParagraph, in width: Double, greedy: [LineRange], analyzer: TextAnalyzer
  ) -> [LineRange] {
    guard greedy.count > 1, !paragraph.shaped.hasTabs, !greedy.contains(where: \.endsOutsideOpportunities) else {
      return greedy
    }
    guard greedy.count <= mostLines else { return PrettyBreaker.lines(of: paragraph, in: width, greedy: greedy) }
    var low = max(paragraph.minContent, paragraph.maxContent / Double(greedy.count) / 2)
    var high = width
    var best = greedy
    while high - low > precision {
      let middle = (low + high) / 2
      let lines = GreedyBreaker.lines(of: paragraph, in: middle, analyzer: analyzer)
      if lines.count <= greedy.count {
        (best, high) = (lines, middle)
      } else {
        low = middle
      }
    }
    return best
  }
}
