extension LocaleFormats {
  /// A number with exactly the digits of its fraction: `1234.50` in German is `1.234,50`.
  func number(_ number: DecimalNumber) -> String { decimal(number.text, skeleton: Self.places(number.fractionDigits)) }

  /// A number in short, such as `1.2K`.
  func compact(_ number: DecimalNumber) -> String { decimal(number.text, skeleton: "compact-short") }

  /// A number that was calculated, in short.
  func compact(_ number: Double) -> String { decimal(Self.plain(number), skeleton: "compact-short") }

  /// A number that was calculated, with a power of ten, such as `1.5E20`.
  func scientific(_ number: Double) -> String { decimal(Self.plain(number), skeleton: "scientific") }

  /// A number that was calculated, rounded half to even to at most `fractionDigits.upperBound` digits.
  func number(_ number: Double, fractionDigits: ClosedRange<Int> = 0...2) -> String {
    decimal(Self.plain(number), skeleton: Self.places(fractionDigits))
  }

  /// A part of one as a percentage: `0.125` in English is `12.5%`.
  func percent(_ number: DecimalNumber) -> String {
    decimal(number.text, skeleton: "percent scale/100 " + Self.places(max(0, number.fractionDigits - 2)))
  }

  /// A part of one that was calculated, as a percentage.
  func percent(_ number: Double, fractionDigits: ClosedRange<Int> = 0...0) -> String {
    decimal(Self.plain(number), skeleton: "percent scale/100 " + Self.places(fractionDigits))
  }

  /// An amount in a currency, with as many digits as the currency has.
  func currency(_ number: DecimalNumber, code: String) -> String {
    decimal(number.text, skeleton: "currency/\(code)")
  }

  /// An amount of data in the largest unit that gives a number of one or more; a kilobyte has 1000 bytes.
  func bytes(_ number: DecimalNumber) -> String {
    let units = ["byte", "kilobyte", "megabyte", "gigabyte", "terabyte", "petabyte"]
    // A value that would round to a thousand is shown as one of the next unit.
    let precisions = [0, 0, 1, 2, 2, 2]
    var unit = 0
    var size = abs(number.value)
    while unit + 1 < units.count, size >= 1000 - 0.5 / Self.power(of: precisions[unit]) {
      size /= 1000
      unit += 1
    }
    let places = unit == 0 ? Self.places(0) : Self.places(0...precisions[unit])
    let signed = number.value < 0 ? -size : size
    return decimal(
      Self.plain(signed), skeleton: "measure-unit/digital-\(units[unit]) unit-width-short \(places)")
  }

  /// Text with its Western digits exchanged for those of the locale; nothing else changes.
  func digits(_ text: String) -> String { numerals.replacingDigits(in: text) }

  /// A number in a form that ICU names.
  func decimal(_ number: String, skeleton: String) -> String {
    guard let text = numberFormat(skeleton)?.string(from: number) else { return digits(number) }
    return conventions?.apply(to: text) ?? text
  }

  /// The skeleton of exactly so many digits behind the decimal point.
  static func places(_ count: Int) -> String {
    count == 0 ? "precision-integer" : "." + String(repeating: "0", count: count)
  }

  static func places(_ range: ClosedRange<Int>) -> String {
    range.upperBound == 0
      ? "precision-integer"
      : "." + String(repeating: "0", count: range.lowerBound) + String(repeating: "#", count: range.count - 1)
  }

  /// A number in ASCII; a zero has no sign.
  private static func plain(_ number: Double) -> String { number == 0 ? "0" : number.description }

  private static func power(of digits: Int) -> Double { (0..<digits).reduce(1) { power, _ in power * 10 } }
}

extension NumberingSystem {
  /// A text with its Western digits exchanged for those of the system.
  func replacingDigits(in text: String) -> String {
    guard name != "latn" else { return text }
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      result.append(("0"..."9").contains(scalar) ? digits[Int(scalar.value - 0x30)] : scalar)
    }
    return String(result)
  }
}
