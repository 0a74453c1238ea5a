/// What lines must do besides ICU's rules: the changes of Unicode 15.1, applied here so that lines break in the same
/// way with every ICU, and what dictionaries do not know of the signs of South East Asia.
///
/// Older editions of UAX #14 let a line end after “ or before ” with a space beside it, keep an opening bracket with a
/// quote before the space, never break Hebrew words at a hyphen or a maqaf, and never separate Chinese text from
/// quotes. The decisions here are those of ICU 76.
struct LineBreakAmendments: ~Escapable {
  /// The text.
  private let units: Span<UInt16>
  /// The properties of each unit.
  private let table: CharacterTable

  /// Whether the language keeps the ends of sentences with them where a blank is between, as Khmer writes them.
  private let keepsStops: Bool

  /// The changes in a text.
  @_lifetime(copy units)
  init(units: Span<UInt16>, table: CharacterTable, keepsStops: Bool = false) {
    self.units = units
    self.table = table
    self.keepsStops = keepsStops
  }

  /// Adds the breaks between two offsets that an older ICU does not see.
  func add(to breaks: inout [LineBreak], from start: Int, to end: Int) {
    var offset = start + 1
    while offset < end {
      if mayBeAdded(at: offset), allows(offset) {
        breaks.append(LineBreak(offset: offset, isMandatory: false))
      }
      offset += 1
    }
  }

  /// Whether a line must not end before an offset, unless it is forced to.
  func forbids(_ offset: Int) -> Bool {
    if belongsToPrevious(offset) || stacksNext(before: offset) { return true }
    let closes = closesQuotation(at: offset)
    guard let last = base(before: endOfText(before: offset)) else { return closes }
    return units[last] != Self.zeroWidthSpace && (closes || opensQuotation(at: last))
  }

  /// Whether a line may end before an offset where older editions do not allow it.
  func allows(_ offset: Int) -> Bool {
    let end = endOfText(before: offset)
    guard !forbids(offset), let last = base(before: end), units[last] != Self.zeroWidthSpace else { return false }
    if end < offset { return isQuote(units[last]) && isOpeningBracket(units[offset]) }
    return joinsHebrew(last, offset) || partsChinese(last, offset)
  }

  /// Where the text before an offset ends, without its blanks.
  private func endOfText(before offset: Int) -> Int {
    var end = offset
    while end > 0, units[end - 1] == Self.blank { end -= 1 }
    return end
  }

  /// Whether the characters around an offset could allow an additional break, which is rare.
  @inline(__always)
  private func mayBeAdded(at offset: Int) -> Bool {
    table[units[offset]].contains(.opening) || !table[units[offset - 1]].isDisjoint(with: [.quote, .hyphen, .ending])
  }

  /// Whether a final quote is here, with nothing behind it that it could open (LB15b).
  private func closesQuotation(at offset: Int) -> Bool {
    guard isFinalQuote(units[offset]) else { return false }
    guard let next = base(behind: offset) else { return true }
    let unit = units[next]
    return Self.isSpace(unit) || isQuote(unit) || !table[unit].isDisjoint(with: [.stop, .closing])
      || unit == Self.slash
  }

  /// Whether an initial quote is here, with nothing before it that it could close (LB15a).
  private func opensQuotation(at offset: Int) -> Bool {
    guard table[units[offset]].contains(.initialQuote) else { return false }
    guard let previous = base(before: offset) else { return true }
    let unit = units[previous]
    return Self.isSpace(unit) || isQuote(unit) || isOpeningBracket(unit)
  }

  /// Whether a hyphen joins two Hebrew words (LB21a).
  private func joinsHebrew(_ last: Int, _ offset: Int) -> Bool {
    guard Self.isHyphen(units[last]), isHebrew(units[offset]), let first = base(before: last) else {
      return false
    }
    return isHebrew(units[first])
  }

  /// Whether one side is a quote that opens or closes between two characters of Chinese or Korean (LB19a).
  private func partsChinese(_ last: Int, _ offset: Int) -> Bool {
    if isChinese(units[offset]), isFinalQuote(units[last]), let first = base(before: last) {
      return isChinese(units[first])
    }
    if isChinese(units[last]), table[units[offset]].contains(.initialQuote), let next = base(behind: offset) {
      return isChinese(units[next])
    }
    return false
  }

  /// Whether a sign of Thai, Lao, Khmer or Burmese is here with which no line begins: it repeats the word before,
  /// also where a blank is between, ends it, or shortens the word right before it.
  private func belongsToPrevious(_ offset: Int) -> Bool {
    switch units[offset] {
    case 0xE46, 0xEC6, 0x17D7: units[offset - 1] != Self.zeroWidthSpace
    case 0xE5A, 0xE5B, 0x17D4...0x17DA, 0x104A, 0x104B: keepsStops && units[offset - 1] != Self.zeroWidthSpace
    case 0xE2F, 0xEAF: !Self.isSpace(units[offset - 1])
    default: false
    }
  }

  private func isFinalQuote(_ unit: UInt16) -> Bool { unit >= 0x80 && table[unit].contains(.quote) }

  private func isQuote(_ unit: UInt16) -> Bool { !table[unit].isDisjoint(with: [.quote, .initialQuote]) }

  private func isOpeningBracket(_ unit: UInt16) -> Bool {
    table[unit].contains(.opening) && !table[unit].contains(.initialQuote)
  }

  private func isHebrew(_ unit: UInt16) -> Bool {
    (0x5D0...0x5F2).contains(unit) || (0xFB1D...0xFB4F).contains(unit) && table[unit].contains(.numberOrHebrew)
  }

  private func isChinese(_ unit: UInt16) -> Bool {
    switch unit {
    case 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xAC00...0xD7A3, 0xF900...0xFAFF: true
    default: false
    }
  }

  private func base(before offset: Int) -> Int? { units.base(before: offset, table) }

  /// The start of the character after the one at an offset, ignoring marks; nil at the end of the text.
  private func base(behind offset: Int) -> Int? {
    var index = offset + 1
    while index < units.count, table[units[index]].contains(.mark) { index += 1 }
    return index < units.count ? index : nil
  }

  /// Whether a sign is before an offset that joins the letters of its script on both sides: in Indic scripts
  /// (`InCB=Linker`, and those of Gurmukhi and Kannada), Burmese, Khmer and Tai Tham.
  private func stacksNext(before offset: Int) -> Bool {
    let unit = units[offset - 1]
    switch unit {
    // Letters of a script share a block of 128.
    case 0x94D, 0x9CD, 0xA4D, 0xACD, 0xB4D, 0xC4D, 0xCCD, 0xD4D, 0x1039, 0x17D2, 0x1A60:
      return units[offset] & ~0x7F == unit & ~0x7F
    default: return false
    }
  }

  private static let blank: UInt16 = 0x20
  private static let zeroWidthSpace: UInt16 = 0x200B
  private static let slash: UInt16 = 0x2F

  /// Blanks, what joins both its sides without being seen, and what ends a line.
  private static func isSpace(_ unit: UInt16) -> Bool {
    switch unit {
    case 0x20, 0x200B, 0xA0, 0x202F, 0x2007, 0x2060, 0xFEFF, 0x0A...0x0D, 0x85, 0x2028, 0x2029: true
    default: false
    }
  }

  /// Hyphens and short dashes behind which a line may end, the soft one and the maqaf among them.
  private static func isHyphen(_ unit: UInt16) -> Bool {
    switch unit {
    case 0x2D, 0xAD, 0x5BE, 0x2010, 0x2012, 0x2013: true
    default: false
    }
  }
}

extension Span<UInt16> {
  /// The start of the character before an offset, ignoring marks; nil at the start of the text.
  func base(before offset: Int, _ table: CharacterTable) -> Int? {
    var index = offset - 1
    while index > 0, table[self[index]].contains(.mark) { index -= 1 }
    return index >= 0 ? index : nil
  }
}
