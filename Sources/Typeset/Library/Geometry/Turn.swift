#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

extension Transform {
  /// Turns clockwise around a point by an angle in degrees; quarters of a circle are exact.
  package static func turn(degrees: Double, around middle: Point) -> Transform {
    let whole = degrees.truncatingRemainder(dividingBy: 360)
    let exact = [0: (1.0, 0.0), 90: (0, 1), 180: (-1, 0), 270: (0, -1)][whole < 0 ? whole + 360 : whole]
    let angle = whole * .pi / 180
    let (cosine, sine) = exact ?? (cos(angle), sin(angle))
    return Transform.translation(x: -middle.x, y: -middle.y)
      .followed(by: Transform(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0))
      .followed(by: .translation(x: middle.x, y: middle.y))
  }
}
