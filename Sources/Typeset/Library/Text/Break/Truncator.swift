/// Cuts a text to a number of lines: the last one ends, begins or is divided at an ellipsis in the block's base direction.
struct Truncator {
  let setter: TextSetter
  let paragraph: ShapedParagraph
  let width: Double

  /// The cut text, broken into `limit` lines; `lines` are those of the whole text, more than `limit`.
  func truncate(_ lines: [LineRange], to limit: Int) -> BrokenParagraph {
    let kept = Array(lines[..<(limit - 1)])
    let lineStart = lines[limit - 1].range.lowerBound
    let end = lastLineEnd(of: lines[limit - 1])
    let inner = setter.analyzer.graphemeBoundaries(in: paragraph.text.units, range: lineStart..<end)
    let clusters = [lineStart] + inner + [end]
    // The most clusters that fit, found by halving: what is kept grows with the count.
    var low = 0
    var high = min(clusters.count - 1, Self.mostClusters)
    var best = shaped(keeping: 0, of: clusters)
    while low < high {
      let middle = (low + high + 1) / 2
      let candidate = shaped(keeping: middle, of: clusters)
      if fits(candidate, from: lineStart) {
        low = middle
        best = candidate
      } else {
        high = middle - 1
      }
    }
    let last = LineRange(range: lineStart..<best.text.units.count)
    return BrokenParagraph(paragraph: best, lines: kept + [last], width: width, isTruncated: true)
  }

  /// More clusters than any line holds are never tried.
  private static let mostClusters = 4096

  /// Where the line that is cut ends: a forced break cuts off what lies behind it.
  private func lastLineEnd(of line: LineRange) -> Int {
    let units = paragraph.text.units
    let lineFeed = units[line.range.lowerBound...].firstIndex(of: WhiteSpace.lineFeed)
    return max(lineFeed ?? units.count, line.range.lowerBound)
  }

  private func fits(_ candidate: ShapedParagraph, from lineStart: Int) -> Bool {
    let line = LineRange(range: lineStart..<candidate.text.units.count, isEmergency: true)
    return LineAssembler(candidate).width(of: line) <= width + GreedyBreaker.tolerance
  }

  /// The text with `count` of the clusters kept and an ellipsis for the others.
  private func shaped(keeping count: Int, of clusters: [Int]) -> ShapedParagraph {
    let last = clusters.count - 1
    let (head, tail) =
      switch paragraph.text.truncation {
      case .end: (count, 0)
      case .start: (0, count)
      case .middle: (count - count / 2, count / 2)
      }
    return setter.shapeQuietly(paragraph.text.cut(clusters[head]..<clusters[last - tail], notBefore: clusters[0]))
  }
}
