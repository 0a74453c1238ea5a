/// One of the two horizontal reading directions.
public enum Direction: String, Hashable, Sendable, CaseIterable {
  /// Reading runs from left to right.
  case leftToRight = "ltr"
  /// Reading runs from right to left.
  case rightToLeft = "rtl"

  /// The other direction.
  package var opposite: Direction { self == .leftToRight ? .rightToLeft : .leftToRight }
}

/// A real side of the page, decided from start and end in one place.
public enum Side: String, Hashable, Sendable {
  /// The left edge.
  case left
  /// The right edge.
  case right
  /// The middle between both edges.
  case center
}

extension Direction {
  /// The side where reading starts.
  package var startSide: Side { self == .leftToRight ? .left : .right }
  /// The side where reading ends.
  package var endSide: Side { self == .leftToRight ? .right : .left }

  /// The x of an item of `width` at `offset` along the reading direction in a container `extent` wide, all in points.
  package func x(of width: Double, at offset: Double, in extent: Double) -> Double {
    self == .leftToRight ? offset : extent - offset - width
  }
}
