/// Walks along the words once and gives the position of each offset in the unbroken text, in points.
///
/// Offsets must ascend.
struct WidthCursor {
  private let words: UnsafeBufferPointer<Word>
  private let items: [Item]
  private var word = 0
  /// Its glyphs, once an offset lies inside it.
  private var glyphs: UnsafeBufferPointer<ShapedGlyph>?
  /// How many glyphs of the word precede the latest offset.
  private var order = 0
  /// Where the glyphs are counted from, in points, and the advance of those between there and that offset.
  private var origin: Double?
  private var advance = 0

  /// A cursor for all offsets; `words` must outlive it.
  init(words: UnsafeBufferPointer<Word>, items: [Item]) {
    self.words = words
    self.items = items
  }

  /// A cursor for offsets from one on, which begins at its word.
  init(words: UnsafeBufferPointer<Word>, items: [Item], near offset: Int) {
    self.init(words: words, items: items)
    word = words.index(endingBehind: offset)
  }

  /// A cursor for offsets from one on whose position is known, so that a long word is not walked from its start.
  init(words: UnsafeBufferPointer<Word>, items: [Item], from offset: Int, at position: Double) {
    self.init(words: words, items: items)
    word = words.index(endingBehind: offset)
    guard word < words.count, words[word].range.lowerBound < offset else { return }
    let current = words[word]
    order = current.shaped.order(before: offset - current.range.lowerBound, items[current.item].direction)
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
      (order, advance, origin, glyphs) = (0, 0, nil, nil)
    }
    guard word < words.count else { return words.last.map { $0.position + $0.width } ?? 0 }
    let current = words.baseAddress! + word
    let start = current.pointee.range.lowerBound
    if offset <= start { return current.pointee.position }
    if offset == current.pointee.visibleEnd { return current.pointee.position + current.pointee.visibleWidth }
    return position(of: offset - start, in: current)
  }

  /// The position of a unit inside the word, found glyph by glyph from where the last one was.
  private mutating func position(of unit: Int, in current: UnsafePointer<Word>) -> Double {
    let item = current.pointee.item
    // The word keeps them; asking it for each offset would count a reference each time.
    let glyphs = glyphs ?? current.pointee.shaped.withGlyphs { $0 }
    self.glyphs = glyphs
    let isRightToLeft = items[item].direction == .rightToLeft
    while order < glyphs.count {
      let glyph = glyphs[isRightToLeft ? glyphs.count - 1 - order : order]
      if Int(glyph.cluster) >= unit { break }
      advance += Int(glyph.advance)
      order += 1
    }
    return (origin ?? current.pointee.position) + Double(advance) * items[item].scale
  }
}

extension RandomAccessCollection where Element == Word, Index == Int {
  /// The index of the first word that ends behind an offset.
  func index(endingBehind offset: Int) -> Int {
    (startIndex..<endIndex).firstIndex(behind: { self[$0].range.upperBound <= offset })
  }
}
