/// A number in running text that is one word of digits in groups, and so keeps its order.
struct RunningNumber: Hashable, Sendable {
  /// What it is.
  enum Kind: Hashable, Sendable {
    /// `+` and 7 to 15 digits (ITU-T E.164).
    case phone
    /// `+` and 1 to 4 digits that are part of no longer number.
    case countryCode
    /// 13 to 19 digits in groups whose last one is right by the formula of Luhn (ISO/IEC 7812).
    case card
    /// An international bank account number whose check digits are right (ISO 13616).
    case account

    /// The guideline that keeps the order of its groups.
    var rule: Rule {
      switch self {
      case .phone, .countryCode: R052PhoneNumber.rule
      case .card, .account: R012Digits.rule
      }
    }
  }

  /// The UTF-16 offsets it covers, brackets around a part of it included.
  var range: Range<Int>
  /// What it is.
  var kind: Kind
}

/// R012 and R052 in text that nobody has marked: phone numbers, country codes, card numbers and bank account numbers
/// are found by their form.
///
/// UAX #9 orders each group of digits by itself, so a number written in groups would run backwards in right-to-left
/// text. Only what is certainly one number is found; anything else is left to UAX #9.
enum R012RunningNumbers {
  /// The least number of digits of anything that is found and begins without a plus sign.
  private static let leastDigits = 7

  /// The numbers in `ranges` of a text, in order; none of them extends beyond its range. The time is linear.
  static func find(in text: [UInt16], ranges: [Range<Int>]) -> [RunningNumber] {
    let units = text.span
    return ranges.flatMap { range in
      let range = range.clamped(to: units.indices)
      guard units.holdsDigits(leastDigits, or: NumberSigns.isPlus, in: range) else { return [RunningNumber]() }
      var scanner = RunningNumberScanner(units.extracting(..<range.upperBound), from: range.lowerBound)
      return scanner.numbers()
    }
  }
}
