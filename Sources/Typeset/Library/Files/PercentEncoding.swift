extension String {
  /// The text with some of its bytes percent-encoded (RFC 3986, section 2.1).
  package func percentEncoded(where isEncoded: (UInt8) -> Bool) -> String {
    utf8.reduce(into: "") { text, byte in
      guard isEncoded(byte) else { return text.unicodeScalars.append(Unicode.Scalar(byte)) }
      let digits = String(byte, radix: 16, uppercase: true)
      text += digits.count == 1 ? "%0" + digits : "%" + digits
    }
  }
}

extension Sequence where Element == UInt8 {
  /// The bytes with `%41` and its like replaced (RFC 3986, section 2.1); a percent sign that begins nothing stays.
  func percentDecoded() -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(underestimatedCount)
    var rest = Array(self)[...]
    while let byte = rest.popFirst() {
      if byte == UInt8(ascii: "%"), let value = UInt8(String(decoding: rest.prefix(2), as: UTF8.self), radix: 16) {
        bytes.append(value)
        rest = rest.dropFirst(2)
      } else {
        bytes.append(byte)
      }
    }
    return bytes
  }
}
