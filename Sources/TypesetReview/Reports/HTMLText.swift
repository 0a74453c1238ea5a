import Typeset

// What HTML asks of text, at the one place that writes it.
extension ByteBuffer {
  /// Appends text for content or an attribute: syntax is escaped, and characters that HTML cannot contain become
  /// U+FFFD.
  ///
  /// The result is valid in HTML and in XML.
  func append(html text: String) {
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0x26: append("&amp;")
      case 0x3C: append("&lt;")
      case 0x3E: append("&gt;")
      case 0x22: append("&quot;")
      case 0x27: append("&#39;")
      // A plain carriage return would be read as the end of a line.
      case 0x0D: append("&#13;")
      case 0x00...0x08, 0x0B, 0x0C, 0x0E...0x1F, 0x7F...0x9F, 0xFFFE, 0xFFFF: append("\u{FFFD}")
      default: append(scalar: scalar.value)
      }
    }
  }

  /// Appends bytes in base64 (RFC 4648, section 4), padded.
  package func append(base64 bytes: Span<UInt8>) {
    let digits = Self.base64Digits
    func digit(_ bits: UInt32, _ shift: UInt32) -> UInt8 { digits[Int(bits >> shift & 63)] }
    var offset = 0
    while offset < bytes.count {
      let known = min(3, bytes.count - offset)
      var bits: UInt32 = 0
      for index in 0..<3 { bits = bits << 8 | (index < known ? UInt32(bytes[offset + index]) : 0) }
      append(digit(bits, 18))
      append(digit(bits, 12))
      append(known > 1 ? digit(bits, 6) : UInt8(ascii: "="))
      append(known > 2 ? digit(bits, 0) : UInt8(ascii: "="))
      offset += 3
    }
  }

  private static let base64Digits = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
}
