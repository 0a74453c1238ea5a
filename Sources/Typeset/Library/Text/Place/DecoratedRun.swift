/// A run of a line whose text may have a ground behind it, or lines under and through it; in points.
struct DecoratedRun {
  /// Its style.
  let style: TextStyle
  /// Its item.
  let item: Item
  /// Its left end on the line.
  let left: Double
  /// The extent of its advances.
  let width: Double
  /// The baseline of its glyphs, below the top of the line.
  let baseline: Double
  /// Its pieces from left to right.
  let pieces: ArraySlice<LinePiece>
  /// Whether its paragraph runs from right to left, so that its blanks hang over the left end of the line.
  private let hangsToTheLeft: Bool

  /// The right end on the line.
  var right: Double { left + width }

  /// The runs of a line from left to right.
  static func runs(of line: VisualLine, of paragraph: MeasuredParagraph, baseline: Double) -> [DecoratedRun] {
    var x = 0.0
    return line.runs.map { run in
      let item = paragraph.items[run.item]
      let style = paragraph.text.spans[item.span].style
      defer { x += run.width }
      return DecoratedRun(
        style: style, item: item, left: x, width: run.width, baseline: baseline - style.shift,
        pieces: line.pieces[run.pieces], hangsToTheLeft: paragraph.text.direction == .rightToLeft)
    }
  }

  /// Calls `body` with each of its glyphs, whether it shows or not, and the x on the line at which it is drawn.
  func forEachGlyph(_ body: (ShapedGlyph, Double) -> Void) {
    var start = left
    for piece in pieces {
      var pen = hangsToTheLeft ? start - piece.hang : start
      for index in piece.glyphs {
        let glyph = piece.shaped.glyphSpan[index]
        body(glyph, pen + Double(glyph.xOffset) * item.scale)
        pen += Double(glyph.advance) * item.scale
      }
      start += piece.width
    }
  }
}

extension [DecoratedRun] {
  /// The longest stretches of runs side by side that have something in common.
  func stretches(where isPart: (DecoratedRun) -> Bool) -> [ArraySlice<DecoratedRun>] {
    split { !isPart($0) }
  }
}
