// Writing to room for a known number of bytes. More than that is a mistake in the program, which ends.
extension OutputSpan<UInt8> {
  /// Puts a byte there.
  @_lifetime(self: copy self)
  @inline(__always) mutating func put(_ byte: UInt8) { append(byte) }

  /// Puts a number below 16 there as a hexadecimal digit.
  @_lifetime(self: copy self)
  @inline(__always) mutating func put(hexDigit digit: UInt8) {
    put(digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") + digit - 10)
  }

  /// Puts a scalar value there as UTF-8, four bytes at most.
  @_lifetime(self: copy self)
  @inline(__always) mutating func put(scalar: UInt32) {
    if scalar < 0x80 {
      put(UInt8(scalar))
    } else if scalar < 0x800 {
      put(UInt8(0xC0 | scalar >> 6))
      put(UInt8(0x80 | scalar & 0x3F))
    } else if scalar < 0x10000 {
      put(UInt8(0xE0 | scalar >> 12))
      put(UInt8(0x80 | scalar >> 6 & 0x3F))
      put(UInt8(0x80 | scalar & 0x3F))
    } else {
      put(UInt8(0xF0 | scalar >> 18))
      put(UInt8(0x80 | scalar >> 12 & 0x3F))
      put(UInt8(0x80 | scalar >> 6 & 0x3F))
      put(UInt8(0x80 | scalar & 0x3F))
    }
  }
}
