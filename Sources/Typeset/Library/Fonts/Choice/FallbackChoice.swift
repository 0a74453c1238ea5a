extension FallbackPlan {
  /// The choice for a code point or a grapheme: the number of a font, or one of five special values.
  struct Choice: Equatable {
    var value: UInt16
    static let unknown = Choice(value: 0)
    /// No font has it.
    static let missing = Choice(value: 1)
    /// It is never seen and goes with its neighbours.
    static let any = Choice(value: 2)
    /// A blank: goes with the font before it.
    static let blank = Choice(value: 3)
    /// The whole grapheme decides whether to use a picture; not used for graphemes.
    static let emoji = Choice(value: 4)

    init(value: UInt16) { self.value = value }
    init(font index: Int) { value = UInt16(index + 5) }
    var font: Int? { value >= 5 ? Int(value) - 5 : nil }
  }

  /// The runs that are finished, and the one under way.
  struct Division {
    var runs: [FontRun] = []
    var start: Int
    var current = Choice.unknown
    /// Whether the current font has a space; true before the first one.
    var takesBlanks = true
    /// Whether a blank waits at the start for a font.
    var blankWaits = false
  }
}
