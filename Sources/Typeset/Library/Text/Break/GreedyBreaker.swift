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
    // About as many lines as the whole text is long.
    let estimate = paragraph.maxContent / width
    if (0..<Double(opportunities.count)).contains(estimate) { lines.reserveCapacity(Int(estimate) + 2) }
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
    let end = paragraph.opportunities[opportunity]
    lines.append(LineRange(range: range, endsInHyphen: end.hyphenWidth > 0, addsHyphen: end.addsHyphen))
  }

  /// Breaks the word between two opportunities: a part that stays together at its blanks, and what is still too wide
  /// with hyphens, by its language, or else at grapheme clusters. The last line holds what is left of it.
  private mutating func breakWord(from start: Int, to end: Int, _ meter: inout LineMeter) {
    let range = paragraph.opportunities[start].offset..<paragraph.opportunities[end].offset
    var lineStart = LineStart(offset: range.lowerBound, position: paragraph.opportunities[start].position)
    let hyphens =
      paragraph.text.hyphens == .manual ? analyzer.hyphenations(in: paragraph.text, range: range) : []
    let reserve = paragraph.analysed.reserveBreaks
    let first = reserve.indices.firstIndex(behind: { reserve[$0] <= range.lowerBound })
    let ends = reserve[first...].prefix { $0 < range.upperBound }
    var next = ends.startIndex
    while next < ends.endIndex, !fits(lineStart.offset..<range.upperBound) {
      var last = next
      while last < ends.endIndex, fits(lineStart.offset..<ends[last]) { last += 1 }
      if last == next {
        breakClusters(to: ends[next], hyphens: hyphens, from: &lineStart)
        next += 1
      } else {
        lines.append(LineRange(range: lineStart.offset..<ends[last - 1], endsInPart: true))
        lineStart = LineStart(offset: ends[last - 1], position: position(of: ends[last - 1]))
        next = last
      }
    }
    breakClusters(
      to: range.upperBound, hyphen: paragraph.opportunities[end].hyphenWidth, hyphens: hyphens, from: &lineStart)
    append(lineStart.offset..<range.upperBound, at: end)
    meter.startLine(at: start, offsetBy: lineStart.position - paragraph.opportunities[start].position)
  }

  /// Where a line begins that no opportunity begins.
  private struct LineStart {
    /// UTF-16 offset.
    var offset: Int
    /// The distance in the unbroken text, in points.
    var position: Double
  }

  /// Ends lines with hyphens at the places for them, or else at grapheme clusters, until what is left up to an offset
  /// has room on one, with a hyphen of a width behind it.
  private mutating func breakClusters(
    to end: Int, hyphen: Double = 0, hyphens: [Int], from line: inout LineStart
  ) {
    let clusters = ClusterPositions(
      in: line.offset..<end, at: line.position, of: paragraph, analyzer: analyzer)
    let visibleEnd = position(of: visibleEnd(of: line.offset..<end))
    var index = 0
    while visibleEnd + hyphen - line.position > width || paragraph.shaped.hasTabs && !fits(line.offset..<end) {
      var last = index
      while last < clusters.count, clusters.positions[last] - line.position <= width { last += 1 }
      let farthest = last > index ? clusters.offsets[last - 1] : line.offset
      if let place = hyphenation(in: hyphens, behind: line.offset, upTo: farthest) {
        lines.append(LineRange(range: line.offset..<place, endsInHyphen: true, addsHyphen: true, endsInPart: true))
        line = LineStart(offset: place, position: position(of: place))
        while index < clusters.count, clusters.offsets[index] <= place { index += 1 }
        continue
      }
      // A line has at least one cluster. If cutting makes it wider, it gives clusters back.
      var cut = max(last - 1, index)
      guard cut < clusters.count else { break }
      if cut > index, !fits(line.offset..<clusters.offsets[cut]) {
        cut = lastFit(in: index..<cut, of: clusters, from: line.offset)
      }
      lines.append(LineRange(range: line.offset..<clusters.offsets[cut], isEmergency: true))
      line = LineStart(offset: clusters.offsets[cut], position: clusters.positions[cut])
      index = cut + 1
    }
  }

  /// The last place for a hyphen between two offsets up to which a line with it has room; nil for none.
  private func hyphenation(in places: [Int], behind start: Int, upTo end: Int) -> Int? {
    var index = places.indices.firstIndex(behind: { places[$0] <= end }) - 1
    while index >= 0, places[index] > start {
      if fits(start..<places[index], addsHyphen: true) { return places[index] }
      index -= 1
    }
    return nil
  }

  /// Where what is visible of a stretch ends.
  private func visibleEnd(of range: Range<Int>) -> Int {
    let units = paragraph.text.units
    var end = range.upperBound
    while end > range.lowerBound, WhiteSpace.hangs(units[end - 1]) || units[end - 1] == WhiteSpace.lineFeed { end -= 1 }
    return end
  }

  /// The position of an offset in the unbroken text, in points.
  private func position(of offset: Int) -> Double {
    var cursor = WidthCursor(words: paragraph.words.span, items: paragraph.items, near: offset)
    return cursor.position(of: offset)
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

  private func fits(_ range: Range<Int>, addsHyphen: Bool = false) -> Bool {
    let line = LineRange(range: range, endsInHyphen: addsHyphen, addsHyphen: addsHyphen, isEmergency: true)
    return LineSlicer(paragraph).width(of: line) <= width
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

/// The places inside a stretch where a word without room may be cut, with their positions in the unbroken text.
private struct ClusterPositions {
  let offsets: [Int]
  let positions: [Double]
  var count: Int { offsets.count }

  /// `position` is where the stretch begins, in points.
  init(in range: Range<Int>, at position: Double, of paragraph: MeasuredParagraph, analyzer: TextAnalyzer) {
    let offsets = analyzer.emergencyBreaks(in: paragraph.text.units, range: range)
    self.offsets = offsets
    var cursor = WidthCursor(
      words: paragraph.words.span, items: paragraph.items, from: range.lowerBound, at: position)
    positions = offsets.map { cursor.position(of: $0) }
  }
}
