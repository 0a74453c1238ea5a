/// How a line ends.
package enum LineCap: String, Hashable, Sendable, CaseIterable {
  /// Straight, at its end.
  case butt
  /// In half a circle beyond its end.
  case round
  /// Straight, half its width beyond its end.
  case square
}

/// How two lines meet.
package enum LineJoin: String, Hashable, Sendable, CaseIterable {
  /// In a point.
  case miter
  /// In an arc.
  case round
  /// Cut straight.
  case bevel
}
