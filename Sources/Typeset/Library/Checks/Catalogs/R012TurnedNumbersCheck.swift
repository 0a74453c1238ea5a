/// Finds numbers in groups that would turn round in right-to-left text (R012).
///
/// Phone, card and account numbers of a form that leaves no doubt are isolated by the program and are left alone. Of the others,
/// those in two groups or more with at least five digits are laid out as their text would be; a finding is only what really
/// changes its order: `541 22 33` in Arabic and Hebrew, but neither `2.1` nor `1,234`. One finding a key and language.
enum R012TurnedNumbersCheck: CatalogCheck {
  static let rule = Rule(12)

  static func check(_ catalog: CheckedCatalog, _ log: inout FaultLog) {
    let analyzer = TextAnalyzer()
    for key in catalog.keysInUse {
      for message in catalog.messages(of: key) where LanguageTag(message.language)?.direction == .rightToLeft {
        let numbers = message.message.texts.flatMap { TurnedNumbers.find(in: $0.value, with: analyzer) }
        guard let number = numbers.first else { continue }
        log.add(
          .warning, ofKey: key, at: message.place,
          "the groups of \(quoted(number)) run from right to left in the text in \(message.language)",
          remedy: "set the number apart with U+2066 and U+2069, or insert it as a value", aspect: message.language)
      }
    }
  }
}

/// Numbers in groups whose groups change places in right-to-left text.
enum TurnedNumbers {
  /// The least number of digits.
  private static let leastDigits = 5

  /// The numbers of a text of a right-to-left language that would turn round, as they are written.
  static func find(in text: String, with analyzer: TextAnalyzer) -> [String] {
    let units = Array(text.utf16)
    let candidates = units.withUnsafeBufferPointer { groups(in: $0) }
    guard !candidates.isEmpty else { return [] }
    let isolates = R012RunningNumbers.find(in: units, ranges: [units.indices]).map {
      Isolate(range: $0.range, kind: .isolate(.leftToRight))
    }
    let levels = analyzer.levels(of: units, base: .rightToLeft, isolates: isolates)
    guard !levels.isEmpty else { return [] }
    return candidates.compactMap { range in
      // Where a separator is at a lower level than the digits, it divides what runs from left to right.
      let turns = levels[range].contains { $0 < levels[range.lowerBound] }
      return turns ? String(decoding: units[range], as: UTF16.self) : nil
    }
  }

  /// The stretches of digits in two groups or more.
  private static func groups(in units: UnsafeBufferPointer<UInt16>) -> [Range<Int>] {
    guard units.holdsDigits(leastDigits, in: units.indices) else { return [] }
    var found: [Range<Int>] = []
    var offset = 0
    while offset < units.count {
      guard units.decimalDigit(at: offset) != nil else {
        offset += 1
        continue
      }
      let groups = DigitGroups(units, from: offset, depth: 0, opens: false)
      if let whole = groups.whole, whole.groups > 1, whole.count >= leastDigits { found.append(offset..<whole.end) }
      offset = max(groups.passed, offset + 1)
    }
    return found
  }
}
