/// What a drawing does in a right-to-left layout.
package enum IconDirectionality: String, Sendable, Hashable, CaseIterable {
  /// It is mirrored.
  case mirrored = "flips"
  /// It is not mirrored; its parts may move.
  case fixed
  /// It is not mirrored, and its parts do not move.
  case leftToRightOnly = "ltr-only"
}
