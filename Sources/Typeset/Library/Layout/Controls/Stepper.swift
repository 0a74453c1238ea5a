/// Two buttons side by side for less and more; their order mirrors, their signs have no direction (R054).
struct Stepper: ControlShape {
  private let environment: TextEnvironment
  /// How many times as large as at text size `l` it is (R140).
  private let growth: Double
  /// The length of the lines of a sign, in points.
  private var sign: Double { 14 * growth }

  var size: Size { Size(width: 94 * growth, height: 32 * growth) }

  init(environment: TextEnvironment) {
    self.environment = environment
    growth = environment.controlGrowth
  }

  func draw(_ parts: inout ControlParts, u: Double, y: Double) {
    parts.add("track", u: u, y: y, size: size, radius: 8, fill: environment.backgroundColor)
    parts.add(
      "divider", u: u + size.width / 2 - 0.5, y: y + 7, size: Size(width: 1, height: size.height - 14), radius: 0.5,
      fill: environment.controlColor("tertiary-label"))
    let half = Size(width: size.width / 2, height: size.height)
    parts.add(
      "minus", u: u, y: y, size: half, speech: Speech(.button, named: .decrease, in: environment),
      items: [line(isUpright: false)])
    parts.add(
      "plus", u: u + half.width, y: y, size: half, speech: Speech(.button, named: .increase, in: environment),
      items: [line(isUpright: false), line(isUpright: true)])
  }

  /// A line of a sign in the middle of one half.
  private func line(isUpright: Bool) -> FrameItem {
    let middle = Point(x: size.width / 4, y: size.height / 2)
    let (x, y) = isUpright ? (0, sign / 2) : (sign / 2, 0)
    return .path(
      PathItem(
        path: Path([.move(middle + Point(x: -x, y: -y)), .line(middle + Point(x: x, y: y))]),
        stroke: Stroke(color: environment.signColor("label"), width: environment.lineWidth(1.8), isRound: true)))
  }
}
