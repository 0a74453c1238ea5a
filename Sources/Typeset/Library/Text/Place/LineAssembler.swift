/// Gathers the glyphs of one line and puts its runs in visual order (UAX #9, L1 and L2).
///
/// Trailing blanks hang: they take no width and stand behind the end of the line, as rule L1 asks. They are drawn all the same,
/// since what reads a PDF would else join the words on both sides (R120).
struct LineAssembler {
  private let paragraph: ShapedParagraph
  private let tabs: TabStops?

  init(_ paragraph: ShapedParagraph) {
    self.paragraph = paragraph
    tabs = paragraph.tabStops
  }

  /// The width of a line without its hanging blanks, in points.
  func width(of line: LineRange) -> Double { runs(of: line).reduce(0) { $0 + $1.width } }

  /// The line in visual order.
  func assemble(_ line: LineRange) -> AssembledLine {
    let logical = runs(of: line)
    var visual = inVisualOrder(logical)
    let width = visual.reduce(0) { $0 + $1.width }
    if let blank = hangingBlank(of: line, behind: logical.last) {
      if paragraph.text.direction == .leftToRight { visual.append(blank) } else { visual.insert(blank, at: 0) }
    }
    return AssembledLine(range: line.range, runs: visual, width: width)
  }

  /// The blanks that hang over the end of the line and are no part of its last piece: a run without width of their own.
  ///
  /// That is so where the line ends against the base direction, and where the look changes before the blank.
  private func hangingBlank(of line: LineRange, behind run: AssembledRun?) -> AssembledRun? {
    let end = visibleEnd(of: line)
    guard let run, run.text.upperBound == end, end < line.range.upperBound else { return nil }
    let index = paragraph.wordIndex(at: end)
    guard index < paragraph.words.count else { return nil }
    let word = paragraph.words[index]
    guard word.range.lowerBound <= end, word.visibleEnd <= end else { return nil }
    let blanks = end..<max(end, min(word.range.upperBound, line.range.upperBound))
    guard !blanks.isEmpty else { return nil }
    var piece = piece(of: word, blanks, at: 0)
    (piece.hang, piece.width) = (piece.width, 0)
    return AssembledRun(item: word.item, pieces: [piece], width: 0)
  }

  private func endsInBaseDirection(_ item: Int) -> Bool {
    paragraph.items[item].direction == paragraph.text.direction
  }

  private func inVisualOrder(_ runs: [AssembledRun]) -> [AssembledRun] {
    guard let first = runs.first else { return [] }
    let level = paragraph.items[first.item].level
    if paragraph.analysed.edges.isEmpty, runs.allSatisfy({ paragraph.items[$0.item].level == level }) {
      return level & 1 == 0 ? runs : runs.reversed()
    }
    // The edge of an isolate takes part as a run without width, so that two isolates side by side stay apart.
    var levels: [UInt8] = []
    var places: [Int?] = []
    for (index, run) in runs.enumerated() {
      if index > 0, let edge = paragraph.analysed.edge(at: run.text.lowerBound) {
        levels.append(edge.level)
        places.append(nil)
      }
      levels.append(paragraph.items[run.item].level)
      places.append(index)
    }
    return BidiReordering.visualOrder(of: levels).compactMap { places[$0].map { runs[$0] } }
  }

  /// The runs of a line in reading order.
  private func runs(of line: LineRange) -> [AssembledRun] {
    let end = visibleEnd(of: line)
    var runs: [AssembledRun] = []
    var x = 0.0
    let wordsEnd = line.endsInHyphen ? end - 1 : end
    var index = paragraph.wordIndex(at: line.range.lowerBound)
    while index < paragraph.words.count, paragraph.words[index].range.lowerBound < wordsEnd {
      let word = paragraph.words[index]
      let part = word.range.clamped(to: line.range.lowerBound..<wordsEnd)
      append(hangingPiece(of: word, part, on: line) ?? piece(of: word, part, at: x), item: word.item, to: &runs, &x)
      index += 1
    }
    if line.endsInHyphen { appendHyphen(end - 1..<end, to: &runs, &x) }
    for run in runs.indices { runs[run].orderVisually(paragraph.items[runs[run].item].direction) }
    return runs
  }

  /// Where the line ends without its forced break and hanging blanks.
  private func visibleEnd(of line: LineRange) -> Int {
    let units = paragraph.text.units
    var end = line.range.upperBound
    if end > line.range.lowerBound, units[end - 1] == WhiteSpace.lineFeed { end -= 1 }
    while end > line.range.lowerBound, WhiteSpace.hangs(units[end - 1]) { end -= 1 }
    return end
  }

  private func append(_ piece: AssembledPiece, item: Int, to runs: inout [AssembledRun], _ x: inout Double) {
    if let last = runs.indices.last, runs[last].item == item {
      runs[last].pieces.append(piece)
      runs[last].width += piece.width
    } else {
      runs.append(AssembledRun(item: item, pieces: [piece], width: piece.width))
    }
    x += piece.width
  }

  /// The last word of a line with the blanks that hang behind it; nil for others, and where the line ends another way.
  private func hangingPiece(of word: Word, _ part: Range<Int>, on line: LineRange) -> AssembledPiece? {
    guard part.upperBound == word.visibleEnd, word.visibleEnd < word.range.upperBound,
      part.lowerBound == word.range.lowerBound, word.range.upperBound <= line.range.upperBound,
      endsInBaseDirection(word.item)
    else { return nil }
    return AssembledPiece(
      shaped: word.shaped, glyphs: 0..<word.shaped.glyphs.count, start: word.range.lowerBound, text: word.range,
      width: word.visibleWidth, hang: word.width - word.visibleWidth)
  }

  /// The part of a word that stands on the line, shaped again where it cannot be cut as it is.
  private func piece(of word: Word, _ part: Range<Int>, at x: Double) -> AssembledPiece {
    let item = paragraph.items[word.item]
    if item.kind == .tab, let tabs {
      return AssembledPiece(
        shaped: word.shaped, glyphs: 0..<1, start: part.lowerBound, text: part, width: tabs.stop(after: x) - x)
    }
    if part == word.range {
      return AssembledPiece(
        shaped: word.shaped, glyphs: 0..<word.shaped.glyphs.count, start: part.lowerBound, text: part, width: word.width
      )
    }
    let units = part.lowerBound - word.range.lowerBound..<part.upperBound - word.range.lowerBound
    if let glyphs = word.shaped.glyphs(of: units, item.direction) {
      let advance = word.shaped.glyphs[glyphs].reduce(0) { $0 + Int($1.advance) }
      return AssembledPiece(
        shaped: word.shaped, glyphs: glyphs, start: word.range.lowerBound, text: part,
        width: Double(advance) * item.scale)
    }
    let shaped = paragraph.text.units.withUnsafeBufferPointer {
      paragraph.shaper.shape($0, range: part, font: item.font, properties: item.properties(in: paragraph.text))
    }
    return AssembledPiece(
      shaped: shaped, glyphs: 0..<shaped.glyphs.count, start: part.lowerBound, text: part,
      width: Double(shaped.advance) * item.scale)
  }

  private func appendHyphen(_ text: Range<Int>, to runs: inout [AssembledRun], _ x: inout Double) {
    let word = paragraph.wordIndex(at: text.lowerBound)
    guard word < paragraph.words.count else { return }
    let item = paragraph.words[word].item
    let shaped = SoftHyphen.shaped(in: paragraph.items[item], of: paragraph.text, shaper: paragraph.shaper)
    let width = Double(shaped.advance) * paragraph.items[item].scale
    let piece = AssembledPiece(
      shaped: shaped, glyphs: 0..<shaped.glyphs.count, start: text.lowerBound, text: text, width: width)
    append(piece, item: item, to: &runs, &x)
  }
}

/// A line in visual order, not yet in its place.
struct AssembledLine {
  /// UTF-16 offsets, hanging blanks and the forced break included.
  var range: Range<Int>
  /// Its runs from left to right.
  var runs: [AssembledRun]
  /// The sum of their widths, in points.
  var width: Double
}

/// The part of an item that stands on a line.
struct AssembledRun {
  /// The item, as an index.
  var item: Int
  /// Its pieces, from left to right once they are ordered.
  var pieces: [AssembledPiece]
  /// The sum of their widths, in points.
  var width: Double

  /// The part of the text that it shows.
  var text: Range<Int> {
    pieces.reduce(pieces[0].text) {
      min($0.lowerBound, $1.text.lowerBound)..<max($0.upperBound, $1.text.upperBound)
    }
  }

  fileprivate mutating func orderVisually(_ direction: Direction) {
    if direction == .rightToLeft { pieces.reverse() }
  }
}

/// A word or a part of one on a line.
struct AssembledPiece {
  /// The glyphs of the whole word.
  var shaped: ShapedText
  /// Those that stand here.
  var glyphs: Range<Int>
  /// The paragraph offset of cluster 0.
  var start: Int
  /// The part of the text that they show.
  var text: Range<Int>
  /// The sum of their advances, in points, without the blanks that hang.
  var width: Double
  /// The advance of the blanks that hang over the end of the line, in points.
  var hang = 0.0
}
