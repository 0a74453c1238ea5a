/// An affine map of the plane: (x, y) becomes (a·x + c·y + tx, b·x + d·y + ty), as Cairo, PDF and SVG write it.
package struct Transform: Hashable, Sendable {
  /// How much of x goes to x.
  package var a: Double
  /// How much of x goes to y.
  package var b: Double
  /// How much of y goes to x.
  package var c: Double
  /// How much of y goes to y.
  package var d: Double
  /// The horizontal translation.
  package var tx: Double
  /// The vertical translation.
  package var ty: Double

  /// The identity.
  package static let identity = Transform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

  /// Creates a map from its six numbers.
  package init(a: Double, b: Double, c: Double, d: Double, tx: Double, ty: Double) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.tx = tx
    self.ty = ty
  }

  /// Transforms a point.
  package func applied(to point: Point) -> Point {
    Point(x: a * point.x + c * point.y + tx, y: b * point.x + d * point.y + ty)
  }

  /// This map, then another.
  package func followed(by next: Transform) -> Transform {
    Transform(
      a: next.a * a + next.c * b, b: next.b * a + next.d * b, c: next.a * c + next.c * d, d: next.b * c + next.d * d,
      tx: next.a * tx + next.c * ty + next.tx, ty: next.b * tx + next.d * ty + next.ty)
  }
}
