/// The small grammars of other standards that values follow.
enum MarkupSyntax {
  /// Whether a text is a well-formed language tag (RFC 5646, section 2.1; without the irregular old ones).
  static func isLanguageTag(_ text: String) -> Bool {
    guard text.utf8.count <= 64 else { return false }
    var parts = text.utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false).map(Array.init)[...]
    guard parts.allSatisfy({ (1...8).contains($0.count) && $0.allSatisfy { isLetter($0) || isDigit($0) } }) else {
      return false
    }
    func take(_ matches: ([UInt8]) -> Bool) -> Bool {
      guard let first = parts.first, matches(first) else { return false }
      parts.removeFirst()
      return true
    }
    func isWord(_ part: [UInt8], _ lengths: ClosedRange<Int>) -> Bool {
      lengths.contains(part.count) && part.allSatisfy(isLetter)
    }
    if !take({ $0 == [UInt8(ascii: "x")] || $0 == [UInt8(ascii: "X")] }) {
      let primary = parts.first?.count ?? 0
      guard take({ isWord($0, 2...8) }) else { return false }
      if primary <= 3 { for _ in 0..<3 where !take({ isWord($0, 3...3) }) { break } }
      _ = take { isWord($0, 4...4) }
      _ = take { isWord($0, 2...2) || ($0.count == 3 && $0.allSatisfy(isDigit)) }
      while take({ $0.count >= 5 || ($0.count == 4 && isDigit($0[0])) }) {}
      while let single = parts.first, single.count == 1, single[0] | 0x20 != UInt8(ascii: "x") {
        parts.removeFirst()
        guard take({ $0.count >= 2 }) else { return false }
        while take({ $0.count >= 2 }) {}
      }
      guard !parts.isEmpty else { return true }
      guard take({ $0.count == 1 }) else { return false }
    }
    return !parts.isEmpty
  }

  /// Whether a text is an XML name (XML 1.0, productions 4 to 5).
  static func isName(_ text: String) -> Bool {
    guard let first = text.unicodeScalars.first, isNameStart(first) else { return false }
    return text.unicodeScalars.dropFirst().allSatisfy { scalar in
      switch scalar.value {
      case 0x2D, 0x2E, 0x30...0x39, 0xB7, 0x300...0x36F, 0x203F...0x2040: true
      default: isNameStart(scalar)
      }
    }
  }

  private static func isNameStart(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x3A, 0x41...0x5A, 0x5F, 0x61...0x7A, 0xC0...0xD6, 0xD8...0xF6, 0xF8...0x2FF, 0x370...0x37D,
      0x37F...0x1FFF, 0x200C...0x200D, 0x2070...0x218F, 0x2C00...0x2FEF, 0x3001...0xD7FF, 0xF900...0xFDCF,
      0xFDF0...0xFFFD, 0x10000...0xEFFFF:
      true
    default: false
    }
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }

  private static func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }
}

/// Text with its ends trimmed and every stretch of white space made one space.
func collapsed(_ text: String) -> String {
  text.utf8.split(whereSeparator: isXMLSpace).map { String(Substring($0)) }.joined(separator: " ")
}
