/// What a drawing does in a right-to-left layout.
package enum IconDirectionality: String, Sendable, Hashable, CaseIterable {
  /// It is mirrored.
  case mirrored = "flips"
  /// It stays as it is; its parts may move.
  case fixed
  /// It stays as it is with all its parts.
  case leftToRightOnly = "ltr-only"
}
