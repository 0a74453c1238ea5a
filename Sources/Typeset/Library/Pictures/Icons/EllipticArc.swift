#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A part of an ellipse as SVG names it, by its ends (SVG 1.1, appendix F.6).
struct EllipticArc {
  /// The cubic curves that approximate it; a line if a radius is zero.
  let steps: [Path.Step]

  /// An arc between two points; `rotation` turns the ellipse, in degrees.
  init(from start: Point, to end: Point, radii: Size, rotation: Double, isLarge: Bool, isSweep: Bool) {
    guard start != end else {
      steps = []
      return
    }
    guard radii.width > 0, radii.height > 0 else {
      steps = [.line(end)]
      return
    }
    let angle = rotation * .pi / 180
    let (cosine, sine) = (cos(angle), sin(angle))
    // The middle between the ends as the origin, the axes of the ellipse as those of the plane.
    let half = Point(x: (start.x - end.x) / 2, y: (start.y - end.y) / 2)
    let x = cosine * half.x + sine * half.y
    let y = -sine * half.x + cosine * half.y
    var (rx, ry) = (radii.width, radii.height)
    let excess = x * x / (rx * rx) + y * y / (ry * ry)
    if excess > 1 {
      rx *= excess.squareRoot()
      ry *= excess.squareRoot()
    }
    let product = rx * rx * y * y + ry * ry * x * x
    let root = max(0, (rx * rx * ry * ry - product) / product).squareRoot() * (isLarge == isSweep ? -1 : 1)
    let (centerX, centerY) = (root * rx * y / ry, -root * ry * x / rx)
    let center = Point(
      x: cosine * centerX - sine * centerY + (start.x + end.x) / 2,
      y: sine * centerX + cosine * centerY + (start.y + end.y) / 2)
    let first = atan2((y - centerY) / ry, (x - centerX) / rx)
    var sweep = atan2((-y - centerY) / ry, (-x - centerX) / rx) - first
    if isSweep, sweep < 0 { sweep += 2 * .pi }
    if !isSweep, sweep > 0 { sweep -= 2 * .pi }

    let count = max(1, Int((abs(sweep) / (.pi / 2) - 1e-9).rounded(.up)))
    let part = sweep / Double(count)
    let reach = 4 / 3 * tan(part / 4)
    func point(_ u: Double, _ v: Double) -> Point {
      Point(x: center.x + cosine * rx * u - sine * ry * v, y: center.y + sine * rx * u + cosine * ry * v)
    }
    steps = (0..<count).map { index in
      let (from, to) = (first + Double(index) * part, first + Double(index + 1) * part)
      return .curve(
        point(cos(from) - reach * sin(from), sin(from) + reach * cos(from)),
        point(cos(to) + reach * sin(to), sin(to) - reach * cos(to)),
        index == count - 1 ? end : point(cos(to), sin(to)))
    }
  }
}
