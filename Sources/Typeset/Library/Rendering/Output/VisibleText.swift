extension Line {
  /// The visible part of the paragraph, without the spaces that hang over the end of the line (R120).
  package var rangeWithoutHangingBlanks: Range<Int> { R120SelectableText.selectable(of: range, in: paragraph) }
}

extension GlyphRun {
  /// The part of the run within a part of the paragraph, with its x and width from the enclosing origin, in points.
  package func extent(within shown: Range<Int>) -> (text: Range<Int>, x: Double, width: Double) {
    let range = range.clamped(to: paragraph.indices)
    let text = range.clamped(to: shown)
    return (text, origin.x, width)
  }
}
