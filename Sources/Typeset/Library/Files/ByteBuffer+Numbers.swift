// Numbers in decimal digits.
extension ByteBuffer {
  /// The characters of the longest number: a sign, twenty digits, a point and two decimals.
  private static let mostDigits = 24

  /// Appends a whole number in decimal digits.
  package func append(decimal number: Int) {
    append(most: Self.mostDigits) { target in
      if number < 0 { target.put(UInt8(ascii: "-")) }
      target.put(decimal: number.magnitude)
    }
  }

  /// Appends a number rounded to two decimals, without trailing zeros; NaN becomes 0.
  package func append(_ number: Double) {
    let hundredths = (number * 100).rounded()
    guard hundredths.magnitude < 9e15 else { return append(UInt8(ascii: "0")) }
    let rounded = Int(hundredths)
    append(most: Self.mostDigits) { target in
      if rounded < 0 { target.put(UInt8(ascii: "-")) }
      let (whole, fraction) = rounded.magnitude.quotientAndRemainder(dividingBy: 100)
      target.put(decimal: whole)
      guard fraction != 0 else { return }
      let (tenths, rest) = fraction.quotientAndRemainder(dividingBy: 10)
      target.put(UInt8(ascii: "."))
      target.put(digit: tenths)
      if rest != 0 { target.put(digit: rest) }
    }
  }
}

extension OutputSpan<UInt8> {
  @_lifetime(self: copy self)
  @inline(__always) fileprivate mutating func put(digit: UInt) {
    put(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: digit))
  }

  /// Puts a whole number there: coordinates and sizes have three digits at most.
  @_lifetime(self: copy self)
  @inline(__always) fileprivate mutating func put(decimal number: UInt) {
    guard number < 1000 else { return putLong(number) }
    // So that the compiler divides by multiplying in 32 bits.
    let small = UInt32(truncatingIfNeeded: number)
    if small >= 100 { put(digit: UInt(small / 100)) }
    if small >= 10 { put(digit: UInt(small / 10 % 10)) }
    put(digit: UInt(small % 10))
  }

  @_lifetime(self: copy self)
  private mutating func putLong(_ number: UInt) {
    let (thousands, rest) = number.quotientAndRemainder(dividingBy: 1000)
    put(decimal: thousands)
    put(digit: rest / 100)
    put(digit: rest / 10 % 10)
    put(digit: rest % 10)
  }
}
