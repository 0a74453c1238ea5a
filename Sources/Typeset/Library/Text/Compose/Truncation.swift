extension Truncation {
  /// U+2026, which stands for what is cut.
  static let ellipsis: UInt16 = 0x2026
}

extension StyledText {
  /// The text with an ellipsis in place of a part, without what follows the next forced break.
  ///
  /// Blanks around the part go with it, but none before `first`. The ellipsis is an isolate of the base direction and
  /// lies outside the isolates and inline elements that end in the part.
  func cut(_ part: Range<Int>, notBefore first: Int) -> StyledText {
    let lineEnd = units[part.upperBound...].firstIndex(of: WhiteSpace.lineFeed) ?? units.count
    var lower = part.lowerBound
    while lower > first, WhiteSpace.hangs(units[lower - 1]) { lower -= 1 }
    var upper = truncation == .end ? lineEnd : part.upperBound
    while upper < lineEnd, WhiteSpace.hangs(units[upper]) { upper += 1 }

    var cut = self
    cut.units = Array(units[..<lower]) + [Truncation.ellipsis] + units[upper..<lineEnd]
    let moves = Moves(lower: lower, upper: upper, end: lineEnd)
    let style = spans.last { $0.range.lowerBound < max(lower, 1) }?.style ?? self.style
    let ellipsis = TextSpan(range: lower..<lower + 1, style: style, mark: nil)
    cut.spans = spans.compactMap { span in moves.head(of: span.range).map { span.moved(to: $0) } } + [ellipsis]
    cut.spans += spans.compactMap { span in moves.tail(of: span.range).map { span.moved(to: $0) } }
    cut.isolates = isolates.map { Isolate(range: moves.whole($0.range), kind: $0.kind) }
    let place = cut.isolates.firstIndex { $0.range.lowerBound > lower } ?? cut.isolates.count
    cut.isolates.insert(Isolate(range: ellipsis.range, kind: .isolate(direction)), at: place)
    cut.unbreakable = unbreakable.map(moves.whole)
    for index in cut.marks.indices { cut.marks[index].range = moves.whole(marks[index].range) }
    cut.wordBreaks = wordBreaks.filter { $0 <= lower || ($0 >= upper && $0 < lineEnd) }.map(moves.start)
    cut.sources = sources.map { SourceMark(offset: moves.start($0.offset), source: $0.source) }
    return cut
  }
}

extension TextSpan {
  fileprivate func moved(to range: Range<Int>) -> TextSpan { TextSpan(range: range, style: style, mark: mark) }
}

/// Where offsets go when the part `lower..<upper` becomes one unit and the text ends at `end`.
private struct Moves {
  let lower: Int
  let upper: Int
  let end: Int

  /// Where something that begins at an offset begins now.
  func start(_ offset: Int) -> Int {
    if offset <= lower { return offset }
    return max(offset, upper) <= end ? max(offset, upper) - upper + lower + 1 : end - upper + lower + 1
  }

  /// What is left of a range before the part; nil for nothing.
  func head(of range: Range<Int>) -> Range<Int>? {
    range.lowerBound < lower ? range.lowerBound..<min(range.upperBound, lower) : nil
  }

  /// What is left of a range behind the part; nil for nothing.
  func tail(of range: Range<Int>) -> Range<Int>? {
    let rest = max(range.lowerBound, upper)..<max(min(range.upperBound, end), max(range.lowerBound, upper))
    return rest.isEmpty ? nil : start(rest.lowerBound)..<start(rest.lowerBound) + rest.count
  }

  /// What is left of a range on both sides, the ellipsis between them included.
  func whole(_ range: Range<Int>) -> Range<Int> {
    switch (head(of: range), tail(of: range)) {
    case (let head?, let tail?): head.lowerBound..<tail.upperBound
    case (let head?, nil): head
    case (nil, let tail?): tail
    case (nil, nil): min(range.lowerBound, lower)..<min(range.lowerBound, lower)
    }
  }
}
