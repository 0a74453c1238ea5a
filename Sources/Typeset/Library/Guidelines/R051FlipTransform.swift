/// R051: a drawing is turned round by moving it back by its width and running it the other way; its size stays.
enum R051FlipTransform {
  static let rule = Rule(51)

  /// The map `[-1 0 0 1 width 0]`, for the drawing alone.
  static func transform(width: Double) -> Transform { Transform(a: -1, b: 0, c: 0, d: 1, tx: width, ty: 0) }
}
