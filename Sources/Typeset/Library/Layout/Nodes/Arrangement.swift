/// How an element lays out what it holds: one conforming type per kind of element.
///
/// The three questions are asked from the inside out, then from the outside in: widths once per node, the extent once
/// per width, the places once. All sizes are those of the contents, without padding and border.
protocol Arrangement {
  /// The least width without breaking words, and the width without breaking lines.
  func widths() -> Widths
  /// The height at a width, and where the first baseline lies.
  func extent(in width: Double) -> Extent
  /// Puts everything into a box of a size whose corner is `origin`; gives what was decided about its text, if it is
  /// one.
  func place(in size: Size, at origin: Point, into items: inout [FrameItem]) -> TextDecisions?
  /// What was decided about its drawing or its arrangement in a box of a size, its text apart.
  func drawing(in size: Size) -> DrawingDecisions
  /// Tells what it holds how much wider than now it could be before anything has to give way.
  ///
  /// `spare` is how much wider than `width` the arrangement itself could be, in points. It is called before `place`,
  /// and only where texts are measured.
  func shareSpare(_ spare: Double, in width: Double)
  /// How much of a width its contents take: the longest line of a text; all of it where nothing is left blank.
  func usedWidth(in width: Double) -> Double
}

extension Arrangement {
  func shareSpare(_ spare: Double, in width: Double) {}

  func usedWidth(in width: Double) -> Double { width }

  func drawing(in size: Size) -> DrawingDecisions { DrawingDecisions() }
}

/// What was decided about a drawing or an arrangement: a picture, an icon, the order of its contents.
struct DrawingDecisions: Equatable {
  /// Whether the drawing was mirrored.
  var isMirrored = false
  /// The guidelines that acted.
  var rules: [Rule] = []
  /// The letters or digits that an icon should show and no font has (R032); nil for none.
  var missingLetters: String?
  /// The layout of a keyboard, by its name; nil for anything else.
  var keyboardLayout: String?
}

/// The two widths from which a row shares out its own.
struct Widths: Equatable {
  /// The min-content width: the widest unbreakable word, or a fixed width.
  var minContent: Double
  /// The max-content width: nothing wraps.
  var maxContent: Double
  /// By how much it may be narrower than its min-content width, since its text may be cut.
  var cuttable = 0.0
  /// By how much it may be narrower still before a word breaks, since padding, gaps and marks give way.
  var yielding = 0.0

  /// The least width where text may be cut.
  var leastCut: Double { minContent - cuttable }

  /// The least width where text may be cut, and all that gives way before words has done so.
  var leastContent: Double { leastCut - yielding }

  /// Nothing at all.
  static let zero = Widths(minContent: 0, maxContent: 0)
}

/// What a width makes of a height.
struct Extent: Equatable {
  /// The height in points.
  var height: Double
  /// The distance of the first baseline from the top; nil where there is no text.
  var firstBaseline: Double?
}
