/// R120: nothing keeps a reader from selecting plain text, so every output that can carry text carries it as it was
/// written.
///
/// The characters go out in reading order, none reordered, replaced or left out, whatever the glyphs do with them. Only
/// blanks that hang over the end of a line are not seen and so not selected.
enum R120SelectableText {
  /// The part of a paragraph's text that a reader selects with one of its lines; `line` is the place of the line in the
  /// text.
  static func selectable(of line: Range<Int>, in paragraph: [UInt16]) -> Range<Int> {
    let line = line.clamped(to: paragraph.indices)
    var end = line.upperBound
    while end > line.lowerBound, isBlank(paragraph[end - 1]) { end -= 1 }
    return line.lowerBound..<end
  }

  private static func isBlank(_ unit: UInt16) -> Bool {
    switch unit {
    case 0x09...0x0D, 0x20, 0x85, 0x1680, 0x2000...0x2006, 0x2008...0x200A, 0x2028, 0x2029, 0x205F, 0x3000: true
    default: false
    }
  }
}
