/// A possible end of a line.
struct LineBreak: Hashable, Sendable {
  /// The UTF-16 offset after the break.
  var offset: Int
  /// Whether the line must end here.
  var isMandatory: Bool
  /// Whether it divides a word, and a line that ends here shows a hyphen that is not in the text.
  var isHyphenation = false
}

/// Where the lines of a text may end.
struct LineBreaks: Sendable {
  /// The break opportunities, in order; the last one is the end of the text.
  var opportunities: [LineBreak] = []
  /// Offsets inside words that stay whole, where the standard would let lines end: only a word that is wider than a
  /// line needs them.
  var insideWords: [Int] = []
}

extension TextAnalyzer {
  /// The break opportunities of `text` (UAX #14).
  ///
  /// The language determines dictionaries and tailoring, and its tag how strictly Japanese and Chinese break
  /// (`ja-u-lb-loose`), and whether words stay whole (`ko-u-lw-normal`). Where editions of the standard differ, the
  /// newer one applies, regardless of the installed ICU. A soft hyphen is followed by an ordinary break; the caller
  /// decides whether to show a hyphen.
  func lineBreaks(in text: [UInt16], language: String) -> LineBreaks {
    guard !text.isEmpty else { return LineBreaks() }
    let language = lineIterator(for: language)
    let units = text.span
    let amendments = LineBreakAmendments(units: units, table: table, keepsStops: language.keepsStops)
    var breaks: [LineBreak] = []
    breaks.reserveCapacity(units.count / 5 + 1)
    var insideWords: [Int] = []
    var offset = 0
    /// The start of ICU's text: at a break the preceding text is irrelevant, so ICU does not get it.
    var base = 0
    var found: Boundaries?
    /// The position of ICU's iterator; nil before it is needed.
    var position: Int?
    /// How many more breaks ICU has likely found beforehand.
    var ready = 0
    while offset < units.count {
      if ready == 0, !language.isTailored, let end = wordEnd(in: units, from: offset) {
        offset = end
        breaks.append(LineBreak(offset: offset, isMandatory: false))
        continue
      }
      if position != offset {
        found = Boundaries(of: units.extracting(offset...), by: language.iterator)
        base = offset
        ready = 7
      }
      guard let next = found?.next() else { break }
      ready = max(0, ready - 1)
      let end = base + next
      let count = breaks.count
      amendments.add(to: &breaks, from: offset, to: end)
      var kept = count
      for index in count..<breaks.count
      where !language.words.keepsTogether(breaks[index].offset, in: units, table) {
        breaks[kept] = breaks[index]
        kept += 1
      }
      breaks.removeSubrange(kept...)
      if language.words == .breakAll {
        addLetters(to: &breaks, of: text, in: offset..<end)
        breaks[count...].sort { $0.offset < $1.offset }
      }
      offset = end
      position = offset
      let isMandatory = language.iterator.isMandatory
      if isMandatory || offset == units.count {
        breaks.append(LineBreak(offset: offset, isMandatory: isMandatory))
      } else if !amendments.forbids(offset) {
        if language.words.keepsTogether(offset, in: units, table) {
          insideWords.append(offset)
        } else {
          breaks.append(LineBreak(offset: offset, isMandatory: false))
        }
      }
    }
    return LineBreaks(opportunities: breaks, insideWords: insideWords)
  }

  /// Adds a break between all letters of a stretch.
  private func addLetters(to breaks: inout [LineBreak], of text: [UInt16], in range: Range<Int>) {
    for offset in graphemeBoundaries(in: text, range: range)
    where WordBreaking.isInsideWord(offset, in: text.span, table) {
      breaks.append(LineBreak(offset: offset, isMandatory: false))
    }
  }

  /// The next break opportunity after `start`, if the rules leave no doubt about it.
  ///
  /// This is the offset after a word and its spaces, before another word or the end of the text, or after a hyphen
  /// between letters. In most texts these are most of the opportunities, found several times as fast as by ICU. `start`
  /// must be a break opportunity itself.
  @inline(__always)
  private func wordEnd(in units: Span<UInt16>, from start: Int) -> Int? {
    let table = table
    var offset = start
    while offset < units.count, table[units[offset]].contains(.opening) { offset += 1 }
    let first = offset
    // Marks behind an opening bracket belong to it.
    if first > start, first < units.count, table[units[first]].contains(.mark) { return nil }
    var traits: UnitTraits = []
    var last: UnitTraits = []
    while offset < units.count {
      traits = table[units[offset]]
      if traits.isDisjoint(with: Self.wordParts) { break }
      last = traits
      offset += 1
    }
    guard offset > first else { return nil }
    if offset < units.count, traits.contains(.hyphen) {
      guard last.contains(.letter), offset + 1 < units.count, table[units[offset + 1]].contains(.letter) else {
        return nil
      }
      return offset + 1
    }
    while offset < units.count {
      traits = table[units[offset]]
      if traits.isDisjoint(with: Self.wordEndings) { break }
      last = traits
      offset += 1
    }
    if offset == units.count { return offset }
    guard units[offset] == 0x20 else { return nil }
    while offset < units.count, units[offset] == 0x20 { offset += 1 }
    if offset == units.count { return offset }
    let next = table[units[offset]]
    if !next.isDisjoint(with: Self.wordStarts) || next.contains(.quote) && units[offset] < 0x80 { return offset }
    // Behind a quote and blanks an opening bracket stays with them (LB15).
    return next.contains(.opening) && last.isDisjoint(with: [.quote, .mark]) ? offset : nil
  }

  /// The characters of words: lines never break between two of them.
  private static let wordParts: UnitTraits = [.letter, .numberOrHebrew, .mark, .stop, .quote]
  /// What may follow at its end: no line breaks before any of them.
  private static let wordEndings: UnitTraits = [.ending, .stop, .quote]
  /// The characters with which a line may begin after a space.
  private static let wordStarts: UnitTraits = [.letter, .numberOrHebrew]

  private func lineIterator(for language: String) -> LineIterator {
    if let iterator = lineIterators[language] { return iterator }
    let iterator = LineIterator(language: language)
    lineIterators[language] = iterator
    return iterator
  }
}

/// How lines break in a language.
final class LineIterator {
  /// Whether the language has line breaking rules besides its dictionary.
  let isTailored: Bool
  /// Whether lines end inside its words.
  let words: WordBreaking
  /// Whether it keeps the ends of sentences with them where a blank is between.
  let keepsStops: Bool
  /// ICU's iterator.
  let iterator: BreakIterator

  init(language: String) {
    let locale = ICULocale(tag: language)
    // No line of Japanese begins with a small kana or the sign of a long vowel, unless the tag allows it.
    let strictness = locale?.value(of: "lb") ?? (locale?.language == "ja" ? "strict" : nil)
    // Only this value is known to ICU itself.
    let phrases = locale?.value(of: "lw") == "phrase" ? "phrase" : nil
    let keys = [strictness.map { "lb=" + $0 }, phrases.map { "lw=" + $0 }].compactMap(\.self)
    let name = (locale?.baseName ?? "") + (keys.isEmpty ? "" : "@" + keys.joined(separator: ";"))
    guard let iterator = BreakIterator(linesIn: name) ?? BreakIterator(linesIn: "")
    else { preconditionFailure("ICU has no data or no memory") }
    self.iterator = iterator
    words = WordBreaking(locale)
    keepsStops = ["km", "lo", "my", "th"].contains(locale?.language ?? "")
    isTailored =
      ["fi", "ja", "ko", "sv", "yue", "zh"].contains(locale?.language ?? "") || !keys.isEmpty || words == .breakAll
  }
}
