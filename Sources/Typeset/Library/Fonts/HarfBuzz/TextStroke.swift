/// A line under or through text, per em, y downwards from the baseline.
struct TextStroke: Hashable {
  /// The upper edge.
  var top: Double
  /// How thick it is.
  var thickness: Double

  /// The line under the default font.
  static let underline = TextStroke(top: 0.1, thickness: 0.05)
  /// The line through the default font.
  static let strike = TextStroke(top: -0.322, thickness: 0.05)

  /// Itself, unless it lies where no reader would look for it, or is too thin or too thick to be such a line.
  func checked(otherwise standard: TextStroke) -> TextStroke {
    (0.02...0.2).contains(thickness) && abs(top - standard.top) <= 0.25 ? self : standard
  }
}
