/// A number as the markup and the catalogs write it: digits, perhaps with a minus and a decimal point; kept to the last
/// digit.
struct DecimalNumber: Hashable, Sendable {
  /// The number in ASCII.
  let text: String
  /// The number of digits after the decimal point.
  let fractionDigits: Int

  /// The most digits a number may have.
  static let mostDigits = 40

  /// Parses a number, or returns an error.
  static func read(_ text: String) -> Result<DecimalNumber, ValueError> {
    let isNegative = text.utf8.first == UInt8(ascii: "-")
    let digits = isNegative ? text.dropFirst() : text[...]
    guard PlainNumber.isDecimal(digits) else { return .failure(.init(quoted(text), hint(for: text))) }
    guard digits.utf8.count <= mostDigits + 1 else {
      return .failure(ValueError(quoted(text), "a number has at most \(mostDigits) digits"))
    }
    let fraction = digits.utf8.split(separator: UInt8(ascii: ".")).dropFirst().first?.count ?? 0
    return .success(DecimalNumber(text: text, fractionDigits: fraction))
  }

  /// A whole number.
  init(_ integer: Int) { self.init(text: String(integer), fractionDigits: 0) }

  private init(text: String, fractionDigits: Int) {
    self.text = text
    self.fractionDigits = fractionDigits
  }

  /// The number in binary, for who calculates with it.
  var value: Double { Double(text) ?? 0 }

  /// The likely mistake in a text that is not a number.
  private static func hint(for text: String) -> String {
    let scalars = text.unicodeScalars
    if scalars.contains(where: { $0.value > 0x7F && $0.properties.numericType == .decimal }) {
      return "use the digits 0 to 9; the locale's digits are chosen automatically"
    }
    if text.hasSuffix("%") { return "write a percentage as a fraction: 0.25 is 25 %" }
    if scalars.contains("\u{2212}") { return "write the minus sign as -" }
    if scalars.contains(where: { $0 == "," || $0 == "'" || $0 == "\u{66B}" || $0 == "\u{66C}" }) {
      return "use a decimal point and no thousands separators, as in 1234.5"
    }
    let lower = text.lowercased()
    if lower.contains("e"), let number = Double(lower), number.isFinite || lower.first?.isNumber == true {
      return "write out all digits instead of an exponent"
    }
    return "use a plain decimal, such as 1234.5 or -7"
  }
}
