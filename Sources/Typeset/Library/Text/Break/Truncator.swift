/// Cuts a text to a number of lines: the last one ends, begins or is divided at an ellipsis in the block's base
/// direction.
struct Truncator {
  private let paragraph: MeasuredParagraph
  private let width: Double
  /// Where the grapheme clusters of the line that is cut begin, and where the last one ends.
  private let clusters: [Int]

  /// The cut text, broken into `limit` lines; `lines` are those of the whole text, more than `limit` or wider than
  /// `width`.
  ///
  /// `measure` takes a text that was cut through the stages up to here.
  static func truncate(
    _ paragraph: MeasuredParagraph, _ lines: [LineRange], to limit: Int, in width: Double, analyzer: TextAnalyzer,
    measure: (StyledText) -> MeasuredParagraph
  ) -> BrokenParagraph {
    let start = lines[limit - 1].range.lowerBound
    let cut = Truncator(paragraph, from: start, in: width, analyzer: analyzer).cut(measure)
    let last = LineRange(range: start..<cut.text.units.count)
    return BrokenParagraph(
      paragraph: cut, lines: lines[..<(limit - 1)] + [last], width: width,
      uncut: UncutText(units: paragraph.text.units, width: paragraph.maxContent))
  }

  private init(_ paragraph: MeasuredParagraph, from start: Int, in width: Double, analyzer: TextAnalyzer) {
    self.paragraph = paragraph
    self.width = width + GreedyBreaker.tolerance
    let units = paragraph.text.units
    // A forced break cuts off the text after it.
    let end = units[start...].firstIndex(of: WhiteSpace.lineFeed) ?? units.count
    clusters = [start] + analyzer.graphemeBoundaries(in: units, range: start..<end) + [end]
  }

  /// No line holds more clusters than this.
  private static let mostClusters = 4096

  private var most: Int { min(clusters.count - 1, Self.mostClusters) }

  /// The text with as many clusters as fit beside the ellipsis.
  ///
  /// The advances of the whole text say where to cut. Only the letters next to the ellipsis can change their shapes
  /// there, so the text that is left is seldom more than a cluster off.
  private func cut(_ measure: (StyledText) -> MeasuredParagraph) -> MeasuredParagraph {
    var count = estimate()
    var best = measure(text(keeping: count))
    if fits(best) {
      while count < most {
        let longer = measure(text(keeping: count + 1))
        guard fits(longer) else { break }
        (best, count) = (longer, count + 1)
      }
    } else {
      while count > 0, !fits(best) {
        count -= 1
        best = measure(text(keeping: count))
      }
    }
    return best
  }

  /// The most clusters whose advances leave room for the ellipsis, found by halving.
  private func estimate() -> Int {
    let room = width - ellipsisWidth
    let slicer = LineSlicer(paragraph)
    var (low, high) = (0, most)
    while low < high {
      let middle = (low + high + 1) / 2
      let part = part(keeping: middle)
      let head = slicer.width(of: LineRange(range: clusters[0]..<part.lowerBound))
      let tail = slicer.width(of: LineRange(range: part.upperBound..<clusters[clusters.count - 1]))
      if head + tail <= room { low = middle } else { high = middle - 1 }
    }
    return low
  }

  private var ellipsisWidth: Double {
    let word = paragraph.wordIndex(at: clusters[0])
    guard word < paragraph.words.count else { return 0 }
    let item = paragraph.items[paragraph.words[word].item]
    let ellipsis = paragraph.shaper.character(Truncation.ellipsis, in: item, of: paragraph.text)
    return Double(ellipsis.advance) * item.scale
  }

  private func fits(_ candidate: MeasuredParagraph) -> Bool {
    let line = LineRange(range: clusters[0]..<candidate.text.units.count, isEmergency: true)
    return LineSlicer(candidate).width(of: line) <= width
  }

  /// The text with `count` of the clusters and an ellipsis for the others.
  private func text(keeping count: Int) -> StyledText {
    paragraph.text.cut(part(keeping: count), notBefore: clusters[0])
  }

  /// What the ellipsis replaces where `count` of the clusters are kept.
  private func part(keeping count: Int) -> Range<Int> {
    let (head, tail) =
      switch paragraph.text.truncation {
      case .end: (count, 0)
      case .start: (0, count)
      case .middle: (count - count / 2, count / 2)
      }
    return clusters[head]..<clusters[clusters.count - 1 - tail]
  }
}
