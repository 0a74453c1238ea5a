#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Wheels side by side, in the direction of the locale that writes their values (R067): hours are left of minutes in
/// every language, as in the time that they make. Rows fade with their distance from the chosen one.
struct Wheels: ControlArrangement {
  let part: Part
  private let wheels: [Wheel]
  private let task: LayoutTask
  /// The type size that is asked for, in points.
  private let usual: Double
  private let naturalWidths: [Double]

  /// The room at the sides of a wheel's text, the room around it from top to bottom, and the radius of the ground.
  private static let (margin, room, radius) = (9.0, 12.0, 8.0)
  /// The least type size, in points.
  private static let leastSize = 11.0
  /// The angle between two rows of a wheel, in parts of a full turn.
  private static let step = 1.0 / 17

  init(_ part: Part, _ wheels: [Wheel], task: LayoutTask) {
    self.part = part
    self.task = task
    self.wheels = wheels.visual(in: part.environment.formatDirection)
    let body = DynamicType.size(of: .title3, at: part.environment.textSize).size
    usual = min(body, 40)
    let (size, environment) = (usual, part.environment)
    naturalWidths = self.wheels.map { wheel in
      wheel.rows.reduce(0) {
        max(
          $0,
          Self.text($1, size: size, weight: 400, color: environment.controlTextColor("label"), part, task)
            .widths().maxContent)
      }
    }
  }

  private static func text(
    _ string: String, size: Double, weight: Int, color: Color, _ part: Part, _ task: LayoutTask
  ) -> TextBlock {
    task.controlText(
      string, style: .title3, size: size, weight: weight, color: color, isCentered: true,
      dir: DirectionRequest(part.environment.formatDirection), of: part)
  }

  private var whole: Double { naturalWidths.reduce(0) { $0 + $1 + 2 * Self.margin } }

  func widths() -> Widths {
    let least = naturalWidths.reduce(0) { $0 + $1 * min(1, Self.leastSize / usual) + 2 * Self.margin }
    return Widths(minContent: least, maxContent: max(whole + 8, 240))
  }

  /// How much smaller than usual texts are in a width.
  private func share(in width: Double) -> Double {
    let margins = 2 * Self.margin * Double(wheels.count)
    return min(1, max(Self.leastSize / usual, (width - margins) / max(1, whole - margins)))
  }

  private var count: Int { wheels.first?.rows.count ?? 0 }

  /// The height of the chosen row.
  private func rowHeight(in width: Double) -> Double {
    max(34, (usual * share(in: width) * 1.25).rounded() + Self.room)
  }

  /// The place of a row of a wheel that turns: the distance of its middle from the chosen one, and how high it is.
  private func turned(_ offset: Int, height: Double) -> (y: Double, share: Double) {
    let angle = 2 * Double.pi * Self.step * Double(offset)
    let radius = height / (2 * Double.pi * Self.step)
    return (radius * sin(angle), cos(angle))
  }

  func extent(in width: Double) -> Extent {
    let height = rowHeight(in: width)
    let last = turned(count / 2, height: height)
    return Extent(height: (2 * last.y + height * last.share).rounded(), firstBaseline: nil)
  }

  func draw(_ parts: inout ControlParts) {
    let environment = part.environment
    let width = parts.size.width
    let share = share(in: width)
    let size = (usual * share * 2).rounded(.down) / 2
    let height = rowHeight(in: width)
    let middle = parts.size.height / 2
    parts.add(
      "ground", u: 0, y: middle - height / 2, size: Size(width: width, height: height), radius: Self.radius,
      fill: environment.backgroundColor)
    let used = naturalWidths.reduce(0) { $0 + $1 * share + 2 * Self.margin }
    var x = (width - used) / 2
    for (wheel, natural) in zip(wheels, naturalWidths) {
      let own = natural * share + 2 * Self.margin
      var inner: [FrameItem] = []
      var decisions: TextDecisions?
      for (index, row) in wheel.rows.enumerated() where !row.isEmpty {
        let offset = index - wheel.rows.count / 2
        let place = turned(offset, height: height)
        let color = environment.controlTextColor(offset == 0 ? "label" : "secondary-label")
        let text = Self.text(
          row, size: max(8, (size * (0.35 + 0.65 * place.share) * 2).rounded(.down) / 2), weight: 400,
          color: offset == 0 ? color : color.faded(to: Self.opacity(of: abs(offset))), part, task)
        let needed = text.extent(in: own).height
        var line: [FrameItem] = []
        let placed = text.place(
          in: Size(width: own, height: needed), at: Point(x: 0, y: middle + place.y - needed / 2), into: &line)
        if offset == 0 {
          decisions = placed
          inner += line
        } else {
          // Only the chosen row is read.
          inner.append(.group(FrameGroup(origin: .zero, meaning: .artifact, items: line.map(\.asDrawing))))
        }
      }
      let u = parts.layoutDirection.x(of: own, at: x, in: width)
      parts.add(
        "wheel", u: u, y: 0, size: Size(width: own, height: parts.size.height), text: decisions,
        rules: environment.numeralsRules, items: inner)
      x += own
    }
  }

  /// How strongly a row is seen that is so far from the chosen one.
  private static func opacity(of distance: Int) -> Double {
    switch distance {
    case 1: 1
    case 2: 0.6
    default: 0.35
    }
  }
}

extension [Wheel] {
  /// The wheels from left to right: in the direction of a locale, but for those that make one number.
  fileprivate func visual(in direction: Direction) -> [Wheel] {
    guard direction == .rightToLeft else { return self }
    var groups: [[Wheel]] = []
    for wheel in self {
      if wheel.continuesNumber, !groups.isEmpty {
        groups[groups.count - 1].append(wheel)
      } else {
        groups.append([wheel])
      }
    }
    return groups.reversed().flatMap(\.self)
  }
}
