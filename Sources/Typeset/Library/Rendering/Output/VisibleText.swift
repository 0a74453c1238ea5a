extension Line {
  /// The visible part of the paragraph, without the spaces that hang over the end of the line (R120).
  package var rangeWithoutHangingBlanks: Range<Int> { R120SelectableText.selectable(of: range, in: paragraph) }

  /// What the paragraph has between this line and the next one, where that is not one space: nothing inside a word,
  /// `\n` where the author ended the line; nil for a space, and after the last line.
  package var separator: String? {
    guard range.upperBound < paragraph.count else { return nil }
    switch paragraph[range.upperBound] {
    // Unicode's line and paragraph ends (UAX #14, BK, CR, LF and NL).
    case 0x0A...0x0D, 0x85, 0x2028, 0x2029: return "\n"
    default: break
    }
    let hanging = paragraph[rangeWithoutHangingBlanks.upperBound..<range.upperBound]
    return hanging.elementsEqual([0x20]) ? nil : String(utf16: hanging)
  }
}

extension GlyphRun {
  /// The part of the run within a part of the paragraph, with its x and width from the enclosing origin, in points.
  package func extent(within shown: Range<Int>) -> (text: Range<Int>, x: Double, width: Double) {
    let range = range.clamped(to: paragraph.indices)
    let text = range.clamped(to: shown)
    return (text, origin.x, width)
  }
}
