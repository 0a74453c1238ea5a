/// R101: a button over the full width keeps the margins and round corners, and stands on the bottom of the safe area.
enum R101FullWidthButton {
  static let rule = Rule(101)

  /// The distance of such a button from what bounds the contents below, in points.
  ///
  /// Above a home indicator the safe area is distance enough; at the bare edge of a screen, or at a bar, the margin of the
  /// sides stands below the button too.
  static func distanceBelow(margin: Double, safeBottom: Double, hasBar: Bool) -> Double {
    safeBottom > 0 && !hasBar ? 0 : margin
  }
}
