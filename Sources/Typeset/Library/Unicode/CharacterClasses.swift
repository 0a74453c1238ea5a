extension Unicode.Scalar {
  /// Whether it is never drawn, so that no font needs it: Unicode's default ignorable characters, and line ends and
  /// tabs.
  var needsNoGlyph: Bool {
    switch value {
    case 0x09...0x0D, 0x85, 0x2028, 0x2029: true
    case 0..<0xAD: false
    default: properties.isDefaultIgnorableCodePoint
    }
  }

  /// Whether it is a combining mark.
  var isMark: Bool {
    guard value >= 0x300 else { return false }
    switch properties.generalCategory {
    case .nonspacingMark, .spacingMark, .enclosingMark: return true
    default: return false
    }
  }
}
