/// Walks over a stretch of text once and finds the numbers that keep their order (guidelines.md, section 4).
struct RunningNumberScanner: ~Escapable {
  private let units: Span<UInt16>
  private let start: Int
  private var offset: Int
  private var found: [RunningNumber] = []

  /// Begins at `start` of `units`, which end where the stretch ends.
  @_lifetime(copy units)
  init(_ units: Span<UInt16>, from start: Int) {
    self.units = units
    self.start = start
    offset = start
  }

  /// The numbers, in order.
  mutating func numbers() -> [RunningNumber] {
    while offset < units.count {
      let unit = units[offset]
      if NumberSigns.isPlus(unit) {
        takePhone()
      } else if unit &- 0x41 < 26 {
        takeAccount()
      } else if unit &- 0x30 < 10 || unit >= 0x660 && units.decimalDigit(at: offset) != nil {
        takeCard()
      } else {
        offset += 1
      }
    }
    return found
  }

  /// A phone number at a plus sign, with a bracket before it that ends in the number.
  private mutating func takePhone() {
    let plus = offset
    offset += 1
    guard !isWord(before: plus) else { return }
    // The bracket before it may close in the number, behind it, or never.
    if plus > start, NumberSigns.isOpening(units[plus - 1]) {
      let groups = DigitGroups(units, from: offset, depth: 1, opens: true)
      if groups.closesBracket, let number = phone(groups) { return take(.phone, plus - 1..<number) }
    }
    let groups = DigitGroups(units, from: offset, depth: 0, opens: true)
    if let end = phone(groups) {
      take(.phone, plus..<end)
    } else if let end = countryCode(groups) {
      take(.countryCode, plus..<end)
    }
  }

  /// Where a country code ends that has these groups; nil where they make none.
  private func countryCode(_ groups: DigitGroups) -> Int? {
    guard let number = groups.whole, number.groups == 1, number.count <= 4, !groups.closesBracket,
      !isWord(at: number.end), !isJoined(at: number.end)
    else { return nil }
    // A part of a number, a percentage or an amount is none.
    let isPart =
      number.end < units.count && NumberSigns.continuesValue(units[number.end], before: digit(behind: number.end))
    return isPart ? nil : number.end
  }

  /// Whether a digit is behind the unit at an offset.
  private func digit(behind offset: Int) -> Bool {
    offset + 1 < units.count && units.decimalDigit(at: offset + 1) != nil
  }

  /// Where a phone number ends that has these groups; nil where they make none.
  private func phone(_ groups: DigitGroups) -> Int? {
    guard let number = groups.whole, (7...15).contains(number.count), !isWord(at: number.end) else { return nil }
    return number.end
  }

  /// A card number at a digit; whatever digits are in one row of groups are passed.
  private mutating func takeCard() {
    let groups = DigitGroups(units, from: offset, depth: 0, opens: false)
    let first = offset
    offset = max(groups.passed, offset + 1)
    guard !isWord(before: first), let whole = groups.whole, !isWord(at: whole.end) else { return }
    // The last group before a slash or a colon and a digit begins another number, such as the month of a date.
    guard let number = isJoined(at: whole.end) ? groups.withoutLast : whole,
      number.groups > 1, (13...19).contains(number.count), CheckDigits.passesLuhn(groups.digits.prefix(number.count))
    else { return }
    found.append(RunningNumber(range: first..<number.end, kind: .card))
  }

  /// A bank account number at a capital letter.
  private mutating func takeAccount() {
    let first = offset
    while offset < units.count, units[offset] &- 0x41 < 26 { offset += 1 }
    guard offset == first + 2, offset < units.count, !isWord(before: first),
      units.decimalDigit(at: offset) != nil, let end = AccountNumber.end(in: units, from: first), !isWord(at: end)
    else { return }
    take(.account, first..<end)
  }

  private mutating func take(_ kind: RunningNumber.Kind, _ range: Range<Int>) {
    found.append(RunningNumber(range: range, kind: kind))
    offset = range.upperBound
  }

  /// Whether a digit or a left-to-right letter is directly before an offset, so that nothing begins there.
  private func isWord(before offset: Int) -> Bool {
    offset > start && (CharacterTable.shared[units[offset - 1]].contains(.leftToRight) || isDigit(before: offset))
  }

  private func isDigit(before offset: Int) -> Bool {
    let isPair = offset - 1 > start && units[offset - 1] & 0xFC00 == 0xDC00
    return units.decimalDigit(at: isPair ? offset - 2 : offset - 1) != nil
  }

  /// Whether a digit or a left-to-right letter is at an offset, so that nothing ends there.
  private func isWord(at offset: Int) -> Bool {
    guard offset < units.count else { return false }
    return CharacterTable.shared[units[offset]].contains(.leftToRight) || units.decimalDigit(at: offset) != nil
  }

  /// Whether a sign at an offset joins the digits before it to those behind it.
  private func isJoined(at offset: Int) -> Bool {
    offset + 1 < units.count && NumberSigns.joinsOther(units[offset]) && units.decimalDigit(at: offset + 1) != nil
  }
}
