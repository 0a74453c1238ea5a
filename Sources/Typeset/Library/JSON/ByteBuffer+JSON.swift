extension ByteBuffer {
  /// Appends a text with the escapes of a JSON string (RFC 8259, section 7).
  ///
  /// Every control character is escaped, as are U+2028 and U+2029.
  func append(jsonEscaped text: String) {
    var text = text
    let isPlain = text.withUTF8 { bytes in
      let isPlain = bytes.allSatisfy { $0 >= 0x20 && $0 < 0x7F && $0 != 0x22 && $0 != 0x5C }
      if isPlain { append(bytes) }
      return isPlain
    }
    if !isPlain { for scalar in text.unicodeScalars { append(jsonScalar: scalar.value) } }
  }

  /// Appends a part of a UTF-16 text in the same way; a lone surrogate becomes U+FFFD.
  func append(jsonEscaped text: [UInt16], _ part: Range<Int>) {
    text.withUnsafeBufferPointer { units in
      forEachScalar(of: units, in: part) { append(jsonScalar: $0) }
    }
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
