extension Unicode.Scalar {
  /// Its code point as the Unicode standard writes it: `U+0041`.
  var codePoint: String {
    let digits = String(value, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}
