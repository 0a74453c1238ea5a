/// Cuts a very long stretch of text into pieces for the shaper, whose time grows with the square of what it cannot cut.
///
/// A piece ends after a blank or before a letter. Only where more marks than any writing needs stand on one letter is it cut
/// between them.
struct ShapingPieces {
  private let text: UnsafeBufferPointer<UInt16>
  private let end: Int
  private var start: Int

  /// What is no longer than this is one piece.
  static let shortest = 64
  /// The most units of a piece.
  private static let longest = 2_048
  /// The most marks and invisible characters in a row.
  private static let mostMarks = 64

  init(of text: UnsafeBufferPointer<UInt16>, range: Range<Int>) {
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
  /// Whether it stands on or disappears beside the letter before it: marks, joiners, variation selectors, controls.
  fileprivate var attaches: Bool { value >= 0xAD && (isMark || needsNoGlyph) }
}
