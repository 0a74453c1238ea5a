extension ByteBuffer {
  /// Appends a text with what XML takes for markup escaped; characters that XML cannot hold are left out.
  package func append(xml text: String) {
    for scalar in text.unicodeScalars { append(xmlScalar: scalar.value) }
  }

  /// Appends a part of a UTF-16 text, escaped for XML.
  package func append(xml text: [UInt16], _ part: Range<Int>) {
    forEachScalar(of: text.span, in: part) { append(xmlScalar: $0) }
  }

  /// Appends an attribute with a blank before it.
  package func append(attribute name: StaticString, text: String) {
    append(" ")
    append(name)
    append("=\"")
    append(xml: text)
    append("\"")
  }

  /// Appends an attribute with a blank before it.
  package func append(attribute name: StaticString, number: Double) {
    append(" ")
    append(name)
    append("=\"")
    append(number)
    append("\"")
  }

  private func append(xmlScalar scalar: UInt32) {
    switch scalar {
    case 0x26: append("&amp;")
    case 0x3C: append("&lt;")
    case 0x3E: append("&gt;")
    case 0x22: append("&quot;")
    case 0x09, 0x0A, 0x0D:
      append("&#")
      append(decimal: Int(scalar))
      append(";")
    case 0..<0x20, 0xFFFE, 0xFFFF: break
    default: append(scalar: scalar)
    }
  }
}
