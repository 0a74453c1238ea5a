/// Fills each line with as much as fits; a word without room is broken at its grapheme clusters.
struct GreedyBreaker {
  private let paragraph: MeasuredParagraph
  private let width: Double
  private let analyzer: TextAnalyzer
  private var lines: [LineRange] = []

  /// How much wider than its room a line may be: what rounding makes.
  static let tolerance = 0.001

  /// The lines of a text in a width in points; `wraps` false breaks only where it must.
  static func lines(
    of paragraph: MeasuredParagraph, in width: Double, wraps: Bool = true, analyzer: TextAnalyzer
  ) -> [LineRange] {
    var breaker = GreedyBreaker(paragraph: paragraph, width: wraps ? width : .infinity, analyzer: analyzer)
    breaker.run()
    return breaker.lines
  }

  private init(paragraph: MeasuredParagraph, width: Double, analyzer: TextAnalyzer) {
    self.paragraph = paragraph
    self.width = width + Self.tolerance
    self.analyzer = analyzer
  }

  private mutating func run() {
    let opportunities = paragraph.opportunities
    var meter = LineMeter(paragraph)
    var start = 0
    while start < opportunities.count - 1 {
      meter.startLine(at: start)
      var end = farthest(from: start + 1, &meter) ?? start
      if end == start {
        breakWord(from: start, to: start + 1, &meter)
        end = start + 1
        if !opportunities[end].isMandatory, let rest = lines.popLast() {
          // The line that holds the rest of the word is filled up.
          end = farthest(from: end, &meter) ?? end
          append(rest.range.lowerBound..<opportunities[end].offset, at: end)
        }
      } else {
        append(opportunities[start].offset..<opportunities[end].offset, at: end)
      }
      start = end
    }
  }

  private mutating func append(_ range: Range<Int>, at opportunity: Int) {
    let hasHyphen = paragraph.opportunities[opportunity].hyphenWidth > 0
    lines.append(LineRange(range: range, endsInHyphen: hasHyphen))
  }

  /// Breaks the word between two opportunities at its blanks, or else at grapheme clusters; the last line holds what is left of it.
  private mutating func breakWord(from start: Int, to end: Int, _ meter: inout LineMeter) {
    let opportunities = paragraph.opportunities
    let range = opportunities[start].offset..<opportunities[end].offset
    let clusters = ClusterPositions(
      in: range, at: opportunities[start].position, of: paragraph, analyzer: analyzer)
    var lineStart = range.lowerBound
    var lineStartPosition = opportunities[start].position
    var index = 0
    while opportunities[end].visibleEnd + opportunities[end].hyphenWidth - lineStartPosition > width
      || paragraph.shaped.hasTabs && !fits(lineStart..<range.upperBound)
    {
      var last = index
      while last < clusters.count, clusters.positions[last] - lineStartPosition <= width { last += 1 }
      // A line has at least one cluster. If cutting makes it wider, it gives clusters back.
      var cut = max(last - 1, index)
      guard cut < clusters.count else { break }
      if cut > index, !fits(lineStart..<clusters.offsets[cut]) {
        cut = lastFit(in: index..<cut, of: clusters, from: lineStart)
      }
      // A phone number without room is broken at one of its blanks.
      let blank = (index...cut).last { NumberSigns.isBlank(paragraph.text.units[clusters.offsets[$0] - 1]) }
      cut = blank ?? cut
      lines.append(LineRange(range: lineStart..<clusters.offsets[cut], isEmergency: blank == nil))
      lineStart = clusters.offsets[cut]
      lineStartPosition = clusters.positions[cut]
      index = cut + 1
    }
    append(lineStart..<range.upperBound, at: end)
    meter.startLine(at: start, offsetBy: lineStartPosition - opportunities[start].position)
  }

  /// The last of some clusters before which a line may end, found by halving; the first one where none fits.
  private func lastFit(in indexes: Range<Int>, of clusters: ClusterPositions, from lineStart: Int) -> Int {
    var low = indexes.lowerBound
    var high = indexes.upperBound - 1
    // Mostly one cluster is too much.
    if low < high, fits(lineStart..<clusters.offsets[high]) { return high }
    high -= 1
    while low < high {
      let middle = (low + high + 1) / 2
      if fits(lineStart..<clusters.offsets[middle]) { low = middle } else { high = middle - 1 }
    }
    return low
  }

  private func fits(_ range: Range<Int>) -> Bool {
    LineSlicer(paragraph).width(of: LineRange(range: range, isEmergency: true)) <= width
  }

  /// The last opportunity from `first` on at which the line that the meter has begun still fits; nil for none.
  private func farthest(from first: Int, _ meter: inout LineMeter) -> Int? {
    let opportunities = paragraph.opportunities
    var end: Int?
    for next in first..<opportunities.count {
      let visible = meter.width(to: next)
      if visible + opportunities[next].hyphenWidth <= width { end = next }
      // What hangs or hyphenates may leave room for a later break, what is visible does not.
      if visible > width || opportunities[next].isMandatory { break }
    }
    return end
  }
}

/// The grapheme cluster boundaries inside a stretch, with their positions in the unbroken text.
private struct ClusterPositions {
  let offsets: [Int]
  let positions: [Double]
  var count: Int { offsets.count }

  /// `position` is where the stretch begins, in points.
  init(in range: Range<Int>, at position: Double, of paragraph: MeasuredParagraph, analyzer: TextAnalyzer) {
    let offsets = analyzer.graphemeBoundaries(in: paragraph.text.units, range: range)
    self.offsets = offsets
    positions = paragraph.words.withUnsafeBufferPointer { words in
      var cursor = WidthCursor(words: words, items: paragraph.items, from: range.lowerBound, at: position)
      return offsets.map { cursor.position(of: $0) }
    }
  }
}
