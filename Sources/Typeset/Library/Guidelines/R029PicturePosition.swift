/// R029: a picture at the leading side moves to the other side with the layout; what it shows stays as it is.
enum R029PicturePosition {
  static let rule = Rule(29)

  /// The left edge of a picture of a width that stands at an offset along the reading direction, all in points.
  static func left(of width: Double, at offset: Double, in available: Double, context: Direction) -> Double {
    context.x(of: width, at: offset, in: available)
  }
}
