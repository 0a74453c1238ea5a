/// Splits a very long text into pieces for the shaper, whose time grows with the square of the length.
///
/// A piece ends after a space or before a letter. Only a sequence of marks longer than in any writing system is split.
struct ShapingPieces: ~Escapable {
  private let text: Span<UInt16>
  private let end: Int
  private var start: Int

  /// The largest length that is a single piece.
  static let shortest = 64
  /// The most units of a piece.
  private static let longest = 2_048
  /// The most marks and invisible characters in a row.
  private static let mostMarks = 64

  @_lifetime(copy text)
  init(of text: Span<UInt16>, range: Range<Int>) {
    self.text = text
    start = range.lowerBound
    end = range.upperBound
  }

  /// The next piece in order; nil after the last.
  mutating func next() -> Range<Int>? {
    guard start < end else { return nil }
    let piece = start..<pieceEnd()
    start = piece.upperBound
    return piece
  }

  private func pieceEnd() -> Int {
    if end - start <= Self.shortest { return end }
    var offset = start
    var marks = 0
    var (afterBlank, beforeLetter) = (start, start)
    while offset < end {
      if offset - start >= Self.longest {
        return afterBlank > start ? afterBlank : beforeLetter > start ? beforeLetter : offset
      }
      let (scalar, length) = text.scalar(at: offset) ?? ("\u{FFFD}", 1)
      if scalar.attaches {
        marks += 1
        if marks > Self.mostMarks { return offset }
      } else {
        marks = 0
        beforeLetter = offset
      }
      offset += length
      if scalar == " " { afterBlank = offset }
    }
    return end
  }
}

extension Unicode.Scalar {
  /// Whether it combines with or disappears after the preceding letter: marks, joiners, variation selectors, controls.
  fileprivate var attaches: Bool { value >= 0xAD && (isMark || needsNoGlyph) }
}
