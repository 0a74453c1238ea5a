import Typeset

/// How a pixel of one picture stands to that of the other.
enum PixelKind: UInt8 {
  /// Both are the same, or ignored, or in neither picture.
  case equal
  /// The colours are closer than the tolerance asks.
  case tolerated
  /// An edge that was smoothed in another way.
  case antialiased
  /// It differs, or only one picture has it.
  case differing
}
