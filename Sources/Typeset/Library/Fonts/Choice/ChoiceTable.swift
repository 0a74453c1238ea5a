extension FallbackPlan {
  /// Choices by code point, in pages of 256.
  struct ChoiceTable {
    /// For each block of 256 code points the page of its choices; page 0 is never filled.
    ///
    /// There are the blocks of the basic plane, and those of all planes once a character of another one was looked up.
    private var pageOfBlock = [UInt16](repeating: 0, count: 0x10000 / 256)
    private var choices = Array(repeating: Choice.unknown, count: 256)

    /// The choice for a code point.
    subscript(scalar: Unicode.Scalar) -> Choice {
      let block = Int(scalar.value >> 8)
      guard block < pageOfBlock.count else { return .unknown }
      return choices[Int(pageOfBlock[block]) << 8 | Int(scalar.value & 0xFF)]
    }

    /// Remembers the choice for a code point.
    mutating func set(_ choice: Choice, for scalar: Unicode.Scalar) {
      let block = Int(scalar.value >> 8)
      if block >= pageOfBlock.count { pageOfBlock += repeatElement(0, count: 0x110000 / 256 - pageOfBlock.count) }
      if pageOfBlock[block] == 0 {
        pageOfBlock[block] = UInt16(choices.count / 256)
        choices += repeatElement(.unknown, count: 256)
      }
      choices[Int(pageOfBlock[block]) << 8 | Int(scalar.value & 0xFF)] = choice
    }

    /// How many units a text begins with that go with a choice.
    func count(of text: Span<UInt16>, with current: Choice, takesBlanks: Bool) -> Int {
      let (pages, choices) = (pageOfBlock.span, choices.span)
      var index = 0
      while index < text.count {
        let unit = text[index]
        // Surrogates have no page.
        let choice = choices[Int(pages[Int(unit >> 8)]) << 8 | Int(unit & 0xFF)]
        guard choice == current || choice == .any || choice == .blank && takesBlanks else { break }
        index += 1
      }
      return index
    }
  }
}
