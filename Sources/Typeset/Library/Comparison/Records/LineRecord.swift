/// A line of text.
public struct LineRecord: Hashable, Sendable {
  /// Its box on the page: the width of its runs without hanging blanks, and its height.
  public var frame: Rect
  /// The baseline on the page.
  public var baseline: Double
  /// Its text as it is seen, in logical order, without hanging blanks.
  public var text: String
  /// How many elements that are not inside lines stand before it in its element.
  public var order = 0
  /// Outside of this part of the page nothing of it is drawn; nil where nothing bounds it.
  public var clip: Rect?
  /// Its runs from left to right.
  public var runs: [RunRecord] = []
  /// What it paints beside them: backgrounds, underlines, small pictures.
  public var paints: [PaintRecord] = []
}
