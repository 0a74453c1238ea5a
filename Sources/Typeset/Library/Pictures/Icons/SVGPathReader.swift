/// Reads the path data of SVG (SVG 1.1, section 8.3): all commands, absolute and relative.
struct SVGPathReader {
  private var scanner: SVGNumberScanner
  private var steps: [Path.Step] = []
  private var current = Point.zero
  private var start = Point.zero
  /// The last control point, for a smooth curve of the same degree.
  private var control: (degree: Int, point: Point)?

  /// Why path data cannot be read.
  enum PathError: Error, Hashable {
    /// It does not begin with a move.
    case noMove
    /// Something other than a command or a number.
    case unexpected(String)
    /// It has more steps than an icon needs.
    case tooLong
  }

  /// The most steps of one path.
  static let greatestCount = 10_000

  /// The outline that a text describes.
  static func path(_ text: String) throws(PathError) -> Path {
    var reader = SVGPathReader(scanner: SVGNumberScanner(text))
    return try reader.read()
  }

  private init(scanner: SVGNumberScanner) { self.scanner = scanner }

  private mutating func read() throws(PathError) -> Path {
    while !scanner.isAtEnd {
      guard let letter = scanner.letter() else { throw .unexpected(scanner.rest) }
      let isRelative = letter >= UInt8(ascii: "a")
      let command = Character(Unicode.Scalar(letter & ~0x20))
      if steps.isEmpty, command != "M" { throw .noMove }
      try run(command, isRelative: isRelative)
      // Further numbers repeat the command; after a move they are lines.
      while command != "Z", scanner.hasNumber() { try run(command == "M" ? "L" : command, isRelative: isRelative) }
      if steps.count > Self.greatestCount { throw .tooLong }
    }
    return Path(steps)
  }

  private mutating func run(_ command: Character, isRelative: Bool) throws(PathError) {
    let origin = isRelative ? current : .zero
    var next: (degree: Int, point: Point)?
    switch command {
    case "M":
      current = try point(from: origin)
      start = current
      steps.append(.move(current))
    case "L": try line(to: point(from: origin))
    case "H": try line(to: Point(x: origin.x + number(), y: current.y))
    case "V": try line(to: Point(x: current.x, y: origin.y + number()))
    case "C":
      let (first, second, end) = (try point(from: origin), try point(from: origin), try point(from: origin))
      curve(first, second, end)
      next = (3, second)
    case "S":
      let first = reflectedControl(degree: 3)
      let (second, end) = (try point(from: origin), try point(from: origin))
      curve(first, second, end)
      next = (3, second)
    case "Q":
      let (middle, end) = (try point(from: origin), try point(from: origin))
      quadratic(middle, end)
      next = (2, middle)
    case "T":
      let middle = reflectedControl(degree: 2)
      quadratic(middle, try point(from: origin))
      next = (2, middle)
    case "A":
      let radii = Size(width: abs(try number()), height: abs(try number()))
      let rotation = try number()
      guard let isLarge = scanner.flag(), let isSweep = scanner.flag() else { throw .unexpected(scanner.rest) }
      let end = try point(from: origin)
      let arc = EllipticArc(
        from: current, to: end, radii: radii, rotation: rotation, isLarge: isLarge, isSweep: isSweep)
      steps += arc.steps
      current = end
    case "Z":
      steps.append(.close)
      current = start
    default: throw .unexpected(String(command))
    }
    control = next
  }

  private mutating func line(to point: Point) {
    steps.append(.line(point))
    current = point
  }

  private mutating func curve(_ first: Point, _ second: Point, _ end: Point) {
    steps.append(.curve(first, second, end))
    current = end
  }

  /// A quadratic curve raised to a cubic one.
  private mutating func quadratic(_ middle: Point, _ end: Point) {
    func between(_ point: Point) -> Point {
      Point(x: point.x + 2 / 3 * (middle.x - point.x), y: point.y + 2 / 3 * (middle.y - point.y))
    }
    curve(between(current), between(end), end)
  }

  private func reflectedControl(degree: Int) -> Point {
    guard let control, control.degree == degree else { return current }
    return Point(x: 2 * current.x - control.point.x, y: 2 * current.y - control.point.y)
  }

  private mutating func point(from origin: Point) throws(PathError) -> Point {
    Point(x: origin.x + (try number()), y: origin.y + (try number()))
  }

  private mutating func number() throws(PathError) -> Double {
    guard let number = scanner.number() else { throw .unexpected(scanner.rest) }
    return number
  }
}
