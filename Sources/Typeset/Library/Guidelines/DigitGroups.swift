/// Digits of one numbering system in groups, with at most a closing bracket, one separator and an opening bracket
/// between two groups.
struct DigitGroups {
  /// So many digits are read at most for their values.
  private static let mostDigits = 20

  /// A number that the groups make, every bracket in it closed.
  struct Extent {
    /// Where it ends.
    var end: Int
    /// How many digits it has.
    var count: Int
    /// How many groups it has.
    var groups: Int
  }

  /// The values of the digits, the first 20 of them.
  private(set) var digits: [UInt8] = []
  /// The number of all groups; nil if there is no digit.
  private(set) var whole: Extent?
  /// The number of all groups but the last; nil if there is no other.
  private(set) var withoutLast: Extent?
  /// Whether a bracket is closed in it.
  private(set) var closesBracket = false
  /// Where reading stopped.
  private(set) var passed: Int
  private var zero: UInt32?

  /// Reads the groups from an offset.
  ///
  /// - Parameters:
  ///   - depth: how many brackets are open already.
  ///   - opens: whether a bracket may open before the first digit.
  init(_ units: Span<UInt16>, from start: Int, depth: Int, opens: Bool) {
    passed = start
    var depth = depth
    var total = 0
    var groups = 0
    if opens, start < units.count, NumberSigns.isOpening(units[start]) {
      depth += 1
      passed += 1
    }
    while true {
      let read = readGroup(units)
      if read == 0 { return }
      total += read
      groups += 1
      if depth == 0 { settle(at: passed, total, groups) }
      var next = passed
      if depth > 0, next < units.count, NumberSigns.isClosing(units[next]) {
        depth -= 1
        next += 1
        if depth == 0 {
          closesBracket = true
          settle(at: next, total, groups)
        }
      }
      if next < units.count, NumberSigns.isSeparator(units[next]) { next += 1 }
      var inner = depth
      if next < units.count, NumberSigns.isOpening(units[next]) {
        inner += 1
        next += 1
      }
      guard next > passed, next < units.count, units.decimalDigit(at: next)?.zero == zero else { return }
      depth = inner
      passed = next
    }
  }

  /// Reads one group; gives how many digits it has.
  private mutating func readGroup(_ units: Span<UInt16>) -> Int {
    var read = 0
    while passed < units.count, let digit = units.decimalDigit(at: passed), zero == nil || digit.zero == zero {
      zero = digit.zero
      if digits.count < Self.mostDigits { digits.append(digit.value) }
      passed += digit.length
      read += 1
    }
    return read
  }

  private mutating func settle(at offset: Int, _ total: Int, _ groups: Int) {
    if let whole, whole.groups < groups { withoutLast = whole }
    whole = Extent(end: offset, count: total, groups: groups)
  }
}

/// The signs between the groups of a number.
enum NumberSigns {
  /// Whether a unit is a plus sign.
  static func isPlus(_ unit: UInt16) -> Bool { unit == 0x2B || unit == 0xFF0B }

  /// Whether a unit is a blank, one that does not break included.
  static func isBlank(_ unit: UInt16) -> Bool {
    switch unit {
    case 0x20, 0xA0, 0x2007...0x2009, 0x202F: true
    default: false
    }
  }

  /// Whether a unit separates two groups: a blank, a hyphen or a dot.
  static func isSeparator(_ unit: UInt16) -> Bool {
    switch unit {
    case 0x2D, 0x2E, 0x2010...0x2012: true
    default: isBlank(unit)
    }
  }

  /// Whether a unit is a bracket that opens.
  static func isOpening(_ unit: UInt16) -> Bool { unit == 0x28 || unit == 0x5B }

  /// Whether a unit is a bracket that closes.
  static func isClosing(_ unit: UInt16) -> Bool { unit == 0x29 || unit == 0x5D }

  /// Whether a unit behind digits belongs to their value: what divides it, if a digit follows, and what says what is
  /// counted.
  static func continuesValue(_ unit: UInt16, before isDigit: Bool) -> Bool {
    switch unit {
    case 0x2C, 0x27, 0x2019, 0x66B, 0x66C, 0x60C: isDigit
    case 0x24, 0x25, 0xA2...0xA5, 0xB0, 0x609, 0x60A, 0x66A, 0x2030...0x2034, 0x20A0...0x20CF: true
    default: isSeparator(unit) && isDigit
    }
  }

  /// Whether a unit joins two numbers to one value, such as a date or a time.
  static func joinsOther(_ unit: UInt16) -> Bool { unit == 0x2F || unit == 0x3A }
}
