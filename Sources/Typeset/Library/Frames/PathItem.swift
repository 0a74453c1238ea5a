/// An outline that is filled, stroked or both.
package struct PathItem: Sendable {
  /// The outline, in the enclosing coordinates.
  package var path: Path
  /// The colour of its inside; nil leaves it empty. With a gradient, the mean of its colours.
  package var fill: Color?
  /// The colours of its inside where they change.
  package private(set) var gradient: Gradient?
  /// The colour and width of its line; nil for none.
  package var stroke: Stroke?
  /// Whether it is filled by the even-odd rule instead of the winding number.
  package var usesEvenOdd = false
  /// Whether it is part of a drawing in full colour, which smart invert leaves alone (R150).
  package var isFullColor = false
  /// Outlines inside which nothing of it is drawn.
  package var cutouts: [Path] = []

  /// Creates an outline that is filled, stroked or both.
  package init(path: Path, fill: Color? = nil, stroke: Stroke? = nil) {
    self.path = path
    self.fill = fill
    self.stroke = stroke
  }

  /// Creates an outline that is filled with a gradient.
  package init(path: Path, gradient: Gradient) {
    self.init(path: path, fill: gradient.mean)
    self.gradient = gradient
  }

  /// Replaces the colours of its inside.
  mutating func changeFill(_ change: (Color) -> Color) {
    gradient = gradient?.mapColors(change)
    fill = gradient?.mean ?? fill.map(change)
  }
}

/// The line along an outline.
package struct Stroke: Hashable, Sendable {
  /// Its colour.
  package var color: Color
  /// Its width in points, half of it on each side of the outline.
  package var width: Double
  /// How it ends.
  package var cap: LineCap
  /// How its corners look.
  package var join: LineJoin

  /// Creates a line along an outline.
  package init(color: Color, width: Double, cap: LineCap, join: LineJoin) {
    self.color = color
    self.width = width
    self.cap = cap
    self.join = join
  }

  /// Creates a line along an outline whose ends and corners are round, or neither.
  package init(color: Color, width: Double, isRound: Bool = false) {
    self.init(color: color, width: width, cap: isRound ? .round : .butt, join: isRound ? .round : .miter)
  }
}
