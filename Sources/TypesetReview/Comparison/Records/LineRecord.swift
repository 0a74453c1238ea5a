import Typeset

/// A line of text.
package struct LineRecord: Hashable, Sendable {
  /// Its box on the page: the width of its runs without hanging blanks, and its height.
  package var frame: Rect
  /// The baseline on the page.
  package var baseline: Double
  /// Its text as it is seen, in logical order, without hanging blanks.
  package var text: String
  /// How many elements that are not inside lines stand before it in its element.
  package var order = 0
  /// Outside of this part of the page nothing of it is drawn; nil where nothing bounds it.
  package var clip: Rect?
  /// Its runs from left to right.
  package var runs: [RunRecord] = []
  /// What it paints beside them: backgrounds, underlines, small pictures.
  package var paints: [PaintRecord] = []
}
