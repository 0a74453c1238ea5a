extension ByteBuffer {
  /// Appends a text with the escapes of a JSON string (RFC 8259, section 7).
  ///
  /// Every control character is escaped, as are U+2028 and U+2029.
  func append(jsonEscaped text: String) {
    if text.utf8.allSatisfy(\.isPlainInJSON) {
      append(text)
    } else {
      for scalar in text.unicodeScalars { append(most: Self.longestEscape) { $0.put(jsonScalar: scalar.value) } }
    }
  }

  /// Appends a part of a UTF-16 text in the same way; a lone surrogate becomes U+FFFD.
  func append(jsonEscaped text: [UInt16], _ part: Range<Int>) {
    append(most: part.count * Self.longestEscape) { target in
      forEachScalar(of: text.span, in: part) { target.put(jsonScalar: $0) }
    }
  }

  /// The bytes of the longest escape of a UTF-16 unit.
  private static let longestEscape = 6
}

extension OutputSpan<UInt8> {
  /// Puts a scalar value there, or its escape: controls, quotation marks, backslashes, and U+2028 and U+2029 have one.
  @_lifetime(self: copy self)
  @inline(__always) fileprivate mutating func put(jsonScalar scalar: UInt32) {
    // Most characters need no escape.
    if scalar.isPlainInJSON { return put(UInt8(scalar)) }
    if scalar > 0x9F && scalar & ~1 != 0x2028 { return put(scalar: scalar) }
    switch scalar {
    case 0x22: put(escape: "\"")
    case 0x5C: put(escape: "\\")
    case 0x0A: put(escape: "n")
    case 0x09: put(escape: "t")
    case 0x0D: put(escape: "r")
    default:
      put(escape: "u")
      for shift in [12, 8, 4, 0] as [UInt32] { put(hexDigit: UInt8(truncatingIfNeeded: scalar >> shift & 15)) }
    }
  }

  @_lifetime(self: copy self)
  private mutating func put(escape character: Unicode.Scalar) {
    put(UInt8(ascii: "\\"))
    put(UInt8(ascii: character))
  }
}

extension UnsignedInteger {
  /// Whether a byte or a scalar value is an ASCII character without an escape.
  @inline(__always) fileprivate var isPlainInJSON: Bool { self >= 0x20 && self < 0x7F && self != 0x22 && self != 0x5C }
}
