/// A shaped stretch without a blank inside, its trailing blanks included; in a font that looks across blanks, a whole
/// item.
struct Word: Sendable {
  /// The glyphs.
  var shaped: ShapedText
  /// UTF-16 offsets into the paragraph.
  var range: Range<Int>
  /// Where its trailing blanks begin.
  var visibleEnd: Int
  /// The item that it lies in, as an index.
  var item: Int
  /// Where it begins in the unbroken text, in points along the reading direction.
  var position: Double
  /// The sum of its advances, in points.
  var width: Double
  /// The same without its trailing blanks.
  var visibleWidth: Double
}

extension ShapedText {
  /// The index of the glyph that is `order`th in reading order.
  @inline(__always)
  func glyphIndex(_ order: Int, _ direction: Direction) -> Int {
    direction == .leftToRight ? order : glyphCount - 1 - order
  }

  /// The advance of all clusters from a unit on, in font units; counted from the end.
  func advance(from unit: Int, _ direction: Direction) -> Int {
    guard unit < length else { return 0 }
    let glyphs = glyphSpan
    var sum = 0
    var order = glyphs.count
    while order > 0 {
      let glyph = glyphs[direction == .leftToRight ? order - 1 : glyphs.count - order]
      if Int(glyph.cluster) < unit { break }
      sum += Int(glyph.advance)
      order -= 1
    }
    return sum
  }

  /// The glyphs of the clusters in a range of units; nil where a cluster would be cut, or cutting needs shaping again.
  func glyphs(of units: Range<Int>, _ direction: Direction) -> Range<Int>? {
    guard let start = order(of: units.lowerBound, direction), let end = order(of: units.upperBound, direction) else {
      return nil
    }
    return direction == .leftToRight ? start..<end : glyphCount - end..<glyphCount - start
  }

  /// How many glyphs precede a unit in reading order; nil where no safe cluster begins there.
  private func order(of unit: Int, _ direction: Direction) -> Int? {
    if unit <= 0 { return 0 }
    if unit >= length { return glyphCount }
    let order = order(before: unit, direction)
    guard order < glyphCount else { return nil }
    let glyph = glyphSpan[glyphIndex(order, direction)]
    return Int(glyph.cluster) == unit && !glyph.isBoundToPrevious ? order : nil
  }

  /// How many glyphs of clusters that begin before a unit there are.
  func order(before unit: Int, _ direction: Direction) -> Int {
    let glyphs = glyphSpan
    return glyphs.indices.firstIndex(behind: { Int(glyphs[glyphIndex($0, direction)].cluster) < unit })
  }
}
