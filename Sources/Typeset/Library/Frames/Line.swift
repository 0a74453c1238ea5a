/// A line of text in fixed position.
package struct Line: Sendable {
  /// Extent from the group's origin: the width of its runs without hanging blanks, and its line height.
  package var size: Size
  /// The baseline below the group's origin, in points.
  package var baseline: Double
  /// The visible text of the paragraph, in UTF-16.
  package var paragraph: [UInt16]
  /// The part of `paragraph` on this line, including hanging spaces, excluding a forced break.
  package var range: Range<Int>
  /// The base direction of the paragraph.
  package var direction: Direction
  /// The language of the block, a BCP 47 tag.
  package var language: String
  /// The type size of the block, in points.
  package var fontSize: Double
  /// Whether text was cut from it without its author asking for it.
  package var isCut = false
  /// Whether it ends inside a word that had no room.
  package var isBroken = false

  /// Creates a line.
  package init(
    size: Size, baseline: Double, paragraph: [UInt16], range: Range<Int>, direction: Direction, language: String,
    fontSize: Double
  ) {
    self.size = size
    self.baseline = baseline
    self.paragraph = paragraph
    self.range = range
    self.direction = direction
    self.language = language
    self.fontSize = fontSize
  }

  /// The text of the line in logical order, hanging blanks included.
  package var text: String { String(utf16: paragraph[range]) }
}
