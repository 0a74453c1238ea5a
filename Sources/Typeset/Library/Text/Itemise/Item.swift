/// A stretch of text with one style, level, script, language and font: the shaper takes it at once.
struct Item: Sendable {
  /// How the shaper treats a stretch.
  enum Kind {
    /// Characters that the font has.
    case text
    /// One tab; its width depends on its place on the line.
    case tab
    /// Forced breaks; they have no glyphs.
    case lineFeed
    /// One grapheme cluster that no font has; a box is drawn for it.
    case missing
  }

  /// UTF-16 offsets.
  var range: Range<Int>
  /// How the shaper treats it.
  var kind: Kind
  /// The span that it lies in, as an index into `StyledText.spans`.
  var span: Int
  /// Its embedding level; odd runs from right to left.
  var level: UInt8
  /// Its resolved script.
  var script: Script
  /// The font.
  var font: Font
  /// The type size in points, balance included.
  var size: Double
  /// The points that R023 or R024 added.
  var balance: Double
  /// Points per font unit.
  let scale: Double

  /// Creates an item; `size` includes `balance`.
  init(
    range: Range<Int>, kind: Kind, span: Int, level: UInt8, script: Script, font: Font, size: Double, balance: Double
  ) {
    self.range = range
    self.kind = kind
    self.span = span
    self.level = level
    self.script = script
    self.font = font
    self.size = size
    self.balance = balance
    scale = size / Double(font.metrics.unitsPerEm)
  }

  /// The direction of its glyphs.
  var direction: Direction { level & 1 == 1 ? .rightToLeft : .leftToRight }
}
