// `JSONText` makes strings of strings; a dump of many pages is written straight into a buffer, and without making any.
extension ByteBuffer {
  /// Appends a text as a JSON string.
  func append(json text: String) {
    append(UInt8(ascii: "\""))
    for scalar in text.unicodeScalars { append(jsonScalar: scalar.value) }
    append(UInt8(ascii: "\""))
  }

  /// Appends a part of a UTF-16 text as a JSON string; a lone surrogate becomes U+FFFD.
  func append(json text: [UInt16], _ part: Range<Int>) {
    append(UInt8(ascii: "\""))
    text.withUnsafeBufferPointer { units in
      forEachScalar(of: units, in: part) { append(jsonScalar: $0) }
    }
    append(UInt8(ascii: "\""))
  }

  /// Appends a scalar value as UTF-8.
  @inline(__always) func append(scalar: UInt32) {
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
  func append(hexOf color: Color) {
    append(UInt8(ascii: "#"))
    append(hex: color.red)
    append(hex: color.green)
    append(hex: color.blue)
    if color.alpha != 255 { append(hex: color.alpha) }
  }

  /// Appends a byte as two hexadecimal digits.
  func append(hex byte: UInt8) {
    append(hexDigit: byte >> 4)
    append(hexDigit: byte & 15)
  }

  private func append(hexDigit digit: UInt8) {
    append(digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") + digit - 10)
  }

  @inline(__always)
  private func append(jsonScalar scalar: UInt32) {
    switch scalar {
    case 0x22: append("\\\"")
    case 0x5C: append("\\\\")
    case 0x0A: append("\\n")
    case 0x09: append("\\t")
    case 0x0D: append("\\r")
    case 0..<0x20, 0x7F...0x9F, 0x2028, 0x2029:
      append("\\u")
      append(hex: UInt8(truncatingIfNeeded: scalar >> 8))
      append(hex: UInt8(truncatingIfNeeded: scalar))
    default: append(scalar: scalar)
    }
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
