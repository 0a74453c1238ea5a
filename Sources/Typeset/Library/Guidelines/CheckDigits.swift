/// The digits of a number that confirm the others.
enum CheckDigits {
  /// Whether digits pass the formula of Luhn: every second one from the right doubled, the sum of all digits is a
  /// multiple of ten.
  static func passesLuhn(_ digits: ArraySlice<UInt8>) -> Bool {
    var sum = 0
    for (index, digit) in digits.reversed().enumerated() {
      let weighted = index % 2 == 0 ? Int(digit) : Int(digit) * 2
      sum += weighted > 9 ? weighted - 9 : weighted
    }
    return sum % 10 == 0
  }
}

/// An international bank account number: two letters of a country, two check digits and the national number (ISO
/// 13616).
enum AccountNumber {
  /// How many letters and digits one has: 15 in Norway, 34 at most.
  private static let lengths = 15...34

  /// Where the number that begins at an offset ends; nil where none does.
  ///
  /// Groups are separated by one blank or hyphen. Where capital letters follow, the check digits decide which groups
  /// belong to it.
  static func end(in units: Span<UInt16>, from start: Int) -> Int? {
    var offset = start
    var length = 0
    // The number begins with the country and the check digits, and its remainder counts them last (ISO 7064, MOD
    // 97-10).
    var head: [UInt8] = []
    var remainder = 0
    var end: Int?
    while offset < units.count, length < lengths.upperBound {
      guard let (value, units) = sign(in: units, at: offset) else {
        guard length >= 4, offset + 1 < units.count, isSeparator(units[offset]), sign(in: units, at: offset + 1) != nil
        else { break }
        if confirms(remainder, head, length) { end = offset }
        offset += 1
        continue
      }
      if length < 4 {
        guard (length < 2) == (value > 9) else { return nil }
        head.append(value)
      } else {
        remainder = append(value, to: remainder)
      }
      offset += units
      length += 1
    }
    let isWhole = offset == units.count || sign(in: units, at: offset) == nil
    return isWhole && confirms(remainder, head, length) ? offset : end
  }

  private static func isSeparator(_ unit: UInt16) -> Bool { NumberSigns.isSeparator(unit) && unit != 0x2E }

  /// The value of a letter or digit, 10…35 for letters, and its units.
  private static func sign(in units: Span<UInt16>, at offset: Int) -> (value: UInt8, units: Int)? {
    let unit = units[offset]
    if unit &- 0x41 < 26 { return (UInt8(unit - 0x41 + 10), 1) }
    return units.decimalDigit(at: offset).map { ($0.value, $0.length) }
  }

  private static func append(_ value: UInt8, to remainder: Int) -> Int {
    (remainder * (value > 9 ? 100 : 10) + Int(value)) % 97
  }

  private static func confirms(_ remainder: Int, _ head: [UInt8], _ length: Int) -> Bool {
    lengths.contains(length) && head.reduce(remainder) { append($1, to: $0) } == 1
  }
}
