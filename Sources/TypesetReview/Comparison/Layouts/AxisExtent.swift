import Typeset

/// An interval along an axis, counted from the start of the element around it.
struct AxisExtent {
  /// How far from the start of the element around it it begins, in points.
  var start: Double
  /// How long it is.
  var size: Double
  /// How long the element around it is.
  var space: Double

  init(_ frame: Rect, in space: Rect, axis: Shift.Axis, direction: Direction) {
    switch axis {
    case .block: (start, size, self.space) = (frame.minY - space.minY, frame.height, space.height)
    case .inline:
      let start = direction == .rightToLeft ? space.maxX - frame.maxX : frame.minX - space.minX
      (self.start, size, self.space) = (start, frame.width, space.width)
    }
  }
}
