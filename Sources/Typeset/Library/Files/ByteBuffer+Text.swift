// Characters and colours.
extension ByteBuffer {
  /// Appends a scalar value as UTF-8.
  @inline(__always) package func append(scalar: UInt32) {
    if scalar < 0x80 {
      append(UInt8(scalar))
    } else if scalar < 0x800 {
      append(UInt8(0xC0 | scalar >> 6))
      append(UInt8(0x80 | scalar & 0x3F))
    } else if scalar < 0x10000 {
      append(UInt8(0xE0 | scalar >> 12))
      append(UInt8(0x80 | scalar >> 6 & 0x3F))
      append(UInt8(0x80 | scalar & 0x3F))
    } else {
      append(UInt8(0xF0 | scalar >> 18))
      append(UInt8(0x80 | scalar >> 12 & 0x3F))
      append(UInt8(0x80 | scalar >> 6 & 0x3F))
      append(UInt8(0x80 | scalar & 0x3F))
    }
  }

  /// Appends `#rrggbb`, or `#rrggbbaa` if the colour is not opaque.
  package func append(hexOf color: Color) {
    append(UInt8(ascii: "#"))
    append(hex: color.red)
    append(hex: color.green)
    append(hex: color.blue)
    if color.alpha != 255 { append(hex: color.alpha) }
  }

  /// Appends a byte as two hexadecimal digits.
  package func append(hex byte: UInt8) {
    append(hexDigit: byte >> 4)
    append(hexDigit: byte & 15)
  }

  private func append(hexDigit digit: UInt8) {
    append(digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") + digit - 10)
  }
}

/// Calls `body` with every scalar value in a part of a UTF-16 text; a lone surrogate becomes U+FFFD.
@inline(__always)
func forEachScalar(of text: UnsafeBufferPointer<UInt16>, in part: Range<Int>, _ body: (UInt32) -> Void) {
  var index = part.lowerBound
  while index < part.upperBound {
    var scalar = UInt32(text[index])
    index += 1
    if scalar & 0xF800 == 0xD800 {
      let next = index < part.upperBound ? UInt32(text[index]) : 0
      if scalar < 0xDC00, next & 0xFC00 == 0xDC00 {
        scalar = 0x10000 + (scalar - 0xD800) << 10 + (next - 0xDC00)
        index += 1
      } else {
        scalar = 0xFFFD
      }
    }
    body(scalar)
  }
}
