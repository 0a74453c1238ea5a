#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The outlines of shares of a circle or a ring in a square at the origin, with gaps between them.
struct Sector {
  private let center: Point
  private let outer: Double
  private let inner: Double

  /// The gap between two shares, in points.
  private static let gap = 1.5
  /// How much of its arc a share gives to a gap at most, and of its radius to that in the middle.
  private static let greatestGapShare = 0.2
  /// A greater share is the whole.
  static let most = 1 - 1e-9

  /// Shares of a circle; `hole` is the radius of its hole as a part of its own.
  init(diameter: Double, hole: Double) {
    center = Point(x: diameter / 2, y: diameter / 2)
    outer = diameter / 2
    inner = outer * hole
  }

  /// The whole circle or ring, to be filled by the even-odd rule.
  var whole: Path {
    let circle = Path.circle(center: center, radius: outer)
    return inner > 0 ? Path(circle.steps + Path.circle(center: center, radius: inner).steps) : circle
  }

  /// A share; `turn` is where it begins, in turns clockwise from the top.
  func path(from turn: Double, share: Double) -> Path {
    guard share <= Self.most else { return whole }
    let angle = 2 * Double.pi * share
    // A small share keeps most of its arc.
    let half = min(Self.gap / 2, angle * max(inner, outer / 2) * Self.greatestGapShare)
    let (start, end) = (2 * Double.pi * turn, 2 * Double.pi * (turn + share))
    let outside = asin(min(1, half / max(outer, half)))
    var steps = [Path.Step.move(point(start + outside, outer))]
    steps += arc(from: start + outside, to: end - outside, radius: outer)
    if inner > 0 {
      let inside = asin(min(1, half / max(inner, half)))
      steps.append(.line(point(end - inside, inner)))
      steps += arc(from: end - inside, to: start + inside, radius: inner)
    } else {
      // Where the two sides meet that are moved into the share; not far from the middle where they are almost one line.
      let middle = min(half / max(sin(angle / 2), 1e-9), outer * Self.greatestGapShare)
      steps.append(.line(point(start + angle / 2, middle)))
    }
    return Path(steps + [.close])
  }

  /// A place at an angle clockwise from the top.
  private func point(_ angle: Double, _ radius: Double) -> Point {
    Point(x: center.x + radius * sin(angle), y: center.y - radius * cos(angle))
  }

  private func arc(from start: Double, to end: Double, radius: Double) -> [Path.Step] {
    EllipticArc(
      from: point(start, radius), to: point(end, radius), radii: Size(width: radius, height: radius), rotation: 0,
      isLarge: abs(end - start) > .pi, isSweep: end > start
    ).steps
  }
}
