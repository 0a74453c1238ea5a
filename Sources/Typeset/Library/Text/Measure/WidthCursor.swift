/// Walks along the words once and gives the position of each offset in the unbroken text, in points.
///
/// Offsets must ascend.
struct WidthCursor: ~Escapable {
  private let words: Span<Word>
  private let items: [Item]
  private var word = 0
  /// How many glyphs of the word precede the latest offset.
  private var order = 0
  /// Where the glyphs are counted from, in points, and the advance of those between there and that offset.
  private var origin: Double?
  private var advance = 0

  /// A cursor for all offsets.
  @_lifetime(copy words)
  init(words: Span<Word>, items: [Item]) {
    self.words = words
    self.items = items
  }

  /// A cursor for offsets from one on, which begins at its word.
  @_lifetime(copy words)
  init(words: Span<Word>, items: [Item], near offset: Int) {
    self.init(words: words, items: items)
    word = words.index(endingBehind: offset)
  }

  /// A cursor for offsets from one on whose position is known, so that a long word is not walked from its start.
  @_lifetime(copy words)
  init(words: Span<Word>, items: [Item], from offset: Int, at position: Double) {
    self.init(words: words, items: items)
    word = words.index(endingBehind: offset)
    guard word < words.count, words[word].range.lowerBound < offset else { return }
    let start = words[word].range.lowerBound
    order = words[word].shaped.order(before: offset - start, items[words[word].item].direction)
    origin = position
  }

  /// The item in which the offset asked for last lies, or which ends there.
  var item: Int? {
    guard !words.isEmpty else { return nil }
    return words[min(max(word - (order == 0 ? 1 : 0), 0), words.count - 1)].item
  }

  mutating func position(of offset: Int) -> Double {
    while word < words.count, words[word].range.upperBound <= offset {
      word += 1
      (order, advance, origin) = (0, 0, nil)
    }
    guard word < words.count else {
      return words.isEmpty ? 0 : words[words.count - 1].position + words[words.count - 1].width
    }
    let start = words[word].range.lowerBound
    if offset <= start { return words[word].position }
    if offset == words[word].visibleEnd { return words[word].position + words[word].visibleWidth }
    return position(ofUnit: offset - start)
  }

  /// The position of a unit inside the word, found glyph by glyph from where the last one was.
  private mutating func position(ofUnit unit: Int) -> Double {
    let (words, item) = (words, words[word].item)
    let isRightToLeft = items[item].direction == .rightToLeft
    let glyphs = words[word].shaped.glyphSpan
    while order < glyphs.count {
      let glyph = glyphs[isRightToLeft ? glyphs.count - 1 - order : order]
      if Int(glyph.cluster) >= unit { break }
      advance += Int(glyph.advance)
      order += 1
    }
    return (origin ?? words[word].position) + Double(advance) * items[item].scale
  }
}

extension Span<Word> {
  /// The index of the first word that ends behind an offset.
  func index(endingBehind offset: Int) -> Int {
    indices.firstIndex(behind: { self[$0].range.upperBound <= offset })
  }
}
