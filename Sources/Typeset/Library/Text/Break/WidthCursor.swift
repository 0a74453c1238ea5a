/// Walks along the words once and tells where an offset stands in the unbroken text, in points.
///
/// Offsets must ascend.
struct WidthCursor {
  private let words: [Word]
  private let items: [Item]
  private var word = 0
  /// How many glyphs of the word stand before the offset asked for last, and their advance.
  private var order = 0
  private var advance = 0

  init(words: [Word], items: [Item]) {
    self.words = words
    self.items = items
  }

  /// A cursor for offsets from `offset` on.
  init(_ paragraph: ShapedParagraph, from offset: Int) {
    self.init(words: paragraph.words, items: paragraph.items)
    word = paragraph.wordIndex(at: offset)
  }

  /// The item in which the offset asked for last lies, or which ends there.
  var item: Int? {
    guard !words.isEmpty else { return nil }
    return words[min(max(word - (order == 0 ? 1 : 0), 0), words.count - 1)].item
  }

  mutating func position(of offset: Int) -> Double {
    while word < words.count, words[word].range.upperBound <= offset {
      word += 1
      (order, advance) = (0, 0)
    }
    guard word < words.count else { return words.last.map { $0.position + $0.width } ?? 0 }
    let current = words[word]
    let unit = offset - current.range.lowerBound
    guard unit > 0 else { return current.position }
    let item = items[current.item]
    let glyphs = current.shaped.glyphs
    while order < glyphs.count {
      let glyph = glyphs[current.shaped.glyphIndex(order, item.direction)]
      if Int(glyph.cluster) >= unit { break }
      advance += Int(glyph.advance)
      order += 1
    }
    return current.position + Double(advance) * item.scale
  }
}
