/// Puts words together from pairs of letters that were seen in shaped words, in a font, script and language.
///
/// Where the rules of the font allow it, a letter has the same glyph in every word, and only the next letter can move it. What
/// HarfBuzz made of a word therefore holds for every other word with the same pairs of letters; most new words have only pairs
/// that are known. Words of other letters, and pairs that the font may change together, are left to HarfBuzz.
final class WordComposer {
  private let face: FontFace
  private let setup: ShapingSetup
  private let rules: NeighbourRules
  private let letters = LetterTable()
  private let pairs = LetterPairTable()
  /// The letters of the word that is looked at, and its end.
  private let numbers = UnsafeMutablePointer<UInt16>.allocate(capacity: WordCache.longestWord + 1)
  /// The glyphs of the word that is put together, in reading order.
  private let glyphs = UnsafeMutablePointer<ShapedGlyph>.allocate(capacity: WordCache.longestWord)

  /// Twice as many as texts of one language have.
  private static let mostPairs = 8_000

  /// For the words of a face with these properties, whose lookups have these rules.
  init(face: FontFace, setup: ShapingSetup, rules: NeighbourRules) {
    self.face = face
    self.setup = setup
    self.rules = rules
  }

  deinit {
    numbers.deallocate()
    glyphs.deallocate()
  }

  /// A word as HarfBuzz shapes it by itself; nil if not all of its pairs are known. It has at least one unit, and at most as many as
  /// the cache takes.
  func compose(_ word: UnsafeBufferPointer<UInt16>) -> ShapedText? {
    let (letters, pairs) = (letters, pairs)
    guard letters.find(word, into: numbers) else { return nil }
    var isUnsafeToBreak = false
    for index in word.indices {
      let letter = numbers[index]
      let next = letters.heedsNext(letter) ? numbers[index + 1] : LetterTable.end
      guard let pair = pairs.find(letter, next) else { return nil }
      (glyphs + index).initialize(
        to: ShapedGlyph(
          id: letters.glyph(letter), cluster: UInt32(index), advance: pair.advance, xOffset: pair.xOffset, yOffset: 0,
          isUnsafeToBreak: isUnsafeToBreak))
      isUnsafeToBreak = pair.isUnsafeToBreak
    }
    return ShapedText(
      count: word.count, length: word.count, blankCount: word.trailingBlankCount(in: word.indices)
    ) { target in
      if setup.isRightToLeft {
        for index in word.indices { (target + word.count - 1 - index).initialize(to: glyphs[index]) }
      } else {
        target.initialize(from: glyphs, count: word.count)
      }
    }
  }

  /// Remembers the pairs of a word that HarfBuzz has shaped by itself; `harfBuzz` shapes letters that are new.
  func learn(_ word: UnsafeBufferPointer<UInt16>, _ shaped: ShapedText, _ harfBuzz: HarfBuzzShaper) {
    guard shaped.glyphs.count == word.count, pairs.count < Self.mostPairs, word.allSatisfy({ isLetter($0) }),
      letters.find(word, into: numbers),
      word.indices.allSatisfy({ findGlyph(of: numbers[$0], word[$0], harfBuzz) && staysAsItIs(at: $0) })
    else { return }
    let direction: Direction = setup.isRightToLeft ? .rightToLeft : .leftToRight
    shaped.withGlyphs { glyphs in
      for index in word.indices {
        let letter = numbers[index]
        let glyph = glyphs[shaped.glyphIndex(index, direction)]
        guard glyph.id == letters.glyph(letter), glyph.cluster == index, glyph.yOffset == 0 else { return }
        let isUnsafe = index + 1 < word.count && glyphs[shaped.glyphIndex(index + 1, direction)].isUnsafeToBreak
        pairs.add(
          LetterPair(advance: glyph.advance, xOffset: glyph.xOffset, isUnsafeToBreak: isUnsafe), letter,
          letters.heedsNext(letter) ? numbers[index + 1] : LetterTable.end)
      }
    }
  }

  /// Whether a unit is the character of letters, which is found out once.
  private func isLetter(_ unit: UInt16) -> Bool {
    if let known = letters.isLetter(unit) { return known }
    let character = character(of: unit)
    letters.add(unit, character)
    return character != nil
  }

  /// The character of a unit; nil if words with it are left to HarfBuzz.
  private func character(of unit: UInt16) -> LetterTable.Character? {
    guard let scalar = Unicode.Scalar(unit), scalar.isIndependent,
      !setup.isRightToLeft || !scalar.properties.isBidiMirrored,
      let glyph = face.glyph(for: scalar), let variants = rules.variants(of: Int(glyph))
    else { return nil }
    let joining = setup.joins ? JoiningType(of: scalar) : .none
    // How letters of the first block join has been the same in all versions of Unicode.
    guard joining == .none || joining != .other && (0x620...0x6FF).contains(unit) else { return nil }
    return LetterTable.Character(variants: variants, begins: variants.contains(where: rules.begins), joining: joining)
  }

  /// Whether a letter has one glyph. Where it may be another than that of its character, HarfBuzz makes it of the letter alone, with
  /// joiners in the place of letters that join it.
  private func findGlyph(of letter: UInt16, _ unit: UInt16, _ harfBuzz: HarfBuzzShaper) -> Bool {
    if letters.isKnown(letter) { return true }
    let character = letters.character(of: letter)
    let glyph = character.variants.count == 1 ? character.variants[0] : glyph(of: letter, unit, harfBuzz)
    guard let glyph, character.variants.contains(glyph) else { return false }
    letters.set(
      letter, glyph: UInt32(glyph), heedsNext: character.begins || rules.movable.contains(glyph))
    return true
  }

  /// The glyph that HarfBuzz makes of a letter alone; nil if there are several.
  private func glyph(of letter: UInt16, _ unit: UInt16, _ harfBuzz: HarfBuzzShaper) -> Int? {
    let joins = LetterTable.joins(letter)
    let text = (joins.previous ? [Self.joiner] : []) + [unit] + (joins.next ? [Self.joiner] : [])
    let start = joins.previous ? 1 : 0
    let shaped = text.withUnsafeBufferPointer {
      harfBuzz.shaped($0, range: start..<start + 1, face: face, setup: setup, isWhole: false)
    }
    return shaped.glyphs.count == 1 ? shaped.glyphs.first.map { Int($0.id) } : nil
  }

  /// U+200D, which joins the letter beside it.
  private static let joiner: UInt16 = 0x200D

  /// Whether the font changes nothing where the letter at a place of the word meets the next one.
  private func staysAsItIs(at index: Int) -> Bool {
    let next = numbers[index + 1]
    let first = letters.character(of: numbers[index])
    if next == LetterTable.end || !first.begins || pairs.find(numbers[index], next) != nil { return true }
    let second = letters.character(of: next).variants
    return !first.variants.contains { variant in second.contains { rules.mayChange(variant, $0) } }
  }
}

extension Unicode.Scalar {
  /// Whether it is neither a mark nor anything else that HarfBuzz treats together with its neighbours: blanks but the plain one,
  /// modifiers, what is not drawn, and the slash that makes fractions.
  fileprivate var isIndependent: Bool {
    if self == " " { return true }
    if value == 0x2044 || properties.isDefaultIgnorableCodePoint { return false }
    switch properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .otherLetter, .decimalNumber, .otherNumber,
      .connectorPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation, .initialPunctuation,
      .finalPunctuation, .otherPunctuation, .mathSymbol, .currencySymbol:
      return true
    default: return false
    }
  }
}
