/// The contents of a URL that holds them itself (RFC 2397): `data:image/png;base64,iVBORw0KGgo=`.
enum DataURL {
  /// Whether a URL is one: blanks in front and the case of its scheme do not matter.
  static func isOne(_ url: String) -> Bool { contents(of: url) != nil }

  /// The first bytes of what it holds, at most `most`; nil if it holds nothing.
  static func bytes(of url: String, most: Int) -> [UInt8]? {
    guard let contents = contents(of: url), let comma = contents.firstIndex(of: UInt8(ascii: ",")) else { return nil }
    let parameters = String(decoding: contents[..<comma], as: UTF8.self).lowercased()
    let isBase64 = parameters.split(separator: ";").contains { $0.filter { !$0.isWhitespace } == "base64" }
    let data = contents[contents.index(after: comma)...].percentDecoded()
    return isBase64 ? decoded(data, most: most) : Array(data.prefix(most))
  }

  /// What follows the scheme; nil for another scheme.
  private static func contents(of url: String) -> Substring.UTF8View? {
    let trimmed = url.utf8.drop { $0 <= 0x20 }
    guard trimmed.prefix(5).map({ $0 | 0x20 }) == Array("data:".utf8).map({ $0 | 0x20 }) else { return nil }
    return Substring(trimmed.dropFirst(5)).utf8
  }

  /// The first bytes of a text in base64, everything else skipped (RFC 4648, sections 4 and 5).
  private static func decoded(_ text: [UInt8], most: Int) -> [UInt8] {
    var bytes: [UInt8] = []
    var (buffer, bits) = (0, 0)
    for byte in text {
      let value: Int
      switch byte {
      case UInt8(ascii: "A")...UInt8(ascii: "Z"): value = Int(byte) - 65
      case UInt8(ascii: "a")...UInt8(ascii: "z"): value = Int(byte) - 71
      case UInt8(ascii: "0")...UInt8(ascii: "9"): value = Int(byte) + 4
      case UInt8(ascii: "+"), UInt8(ascii: "-"): value = 62
      case UInt8(ascii: "/"), UInt8(ascii: "_"): value = 63
      default: continue
      }
      buffer = (buffer << 6 | value) & 0xFFFF
      bits += 6
      guard bits >= 8 else { continue }
      bits -= 8
      bytes.append(UInt8(truncatingIfNeeded: buffer >> bits))
      if bytes.count == most { break }
    }
    return bytes
  }
}
