/// Turns text into glyphs; one per task, since it reuses its buffer and remembers words.
final class Shaper {
  private var memory = ShapingMemory()

  /// Shapes `range` of `text`; the characters around it decide how letters join across its ends.
  ///
  /// The range contains no tab and no line end. Clusters are whole graphemes or more and count from the start of
  /// `range`. Soft hyphens, joiners and bidi controls become invisible glyphs without width. At the beginning of the
  /// text, a mark without a base is shown on a dotted circle if the font has one.
  func shape(_ text: Span<UInt16>, range: Range<Int>, font: Font, properties: ShapingProperties) -> ShapedText {
    memory.shape(text, range: range, font: font, setup: ShapingSetup(properties))
  }

  /// Shapes `range` of `text` like `shape`, and caches the result; intended for words.
  ///
  /// The result is always that of `shape`. Nothing is cached if the neighbours could change it, if the range is long,
  /// or if it begins the text with a mark.
  func word(_ text: Span<UInt16>, range: Range<Int>, font: Font, properties: ShapingProperties) -> ShapedText {
    memory.word(text, range: range, font: font, in: memory.context(of: font, properties))
  }

  /// Shapes a word like `word`; `context` is that of its font and properties, and no other was asked for since.
  func word(_ text: Span<UInt16>, range: Range<Int>, font: Font, in context: ShapingContext) -> ShapedText {
    memory.word(text, range: range, font: font, in: context)
  }

  /// Shapes the words that follow each other in `text` from `start` on and end at `ends`, each like `word`, and appends
  /// them to `words`; `context` is as there.
  ///
  /// All but the last end with a blank, across which the font does not look.
  func shapeWords(
    _ text: Span<UInt16>, from start: Int, ends: [Int], font: Font, in context: ShapingContext,
    to words: inout [ShapedText]
  ) {
    memory.shapeWords(text, from: start, ends: ends, font: font, in: context, to: &words)
  }

  /// The context of words in a font with these properties.
  func context(of font: Font, _ properties: ShapingProperties) -> ShapingContext {
    memory.context(of: font, properties)
  }

  /// Whether a character may join or be transparent to joining; true for all but plain blanks, punctuation and digits.
  static func canJoin(_ unit: UInt16) -> Bool {
    switch unit {
    case 0..<0x300: unit == 0xAD
    case 0x060C, 0x061B, 0x061F, 0x0660...0x066C, 0x06D4, 0x06F0...0x06F9: false
    case 0x2000...0x200A, 0x2010...0x2029, 0x202F...0x205F, 0x3000: false
    default: true
    }
  }
}
