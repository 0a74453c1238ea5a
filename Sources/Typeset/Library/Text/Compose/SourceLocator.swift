/// Finds the place of a part of a text in the source, for diagnostics.
struct SourceLocator {
  /// The text.
  let text: StyledText
  /// The source it was read from.
  let source: SourceFile

  /// The bytes of a part, as near as white space and references allow.
  func bytes(of part: Range<Int>) -> Range<Int> {
    guard let mark = text.sourceMark(at: part.lowerBound) else {
      return text.offset..<text.offset
    }
    let wanted = String(utf16: text.units[part]).unicodeScalars.first
    guard let wanted else { return mark.source..<mark.source }
    let before = String(utf16: text.units[mark.offset..<part.lowerBound]).unicodeScalars
    var occurrence = before.count { $0 == wanted }
    var reader = SourceScalars(bytes: source.utf8, offset: mark.source)
    while let next = reader.next() {
      guard next.scalar == wanted else { continue }
      if occurrence == 0 { return next.bytes }
      occurrence -= 1
    }
    return mark.source..<mark.source
  }
}

/// Reads the characters of a text in the source one by one, numeric references resolved, up to the next tag.
private struct SourceScalars {
  let bytes: [UInt8]
  var offset: Int

  mutating func next() -> (scalar: Unicode.Scalar, bytes: Range<Int>)? {
    guard offset < bytes.count, bytes[offset] != UInt8(ascii: "<") else { return nil }
    let start = offset
    if bytes[offset] == UInt8(ascii: "&"), let end = bytes[offset...].prefix(12).firstIndex(of: UInt8(ascii: ";")) {
      let name = String(decoding: bytes[offset + 1..<end], as: UTF8.self)
      offset = end + 1
      return (Self.scalar(of: name), start..<offset)
    }
    let length = bytes[offset] < 0x80 ? 1 : bytes[offset] < 0xE0 ? 2 : bytes[offset] < 0xF0 ? 3 : 4
    offset = min(offset + length, bytes.count)
    let scalar = String(decoding: bytes[start..<offset], as: UTF8.self).unicodeScalars.first ?? "\u{FFFD}"
    return (scalar, start..<offset)
  }

  /// The character of a reference.
  private static func scalar(of reference: String) -> Unicode.Scalar {
    let value =
      if reference.hasPrefix("#x") { UInt32(reference.dropFirst(2), radix: 16) } else { UInt32(reference.dropFirst()) }
    return value.flatMap(Unicode.Scalar.init) ?? "\u{FFFD}"
  }
}
