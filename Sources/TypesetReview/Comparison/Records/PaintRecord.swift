import Typeset

/// Something painted that is no text of a line: an outline, a picture, or glyphs that stand alone.
package struct PaintRecord: Hashable, Sendable {
  /// What is painted.
  package enum Mark: Hashable, Sendable {
    /// An outline that is filled, stroked or both.
    case path(PathRecord)
    /// A picture.
    case picture(PictureRecord)
    /// Glyphs outside of every line.
    case glyphs(RunRecord)
  }

  /// What is painted.
  package var mark: Mark
  /// How many lines and elements of its element, or runs of its line, are drawn before it.
  package var order = 0
  /// The `id` of the inline element that holds it; nil where the block does.
  package var element: String?
  /// Outside of this part of the page nothing of it is drawn; nil where nothing bounds it.
  package var clip: Rect?
}

/// An outline with its colours.
package struct PathRecord: Hashable, Sendable {
  /// What an outline looks like.
  package enum Outline: Hashable, Sendable {
    /// A rectangle whose corners have a radius, 0 for none.
    case rectangle(radius: Double)
    /// Any other outline, by a hash of its steps counted from its box.
    case other(hash: UInt64)
  }

  /// The least box around its points and control points, on the page.
  package var frame: Rect
  /// What it looks like.
  package var outline: Outline
  /// The colour of its inside; nil where it is empty.
  package var fill: Color?
  /// Its line; nil for none.
  package var stroke: Stroke?
  /// Whether the even-odd rule says what is inside.
  package var usesEvenOdd = false
  /// A hash of the outlines inside which nothing of it is drawn; nil for none.
  package var cutouts: UInt64?
}

/// A picture in its place.
package struct PictureRecord: Hashable, Sendable {
  /// The SHA-256 of its file, 64 hexadecimal digits.
  package var checksum: String
  /// Where the part that is seen stands, on the page.
  package var frame: Rect
  /// The part that is seen, in points of the upright picture.
  package var crop: Rect
  /// Whether it is turned round.
  package var isMirrored = false
  /// The radius of its corners.
  package var radius = 0.0
}
