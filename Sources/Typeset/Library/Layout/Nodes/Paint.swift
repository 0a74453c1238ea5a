#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// What a background is painted with: a colour, or colours that change into each other.
struct Paint {
  /// The colour; of a gradient, the mean of its colours.
  var color: Color
  /// The gradient as its author gave it, with the colours that are seen; nil for one colour.
  private var gradient: (shape: GradientValue.Shape, stops: [Gradient.Stop])?

  /// Whether it is more than one colour.
  var isGradient: Bool { gradient != nil }

  /// One colour.
  init(_ color: Color) { self.color = color }

  /// What a value means in an environment.
  init(_ value: PaintValue, in environment: TextEnvironment) {
    switch value {
    case .color(let value): self.init(environment.resolve(value))
    case .gradient(let value):
      let stops = zip(value.places, value.stops).map {
        Gradient.Stop(place: $0, color: environment.resolve($1.color))
      }
      self.init(Gradient.mean(of: stops))
      gradient = (value.shape, stops)
    }
  }

  /// Whether nothing is seen through it.
  var isOpaque: Bool { (gradient?.stops.map(\.color) ?? [color]).allSatisfy { $0.alpha == 255 } }

  /// An outline in a box, painted; the gradient runs over the whole box.
  func item(_ path: Path, in box: Rect, layoutDirection: Direction) -> PathItem {
    guard let gradient else { return PathItem(path: path, fill: color) }
    let shape = Self.shape(gradient.shape, in: box, layoutDirection: layoutDirection)
    return PathItem(path: path, gradient: Gradient(shape: shape, stops: gradient.stops))
  }

  /// The line or the circle along which the colours of a gradient change in a box, which R001 mirrors where it follows
  /// the reading direction.
  private static func shape(
    _ shape: GradientValue.Shape, in box: Rect, layoutDirection: Direction
  ) -> Gradient.Shape {
    switch shape {
    case .toEnd: return line(degrees: layoutDirection == .leftToRight ? 90 : 270, in: box)
    case .toStart: return line(degrees: layoutDirection == .leftToRight ? 270 : 90, in: box)
    case .toTop: return line(degrees: 0, in: box)
    case .toBottom: return line(degrees: 180, in: box)
    case .degrees(let degrees): return line(degrees: degrees, in: box)
    case .radial:
      let radius = (box.width * box.width + box.height * box.height).squareRoot() / 2
      return .radial(center: box.middle, radius: radius)
    }
  }

  /// The line through the middle of a box, as long as it takes for the first and the last colour to reach its corners
  /// (CSS Images, 3.1.1).
  private static func line(degrees: Double, in box: Rect) -> Gradient.Shape {
    let exact = [0: (0.0, -1.0), 90: (1, 0), 180: (0, 1), 270: (-1, 0)][degrees]
    let angle = degrees * .pi / 180
    let (x, y) = exact ?? (sin(angle), -cos(angle))
    let half = (abs(box.width * x) + abs(box.height * y)) / 2
    let middle = box.middle
    return .linear(
      from: Point(x: middle.x - half * x, y: middle.y - half * y),
      to: Point(x: middle.x + half * x, y: middle.y + half * y))
  }
}

extension Rect {
  /// The point in the middle.
  fileprivate var middle: Point { Point(x: minX + width / 2, y: minY + height / 2) }
}
