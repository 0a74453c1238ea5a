import Typeset

/// How far an element moved and grew within the element around it, along one axis.
struct Shift {
  /// Along which axis.
  enum Axis: CaseIterable {
    /// Down the page.
    case block
    /// Along the reading direction, from the start.
    case inline
  }

  /// How much further from the start of the element around it it stands, in points.
  var start = 0.0
  /// How much longer it is.
  var size = 0.0
  /// How much longer the element around it is.
  var space = 0.0

  /// How much further from the end of the element around it it stands.
  var end: Double { space - start - size }
  /// Whether it stands where it stood and is as long as it was.
  var isNone: Bool { Measure.isZero(start) && Measure.isZero(size) }
}
