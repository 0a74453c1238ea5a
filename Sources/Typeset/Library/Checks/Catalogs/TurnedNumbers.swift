/// Numbers in groups whose groups change places in right-to-left text.
enum TurnedNumbers {
  /// The least number of digits: one in each of two groups.
  private static let leastDigits = 2

  /// The numbers of a text of a right-to-left language that would run backwards, as they are written.
  static func find(in text: String, with analyzer: TextAnalyzer) -> [String] {
    let units = Array(text.utf16)
    let candidates = groups(in: units.span)
    guard !candidates.isEmpty else { return [] }
    let isolates = R012RunningNumbers.find(in: units, ranges: [units.indices]).map {
      Isolate(range: $0.range, kind: .isolate(.leftToRight))
    }
    let levels = analyzer.levels(of: units, base: .rightToLeft, isolates: isolates)
    guard !levels.isEmpty else { return [] }
    return candidates.compactMap { range in
      // Where a separator is at a lower level than the digits, it divides what runs from left to right.
      let turns = levels[range].contains { $0 < levels[range.lowerBound] }
      return turns ? String(utf16: units[range]) : nil
    }
  }

  /// Whether blanks alone divide numbers that rise by one, which run with the text rightly (R015).
  private static func isSequence(_ range: Range<Int>, in units: Span<UInt16>) -> Bool {
    var text = ""
    for offset in range {
      if NumberSigns.isBlank(units[offset]) {
        text.append(" ")
      } else if let digit = units.decimalDigit(at: offset) {
        text += String(digit.value)
      } else if units[offset] & 0xFC00 != 0xDC00 {
        return false
      }
    }
    return R015NumberSequenceCheck.isSequence(text)
  }

  /// The stretches of digits in two groups or more.
  private static func groups(in units: Span<UInt16>) -> [Range<Int>] {
    guard units.holdsDigits(leastDigits, in: units.indices) else { return [] }
    var found: [Range<Int>] = []
    var offset = 0
    while offset < units.count {
      guard units.decimalDigit(at: offset) != nil else {
        offset += 1
        continue
      }
      let groups = DigitGroups(units, from: offset, depth: 0, opens: false)
      if let whole = groups.whole, whole.groups > 1, !isSequence(offset..<whole.end, in: units) {
        found.append(offset..<whole.end)
      }
      offset = max(groups.passed, offset + 1)
    }
    return found
  }
}
