import CICU

/// A decimal digit of any numbering system whose digits run from left to right.
struct DecimalDigit: Hashable, Sendable {
  /// Its value, 0…9.
  var value: UInt8
  /// The zero of its numbering system.
  var zero: UInt32
  /// How many UTF-16 units it takes.
  var length: Int
}

extension Span<UInt16> {
  /// The decimal digit at an offset; nil for any other character, and for digits that run from right to left, such as
  /// those of N’Ko and Adlam.
  func decimalDigit(at offset: Int) -> DecimalDigit? {
    let unit = self[offset]
    if unit &- 0x30 < 10 { return DecimalDigit(value: UInt8(unit - 0x30), zero: 0x30, length: 1) }
    guard unit >= 0x660, unit & 0xFC00 == 0xD800 || CharacterTable.shared[unit].contains(.numberOrHebrew),
      let (scalar, length) = scalar(at: offset), scalar.properties.numericType == .decimal,
      let value = scalar.properties.numericValue,
      typeset_direction_class(Int32(bitPattern: scalar.value)) != .rightToLeft
    else { return nil }
    return DecimalDigit(value: UInt8(value), zero: scalar.value - UInt32(value), length: length)
  }

  /// Whether at least `count` units of a range are or may begin decimal digits, or one is a sign.
  @inline(__always)
  func holdsDigits(_ count: Int, or isSign: (UInt16) -> Bool = { _ in false }, in range: Range<Int>) -> Bool {
    let table = CharacterTable.shared
    var found = 0
    for offset in range {
      let unit = self[offset]
      if unit < 0x660 {
        if unit &- 0x30 < 10 { found += 1 }
      } else if unit & 0xFC00 == 0xD800 || table[unit].mayBeDigit {
        found += 1
      }
      if found >= count || isSign(unit) { return true }
    }
    return false
  }
}

extension TextAnalyzer {
  /// Whether digits in a text could run from right to left inside a left-to-right isolate: Arabic ones do with blanks
  /// between them (UAX #9, N1), and letters keep them from being set from left to right by force.
  static func needsOverride(_ units: ArraySlice<UInt16>) -> Bool {
    let all = units.reduce(into: UnitTraits()) { $0.formUnion(CharacterTable.shared[$1]) }
    return all.isSuperset(of: [.turnsLeftToRight, .turnsRightToLeft])
      && all.isDisjoint(with: [.rightToLeft, .surrogate])
  }
}

extension UnitTraits {
  /// Whether it may be a decimal digit that runs from left to right; false for the letters of Hebrew.
  fileprivate var mayBeDigit: Bool { contains(.numberOrHebrew) && !contains(.rightToLeft) }
}
