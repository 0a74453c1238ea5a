extension String {
  /// The bytes of the text in UTF-16, with a byte order mark or without.
  func utf16Bytes(isBigEndian: Bool, mark: Bool = true) -> [UInt8] {
    ((mark ? "\u{FEFF}" : "") + self).utf16.flatMap { (unit: UInt16) -> [UInt8] in
      let pair = [UInt8(unit >> 8), UInt8(unit & 0xFF)]
      return isBigEndian ? pair : pair.reversed()
    }
  }
}
