extension ItemisedText {
  /// The end of the items from one on that are shaped together, since they differ only in what does not change shapes:
  /// a colour, a size, a line under the text. A word that goes on behind their border keeps its kerning, its ligatures
  /// and its clusters; a cluster belongs to the item where it begins.
  func groupEnd(from index: Int) -> Int {
    let items = items.span
    var end = index + 1
    while end < items.count, isShapedWithPrevious(items[end], after: items[end - 1]) { end += 1 }
    return end
  }

  private func isShapedWithPrevious(_ item: borrowing Item, after previous: borrowing Item) -> Bool {
    guard item.span != previous.span, item.font === previous.font, item.kind == .text, previous.kind == .text,
      item.level == previous.level, item.script == previous.script
    else { return false }
    let (border, units) = (item.range.lowerBound, text.units)
    let (style, previousStyle) = (text.spans[item.span].style, text.spans[previous.span].style)
    return units[border] != WhiteSpace.space && units[border - 1] != WhiteSpace.space
      && style.language == previousStyle.language && style.shift == previousStyle.shift
      && analysed.edge(at: border) == nil
  }
}

extension ShapedText {
  /// The unit at which the first cluster begins that does not begin before a unit; the end of the text if none does.
  func clusterStart(from unit: Int, _ direction: Direction) -> Int {
    let order = order(before: unit, direction)
    return order < glyphCount ? Int(glyphSpan[glyphIndex(order, direction)].cluster) : length
  }

  /// The clusters that begin in a range of the paragraph, as a text of their own; this one begins at `start`.
  func part(_ range: Range<Int>, of start: Int, _ units: Span<UInt16>, _ direction: Direction) -> ShapedText {
    let first = order(before: range.lowerBound - start, direction)
    let last = order(before: range.upperBound - start, direction)
    let part = direction == .leftToRight ? first..<last : glyphCount - last..<glyphCount - first
    let blanks = units.trailingBlankCount(in: range)
    return ShapedText(capacity: part.count, length: range.count, blankCount: blanks) { target in
      for index in part {
        var glyph = glyphSpan[index]
        glyph.cluster -= UInt32(range.lowerBound - start)
        target.append(glyph)
      }
    }
  }
}
