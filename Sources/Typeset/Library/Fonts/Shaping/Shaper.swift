/// Turns text into glyphs; one per task, since it reuses its buffer and remembers words.
final class Shaper {
  private let harfBuzz = HarfBuzzShaper()
  private let cache = WordCache()
  // One thread at a time has a shaper, and no function that changes these calls another.
  @exclusivity(unchecked) private var contexts = ShapingContexts()
  @exclusivity(unchecked) private var newWords = NewWords()

  /// Shapes `range` of `text`; the characters around it decide how letters join across its ends.
  ///
  /// The range contains no tab and no line end. Clusters are whole graphemes or more and count from the start of `range`. Soft
  /// hyphens, joiners and bidi controls become invisible glyphs without width. At the beginning of the text, a mark without a base
  /// is shown on a dotted circle if the font has one.
  func shape(
    _ text: UnsafeBufferPointer<UInt16>, range: Range<Int>, font: Font, properties: ShapingProperties
  ) -> ShapedText {
    shape(text, range: range, font: font, setup: ShapingSetup(properties))
  }

  /// Shapes `range` of `text` like `shape`, and caches the result; intended for words.
  ///
  /// The result is always that of `shape`. Nothing is cached if the neighbours could change it, if the range is long, or if it begins
  /// the text with a mark.
  func word(
    _ text: UnsafeBufferPointer<UInt16>, range: Range<Int>, font: Font, properties: ShapingProperties
  ) -> ShapedText {
    word(text, range: range, font: font, in: context(of: font, properties))
  }

  /// Shapes a word like `word`; `context` is that of its font and properties, and no other was asked for since.
  func word(
    _ text: UnsafeBufferPointer<UInt16>, range: Range<Int>, font: Font, in context: ShapingContext
  ) -> ShapedText {
    guard remembers(range, of: text, setup: context.setup) else {
      return shape(text, range: range, font: font, setup: context.setup)
    }
    let units = UnsafeBufferPointer(rebasing: text[range])
    let hash = WordCache.hash(units, context: context.number)
    if let known = cache.find(units, hash: hash, context: context.number) { return known }
    newWords.add(units, hash: hash, place: 0)
    return withUnsafeTemporaryAllocation(of: ShapedText.self, capacity: 1) { words in
      shapeNewWords(font, in: context, into: words.baseAddress!)
      return words.moveElement(from: 0)
    }
  }

  /// Shapes the words that follow each other in `text` from `start` on and end at `ends`, each like `word`, and puts them into
  /// `words`, which has room for them; `context` is as there.
  ///
  /// All but the last end with a blank, across which the font does not look.
  func shapeWords(
    _ text: UnsafeBufferPointer<UInt16>, from start: Int, ends: [Int], font: Font, in context: ShapingContext,
    into words: UnsafeMutablePointer<ShapedText>
  ) {
    var start = start
    for (place, end) in ends.enumerated() {
      let range = start..<end
      start = end
      guard remembers(range, of: text, setup: context.setup) else {
        (words + place).initialize(to: shape(text, range: range, font: font, setup: context.setup))
        continue
      }
      let units = UnsafeBufferPointer(rebasing: text[range])
      let hash = WordCache.hash(units, context: context.number)
      if let known = cache.find(units, hash: hash, context: context.number) {
        (words + place).initialize(to: known)
      } else {
        newWords.add(units, hash: hash, place: place)
        if newWords.isFull { shapeNewWords(font, in: context, into: words) }
      }
    }
    shapeNewWords(font, in: context, into: words)
  }

  /// The context of words in a font with these properties.
  func context(of font: Font, _ properties: ShapingProperties) -> ShapingContext {
    if let known = contexts.find(font: font, properties: properties) { return known }
    if contexts.count >= WordCache.mostContexts {
      // Fonts of documents that are done must not be kept for ever.
      cache.forgetAll()
      contexts = ShapingContexts()
    }
    return contexts.add(font: font, properties: properties)
  }

  /// Shapes and caches the new words, which are in `context`, and puts each into its place.
  private func shapeNewWords(
    _ font: Font, in context: ShapingContext, into words: UnsafeMutablePointer<ShapedText>
  ) {
    let setup = context.setup
    newWords.flush { units, ends in
      if ends.count > 1, let words = harfBuzz.words(units, ends: ends, face: font.face, setup: setup) { return words }
      var start = 0
      return ends.map { end in
        defer { start = end }
        let word = UnsafeBufferPointer(rebasing: units[start..<end])
        return shape(word, range: word.indices, font: font, setup: setup, isWhole: false)
      }
    } store: { units, hash, word in
      cache.insert(word, for: units, hash: hash, context: context.number)
    } put: {
      (words + $1).initialize(to: $0)
    }
  }

  /// Whether the glyphs of a word are cached.
  private func remembers(_ range: Range<Int>, of text: UnsafeBufferPointer<UInt16>, setup: ShapingSetup) -> Bool {
    range.count <= WordCache.longestWord && !range.isEmpty && !depends(text, range: range, setup: setup)
  }

  /// Whether the text around `range` can change its glyphs.
  private func depends(_ text: UnsafeBufferPointer<UInt16>, range: Range<Int>, setup: ShapingSetup) -> Bool {
    // A mark that begins the text gets a dotted circle.
    if range.lowerBound == 0 && text[0] >= 0x300 && text.scalar(at: 0)?.scalar.isMark == true { return true }
    guard setup.joins else { return false }
    return Self.mayJoin(text, at: range.lowerBound) || Self.mayJoin(text, at: range.upperBound)
  }

  /// Whether the characters on both sides of an offset may join: a blank on one side is enough to keep them apart.
  private static func mayJoin(_ text: UnsafeBufferPointer<UInt16>, at offset: Int) -> Bool {
    offset > 0 && offset < text.count && canJoin(text[offset - 1]) && canJoin(text[offset])
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

  private func shape(
    _ text: UnsafeBufferPointer<UInt16>, range: Range<Int>, font: Font, setup: ShapingSetup, isWhole: Bool = true
  ) -> ShapedText {
    precondition(range.lowerBound >= 0 && range.upperBound <= text.count, "the range lies in the text")
    var pieces = ShapingPieces(of: text, range: range)
    guard let piece = pieces.next() else { return ShapedText(glyphs: [], length: 0) }
    let first = harfBuzz.shaped(text, range: piece, face: font.face, setup: setup, isWhole: isWhole)
    if piece.upperBound == range.upperBound { return first }
    var parts = [Array(first.glyphs)]
    while let piece = pieces.next() {
      var part = Array(harfBuzz.shaped(text, range: piece, face: font.face, setup: setup, isWhole: isWhole).glyphs)
      for index in part.indices { part[index].cluster += UInt32(piece.lowerBound - range.lowerBound) }
      parts.append(part)
    }
    if setup.isRightToLeft { parts.reverse() }
    return ShapedText(
      glyphs: Array(parts.joined()), length: range.count, blankCount: text.trailingBlankCount(in: range))
  }
}
