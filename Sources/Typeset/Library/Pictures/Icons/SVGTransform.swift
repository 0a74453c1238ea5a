#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Reads the transforms of SVG (SVG 1.1, section 7.6), skews apart.
enum SVGTransform {
  /// An SVG transform; nil if it is not supported.
  static func transform(_ text: String) -> Transform? {
    var scanner = SVGNumberScanner(text)
    var result = Transform.identity
    while !scanner.isAtEnd {
      let name = scanner.word()
      guard scanner.take("(") else { return nil }
      var numbers: [Double] = []
      while numbers.count < 7, let number = scanner.number() { numbers.append(number) }
      guard scanner.take(")"), let next = transform(name, numbers) else { return nil }
      result = next.followed(by: result)
      _ = scanner.take(",")
    }
    return result
  }

  private static func transform(_ name: String, _ numbers: [Double]) -> Transform? {
    switch (name, numbers.count) {
    case ("translate", 1): .translation(x: numbers[0], y: 0)
    case ("translate", 2): .translation(x: numbers[0], y: numbers[1])
    case ("scale", 1): .scale(x: numbers[0], y: numbers[0])
    case ("scale", 2): .scale(x: numbers[0], y: numbers[1])
    case ("rotate", 1): .rotation(degrees: numbers[0])
    case ("rotate", 3):
      Transform.translation(x: -numbers[1], y: -numbers[2]).followed(by: .rotation(degrees: numbers[0]))
        .followed(by: .translation(x: numbers[1], y: numbers[2]))
    case ("matrix", 6):
      Transform(a: numbers[0], b: numbers[1], c: numbers[2], d: numbers[3], tx: numbers[4], ty: numbers[5])
    default: nil
    }
  }
}

extension Transform {
  /// Rotates about the origin, clockwise on the page.
  fileprivate static func rotation(degrees: Double) -> Transform {
    let angle = degrees * .pi / 180
    return Transform(a: cos(angle), b: sin(angle), c: -sin(angle), d: cos(angle), tx: 0, ty: 0)
  }
}
