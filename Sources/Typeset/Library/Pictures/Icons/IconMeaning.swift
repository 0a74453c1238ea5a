/// What an icon stands for, which decides how it behaves when the interface is mirrored (R030).
package enum IconMeaning: String, Sendable, Hashable, CaseIterable {
  /// Motion in the direction of reading (R034, R044).
  case forward
  /// Motion against the direction of reading (R034, R044).
  case back
  /// A text, or the direction in which it is read (R031).
  case textDirection = "text-direction"
  /// Letters, which every script has its own of (R032).
  case textGlyph = "text-glyph"
  /// A real thing (R037).
  case object
  /// A sign that is the same everywhere (R036).
  case universal
  /// A trademark (R035).
  case logo
  /// A tool, held in the right hand (R038).
  case tool
  /// The state of a device.
  case status
}

/// What a drawing does in a right-to-left layout.
package enum IconDirectionality: String, Sendable, Hashable, CaseIterable {
  /// It is mirrored.
  case mirrored = "flips"
  /// It stays as it is; its parts may move.
  case fixed
  /// It stays as it is with all its parts.
  case leftToRightOnly = "ltr-only"
}
