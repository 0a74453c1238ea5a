/// The meaning of an icon, which decides how it behaves in a mirrored interface (R030).
public enum IconMeaning: String, Sendable, Hashable, CaseIterable {
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

/// The behaviour of a drawing in a right-to-left layout.
public enum IconDirectionality: String, Sendable, Hashable, CaseIterable {
  /// It is mirrored.
  case mirrored = "flips"
  /// It is not mirrored; its parts may move.
  case fixed
  /// It is not mirrored, and its parts do not move.
  case leftToRightOnly = "ltr-only"
}
