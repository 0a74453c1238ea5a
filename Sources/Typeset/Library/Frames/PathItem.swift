/// An outline that is filled, stroked or both.
package struct PathItem: Sendable {
  /// The outline, in the enclosing coordinates.
  package var path: Path
  /// The colour of its inside; nil leaves it empty. With a gradient, the mean of its colours.
  package var fill: Color?
  /// The colours of its inside where they change.
  package private(set) var gradient: Gradient?
  /// How wide the edge of its inside is blurred, in points: twice the standard deviation; 0 is sharp.
  package private(set) var blur = 0.0
  /// Of a blurred edge: a rectangle that something opaque is drawn over.
  package private(set) var core: Rect?
  /// How strongly what lies beneath its inside is blurred before its colour covers it, in points: twice the standard
  /// deviation; 0 leaves it as it is.
  package private(set) var backdropBlur = 0.0
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

  /// Creates the shadow of an outline; something opaque is drawn over `core` before it is seen.
  package init(path: Path, fill: Color, blur: Double, core: Rect? = nil) {
    self.init(path: path, fill: fill)
    self.blur = blur
    self.core = core
  }

  /// The outline over what lies beneath, blurred.
  func blurringBackdrop(by blur: Double) -> PathItem {
    var item = self
    item.backdropBlur = blur
    return item
  }

  /// The least rectangle around all that is drawn of it but for its line; nil if nothing is.
  package var fillBounds: Rect? { path.bounds?.expanded(by: blur * Self.reachOfBlur) }

  /// How far a blurred edge can be seen, in parts of its blur.
  private static let reachOfBlur = 1.5

  /// The item where nothing is known of what is drawn over it.
  var uncovered: PathItem {
    var item = self
    item.core = nil
    return item
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
