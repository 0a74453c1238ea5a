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
