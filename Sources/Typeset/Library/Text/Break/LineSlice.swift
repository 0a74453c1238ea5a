/// The glyphs of one line in reading order.
struct LineSlice {
  /// UTF-16 offsets, hanging blanks and the forced break included.
  var range: Range<Int>
  /// The pieces of all its runs, in reading order.
  var pieces: [LinePiece]
  /// Its runs, one for each item.
  var runs: [LineRun]
  /// The blanks that hang over the end of the line and are not part of its last piece.
  var hangingBlank: LineRun?
}

/// The part of an item that is on a line.
struct LineRun {
  /// The item, as an index.
  var item: Int
  /// Its pieces, as indexes into those of the line.
  var pieces: Range<Int>
  /// The part of the text that it shows.
  var text: Range<Int>
  /// The sum of the widths of its pieces, in points.
  var width: Double
}

/// A word or a part of one on a line.
struct LinePiece {
  /// The glyphs of the whole word.
  var shaped: ShapedText
  /// The glyphs that are on the line.
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
