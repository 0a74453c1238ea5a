/// R097: grounds run to the edges of the screen, contents do not.
enum R097Edges {
  static let rule = Rule(97)

  /// The ground of a bar on a screen: over the safe area to the nearer edge.
  ///
  /// `top` and `bottom` are the edges of the bar, `height` is the extent of the screen, all in points. What lies beyond
  /// the safe area belongs to the ground; between it and the bar stands another bar with a ground of its own.
  static func ground(top: Double, bottom: Double, height: Double, safeArea: Insets) -> (top: Double, bottom: Double) {
    (top <= safeArea.top ? 0 : top, bottom >= height - safeArea.bottom ? height : bottom)
  }
}
