// Characters and colours.
extension ByteBuffer {
  /// Appends a scalar value as UTF-8.
  @inline(__always) package func append(scalar: UInt32) {
    append(most: 4) { $0.put(scalar: scalar) }
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
    append(most: 2) { target in
      target.put(hexDigit: byte >> 4)
      target.put(hexDigit: byte & 15)
    }
  }
}

/// Calls `body` with every scalar value in a part of a UTF-16 text; a lone surrogate becomes U+FFFD.
@inline(__always)
func forEachScalar(of text: Span<UInt16>, in part: Range<Int>, _ body: (UInt32) -> Void) {
  let text = text.extracting(part)
  var index = 0
  while index < text.count {
    var scalar = UInt32(text[index])
    index += 1
    if scalar & 0xF800 == 0xD800 {
      let next = index < text.count ? UInt32(text[index]) : 0
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
