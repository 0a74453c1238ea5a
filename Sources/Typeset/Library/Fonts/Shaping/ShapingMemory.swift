/// What a shaper remembers, and HarfBuzz for what it does not.
///
/// A value, so that a shaper makes sure once for many words that nothing else changes it meanwhile.
struct ShapingMemory: ~Copyable {
  private let harfBuzz = HarfBuzzShaper()
  private var cache = WordCache()
  private var contexts = ShapingContexts()
  private var newWords = NewWords()

  /// A word of `text`; `context` is that of its font and properties, and no other was asked for since.
  mutating func word(_ text: Span<UInt16>, range: Range<Int>, font: Font, in context: ShapingContext) -> ShapedText {
    guard remembers(range, of: text, setup: context.setup) else {
      return shape(text, range: range, font: font, setup: context.setup)
    }
    let units = text.extracting(range)
    let hash = WordCache.hash(units, context: context.number)
    if let known = cache.find(units, hash: hash, context: context.number) { return known }
    newWords.add(units, hash: hash, place: 0)
    var words = [ShapedText.empty]
    shapeNewWords(font, in: context, into: &words)
    return words[0]
  }

  /// Appends the words of `text` from `start` on that end at `ends` to `words`.
  mutating func shapeWords(
    _ text: Span<UInt16>, from start: Int, ends: [Int], font: Font, in context: ShapingContext,
    to words: inout [ShapedText]
  ) {
    var start = start
    for end in ends {
      let range = start..<end
      start = end
      guard remembers(range, of: text, setup: context.setup) else {
        words.append(shape(text, range: range, font: font, setup: context.setup))
        continue
      }
      let units = text.extracting(range)
      let hash = WordCache.hash(units, context: context.number)
      if let known = cache.find(units, hash: hash, context: context.number) {
        words.append(known)
      } else {
        newWords.add(units, hash: hash, place: words.count)
        words.append(.empty)
        if newWords.isFull { shapeNewWords(font, in: context, into: &words) }
      }
    }
    shapeNewWords(font, in: context, into: &words)
  }

  /// The context of words in a font with these properties.
  mutating func context(of font: Font, _ properties: ShapingProperties) -> ShapingContext {
    if let known = contexts.find(font: font, properties: properties) { return known }
    if contexts.count >= WordCache.mostContexts {
      // Fonts of documents that are done must not be kept for ever.
      cache.forgetAll()
      contexts = ShapingContexts()
    }
    return contexts.add(font: font, properties: properties)
  }

  /// Shapes and caches the new words, which are in `context`, and puts each into its places.
  private mutating func shapeNewWords(_ font: Font, in context: ShapingContext, into words: inout [ShapedText]) {
    guard !newWords.isEmpty else { return }
    let shaped = shape(newWords.units.span, ends: newWords.ends, font: font, setup: context.setup)
    for (number, word) in shaped.enumerated() {
      cache.insert(
        word, for: newWords.units[newWords.range(of: number)], hash: newWords.hash(of: number), context: context.number)
    }
    for (place, number) in newWords.places { words[place] = shaped[number] }
    newWords.removeAll()
  }

  /// Shapes words that follow each other and end at `ends`, each as if it were alone.
  private func shape(_ units: Span<UInt16>, ends: [Int], font: Font, setup: ShapingSetup) -> [ShapedText] {
    if ends.count > 1, let words = harfBuzz.words(units, ends: ends, face: font.face, setup: setup) { return words }
    var start = 0
    return ends.map { end in
      defer { start = end }
      let word = units.extracting(start..<end)
      return shape(word, range: word.indices, font: font, setup: setup, isWhole: false)
    }
  }

  /// Whether the glyphs of a word are cached.
  private func remembers(_ range: Range<Int>, of text: Span<UInt16>, setup: ShapingSetup) -> Bool {
    range.count <= WordCache.longestWord && !range.isEmpty && !depends(text, range: range, setup: setup)
  }

  /// Whether the text around `range` can change its glyphs.
  private func depends(_ text: Span<UInt16>, range: Range<Int>, setup: ShapingSetup) -> Bool {
    // A mark that begins the text gets a dotted circle.
    if range.lowerBound == 0 && text[0] >= 0x300 && text.scalar(at: 0)?.scalar.isMark == true { return true }
    guard setup.joins else { return false }
    return Self.mayJoin(text, at: range.lowerBound) || Self.mayJoin(text, at: range.upperBound)
  }

  /// Whether the characters on both sides of an offset may join: a blank on one side is enough to keep them apart.
  private static func mayJoin(_ text: Span<UInt16>, at offset: Int) -> Bool {
    offset > 0 && offset < text.count && Shaper.canJoin(text[offset - 1]) && Shaper.canJoin(text[offset])
  }

  /// How many units before the end of a piece its glyphs may depend on what follows.
  private static let reach = 64

  /// Shapes a range in pieces; `isWhole` is false where `text` is a part of a longer one.
  func shape(
    _ text: Span<UInt16>, range: Range<Int>, font: Font, setup: ShapingSetup, isWhole: Bool = true
  ) -> ShapedText {
    precondition(range.lowerBound >= 0 && range.upperBound <= text.count, "the range lies in the text")
    var pieces = ShapingPieces(of: text, range: range)
    guard let piece = pieces.next() else { return .empty }
    let first = harfBuzz.shaped(text, range: piece, face: font.face, setup: setup, isWhole: isWhole)
    if piece.upperBound == range.upperBound { return first }
    var parts: [[ShapedGlyph]] = []
    var (rest, shaped) = (range, first)
    while true {
      var part = Array(shaped.glyphs)
      let end = rest.lowerBound + shaped.length
      // What is kept of a piece ends where nothing depends on what follows, so that kerning and contexts reach across.
      let cut = end < range.upperBound ? part.safeCut(below: shaped.length - Self.reach) : nil
      if let cut { part.removeAll { $0.cluster >= cut } }
      for index in part.indices { part[index].cluster += UInt32(rest.lowerBound - range.lowerBound) }
      parts.append(part)
      rest = (cut.map { rest.lowerBound + Int($0) } ?? end)..<range.upperBound
      var pieces = ShapingPieces(of: text, range: rest)
      guard let next = pieces.next() else { break }
      shaped = harfBuzz.shaped(text, range: next, face: font.face, setup: setup, isWhole: isWhole)
    }
    if setup.isRightToLeft { parts.reverse() }
    return ShapedText(
      glyphs: Array(parts.joined()), length: range.count, blankCount: text.trailingBlankCount(in: range))
  }
}

extension [ShapedGlyph] {
  /// The last cluster below a limit before which a text can be cut, in the second half before it; nil if there is
  /// none.
  fileprivate func safeCut(below limit: Int) -> UInt32? {
    lazy.filter { !$0.isBoundToPrevious && Int($0.cluster) < limit && Int($0.cluster) > limit / 2 }.map(\.cluster).max()
  }
}
