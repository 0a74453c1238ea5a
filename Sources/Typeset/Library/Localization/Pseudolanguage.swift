/// What can be done to all text of a document to try out its layout before it is translated (F14).
public enum Pseudolanguage: String, Sendable, Hashable, CaseIterable {
  /// With marks above and below the letters.
  case accented
  /// Every text twice.
  case double
  /// Between brackets.
  case bounded
  /// The layout mirrored, the text as it is.
  case rtl
  /// The layout mirrored, the text set from right to left.
  case rtlStrings = "rtl-strings"
  /// As long as translations from English tend to be.
  case long

  /// Whether the layout is mirrored.
  public var isRightToLeft: Bool { self == .rtl || self == .rtlStrings }
}
