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
  /// The text before it was cut without its author asking for it; nil if it was not.
  package var uncut: UncutText?
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

  /// Whether text was cut from it without its author asking for it.
  package var isCut: Bool { uncut != nil }

  /// The text of the line in logical order, hanging blanks included.
  package var text: String { String(utf16: paragraph[range]) }
}

/// A text as it was before it was cut.
///
/// A class, since few lines have one.
package final class UncutText: Sendable {
  /// Its characters, in UTF-16.
  package let units: [UInt16]
  /// The width that it needs in one line, in points.
  package let width: Double

  /// Creates a text.
  package init(units: [UInt16], width: Double) {
    self.units = units
    self.width = width
  }
}
