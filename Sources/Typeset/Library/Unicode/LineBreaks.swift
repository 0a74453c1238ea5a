import CICU

/// A place where a line may end.
struct LineBreak: Hashable, Sendable {
  /// The UTF-16 offset before which the break lies.
  var offset: Int
  /// Whether the line must end here.
  var isMandatory: Bool
}

extension TextAnalyzer {
  /// The places where `text` may be broken (UAX #14), in order; the end of the text is the last of them.
  ///
  /// The language decides dictionaries and tailoring, and how strictly Japanese and Chinese break where its tag says so
  /// (`ja-u-lb-loose`). Where editions of the standard differ, the newer is followed, whatever ICU is installed. Behind a soft
  /// hyphen lies a break like any other: whether a hyphen is shown is the caller's.
  func lineBreaks(in text: [UInt16], language: String) -> [LineBreak] {
    guard !text.isEmpty else { return [] }
    let iterator = lineIterator(for: language)
    return text.withUnsafeBufferPointer { units in
      let amendments = LineBreakAmendments(units: units, table: table)
      var breaks: [LineBreak] = []
      breaks.reserveCapacity(units.count / 5 + 1)
      var offset = 0
      /// Where ICU's iterator stands; nil before it has the text.
      var position: Int?
      /// Where the text begins that ICU has: at a break it forgets what precedes, so it never sees that.
      var base = 0
      /// How many more breaks ICU has likely found beforehand.
      var ready = 0
      while offset < units.count {
        if ready == 0, !iterator.isTailored, let end = wordEnd(in: units, from: offset) {
          offset = end
          breaks.append(LineBreak(offset: offset, isMandatory: false))
          continue
        }
        if position != offset {
          iterator.setText(UnsafeBufferPointer(rebasing: units[offset...]))
          base = offset
          ready = 7
        }
        guard let next = iterator.next() else { break }
        ready = max(0, ready - 1)
        let end = base + next
        amendments.add(to: &breaks, from: offset, to: end)
        offset = end
        position = offset
        let isMandatory = iterator.isMandatory
        if isMandatory || offset == units.count || amendments.decision(at: offset) != false {
          breaks.append(LineBreak(offset: offset, isMandatory: isMandatory))
        }
      }
      return breaks
    }
  }

  /// The next place behind `start` where a line may break, if it is one about which the rules leave no doubt.
  ///
  /// That is the place behind a word and its blanks, before another word or the end of the text, or behind a hyphen between
  /// letters: in most texts most of all places, found several times as fast as by ICU. `start` is itself a place where a line
  /// may break, at which ICU too forgets what precedes.
  @inline(__always)
  private func wordEnd(in units: UnsafeBufferPointer<UInt16>, from start: Int) -> Int? {
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

  /// What a word consists of: no line breaks between any two of them.
  private static let wordParts: UnitTraits = [.letter, .numberOrHebrew, .mark, .stop, .quote]
  /// What may follow at its end: no line breaks before any of them.
  private static let wordEndings: UnitTraits = [.ending, .stop, .quote]
  /// What a line may begin with behind a blank.
  private static let wordStarts: UnitTraits = [.letter, .numberOrHebrew]

  private func lineIterator(for language: String) -> LineIterator {
    if let iterator = lineIterators[language] { return iterator }
    let iterator = LineIterator(language: language)
    lineIterators[language] = iterator
    return iterator
  }
}

/// ICU's line iterator of a language.
final class LineIterator {
  /// Whether the language breaks lines by rules of its own, beyond what its dictionary does.
  let isTailored: Bool
  private let handle: OpaquePointer

  init(language: String) {
    let locale = ICULocale(tag: language)
    // No line of Japanese begins with a small kana or the sign of a long vowel, unless the tag allows it.
    let strictness = locale?.value(of: "lb") ?? (locale?.language == "ja" ? "strict" : nil)
    let name = (locale?.baseName ?? "") + (strictness.map { "@lb=" + $0 } ?? "")
    guard let handle = typeset_line_breaks_open(name) ?? typeset_line_breaks_open("")
    else { preconditionFailure("ICU has no data or no memory") }
    self.handle = handle
    isTailored = ["fi", "ja", "ko", "sv", "yue", "zh"].contains(locale?.language ?? "") || strictness != nil
  }

  deinit { typeset_breaks_close(handle) }

  /// Takes a text, which must stay where it is as long as the iterator is asked about it.
  func setText(_ units: UnsafeBufferPointer<UInt16>) {
    let isSet = typeset_breaks_set_text(handle, units.baseAddress, Int32(units.count))
    precondition(isSet, "no memory for the breaks of a paragraph")
  }

  /// The next place where a line may break; nil behind the last.
  func next() -> Int? {
    let offset = typeset_breaks_next(handle)
    return offset >= 0 ? Int(offset) : nil
  }

  /// Whether the break just given must be taken.
  var isMandatory: Bool { typeset_breaks_are_mandatory(handle) }
}
