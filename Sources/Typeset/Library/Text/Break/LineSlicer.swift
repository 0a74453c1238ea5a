/// Takes the glyphs of one line from the words of a measured text.
///
/// Trailing blanks hang: they take no width. They are drawn all the same, because a reader of the PDF would otherwise
/// join the words on both sides (R120).
struct LineSlicer {
  private let paragraph: MeasuredParagraph

  init(_ paragraph: MeasuredParagraph) { self.paragraph = paragraph }

  /// The width of a line without its hanging blanks, in points.
  func width(of line: LineRange) -> Double { visibleSlice(of: line).runs.reduce(0) { $0 + $1.width } }

  /// The line in reading order.
  func slice(_ line: LineRange) -> LineSlice {
    var slice = visibleSlice(of: line)
    if let (piece, item) = hangingBlank(of: line, behind: slice.runs.last) {
      let index = slice.pieces.count
      slice.pieces.append(piece)
      slice.hangingBlank = LineRun(item: item, pieces: index..<index + 1, text: piece.text, width: 0)
    }
    return slice
  }

  /// The line without the blanks that hang over its end outside its last piece.
  private func visibleSlice(of line: LineRange) -> LineSlice {
    let end = visibleEnd(of: line)
    var slice = LineSlice(range: line.range, pieces: [], runs: [])
    var x = 0.0
    let wordsEnd = line.endsInHyphen && !line.addsHyphen ? end - 1 : end
    let words = paragraph.words.span
    let first = words.index(endingBehind: line.range.lowerBound)
    var last = first
    while last < words.count, words[last].range.lowerBound < wordsEnd { last += 1 }
    slice.reserve(words.extracting(first..<last))
    let hasTabs = paragraph.tabStops != nil
    for index in first..<last {
      // Most words are neither cut nor at the end of the line.
      let isWhole = words[index].range.lowerBound >= line.range.lowerBound && index < last - 1 && !hasTabs
      let piece = isWhole ? LinePiece(words[index]) : piece(of: words[index], on: line, before: wordsEnd, at: x)
      x += piece.width
      slice.append(piece, of: words[index].item)
    }
    if line.endsInHyphen { appendHyphen(wordsEnd..<end, to: &slice) }
    return slice
  }

  /// Where the line ends without its forced break and hanging blanks.
  private func visibleEnd(of line: LineRange) -> Int {
    let units = paragraph.text.units
    var end = line.range.upperBound
    if end > line.range.lowerBound, units[end - 1] == WhiteSpace.lineFeed { end -= 1 }
    while end > line.range.lowerBound, WhiteSpace.hangs(units[end - 1]) { end -= 1 }
    return end
  }

  /// The part of a word that is on a line and before an offset.
  private func piece(of word: Word, on line: LineRange, before end: Int, at x: Double) -> LinePiece {
    let part = word.range.clamped(to: line.range.lowerBound..<end)
    return hangingPiece(of: word, part, on: line) ?? piece(of: word, part, at: x)
  }

  /// The last word of a line with the blanks that hang after it; nil for other words, and where the line ends
  /// differently.
  private func hangingPiece(of word: Word, _ part: Range<Int>, on line: LineRange) -> LinePiece? {
    guard part.upperBound == word.visibleEnd, word.visibleEnd < word.range.upperBound,
      part.lowerBound == word.range.lowerBound, word.range.upperBound <= line.range.upperBound,
      paragraph.items[word.item].direction == paragraph.text.direction
    else { return nil }
    return LinePiece(
      shaped: word.shaped, glyphs: 0..<word.shaped.glyphCount, start: word.range.lowerBound, text: word.range,
      width: word.visibleWidth, hang: word.width - word.visibleWidth)
  }

  /// The blanks that hang over the end of the line outside its last piece, with their item: a run of their own, without
  /// width.
  ///
  /// They do so where the line ends against the base direction, and where the style changes before the blank.
  private func hangingBlank(of line: LineRange, behind run: LineRun?) -> (LinePiece, item: Int)? {
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
    return (piece, word.item)
  }

  /// The part of a word that is on the line, shaped again where it cannot be cut as it is.
  private func piece(of word: Word, _ part: Range<Int>, at x: Double) -> LinePiece {
    if let tabs = paragraph.tabStops, paragraph.items[word.item].kind == .tab {
      return LinePiece(
        shaped: word.shaped, glyphs: 0..<1, start: part.lowerBound, text: part, width: tabs.stop(after: x) - x)
    }
    if part == word.range { return LinePiece(word) }
    let item = paragraph.items[word.item]
    let units = part.lowerBound - word.range.lowerBound..<part.upperBound - word.range.lowerBound
    if let glyphs = word.shaped.glyphs(of: units, item.direction) {
      let advance = word.shaped.glyphs[glyphs].reduce(0) { $0 + Int($1.advance) }
      return LinePiece(
        shaped: word.shaped, glyphs: glyphs, start: word.range.lowerBound, text: part,
        width: Double(advance) * item.scale)
    }
    let shaped = paragraph.shaper.shape(
      paragraph.text.units.span, range: part, font: item.font, properties: item.properties(in: paragraph.text))
    return LinePiece(
      shaped: shaped, glyphs: 0..<shaped.glyphCount, start: part.lowerBound, text: part,
      width: Double(shaped.advance) * item.scale)
  }

  /// Appends the hyphen that shows for a soft hyphen, or for nothing where the range is empty.
  private func appendHyphen(_ text: Range<Int>, to slice: inout LineSlice) {
    let word = paragraph.wordIndex(at: text.isEmpty ? text.lowerBound - 1 : text.lowerBound)
    guard word < paragraph.words.count else { return }
    let item = paragraph.words[word].item
    let shaped = SoftHyphen.shaped(in: paragraph.items[item], of: paragraph.text, shaper: paragraph.shaper)
    let width = Double(shaped.advance) * paragraph.items[item].scale
    slice.append(
      LinePiece(shaped: shaped, glyphs: 0..<shaped.glyphCount, start: text.lowerBound, text: text, width: width),
      of: item)
  }
}

extension LinePiece {
  /// A whole word, with its blanks.
  fileprivate init(_ word: borrowing Word) {
    shaped = word.shaped
    glyphs = 0..<word.shaped.glyphCount
    start = word.range.lowerBound
    text = word.range
    width = word.width
  }
}

extension LineSlice {
  /// Makes room for the pieces of words and for what may hang behind them.
  fileprivate mutating func reserve(_ words: Span<Word>) {
    guard !words.isEmpty else { return }
    pieces.reserveCapacity(words.count + 1)
    runs.reserveCapacity(words[words.count - 1].item - words[0].item + 2)
  }

  /// Appends a piece; it begins a run where the item changes.
  fileprivate mutating func append(_ piece: consuming LinePiece, of item: Int) {
    let index = pieces.count
    if let last = runs.indices.last, runs[last].item == item {
      let text = runs[last].text
      runs[last].pieces = runs[last].pieces.lowerBound..<index + 1
      runs[last].text =
        min(text.lowerBound, piece.text.lowerBound)..<max(text.upperBound, piece.text.upperBound)
      runs[last].width += piece.width
    } else {
      runs.append(LineRun(item: item, pieces: index..<index + 1, text: piece.text, width: piece.width))
    }
    pieces.append(piece)
  }
}
