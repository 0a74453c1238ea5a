#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The ground of a map: land with blocks of houses between roads, a coast, a river and a park. A word decides where
/// they are; the same word always draws the same place.
struct MapTerrain {
  private let size: Size
  private let colors: MapColors
  private var numbers: PlaceNumbers
  /// The distance between two roads, in points.
  private static let pitch = 42.0
  /// How far beyond its edges a map is drawn, so that no end of a line is seen.
  private static let beyond = 40.0

  init(named name: String, size: Size, colors: MapColors) {
    self.size = size
    self.colors = colors
    numbers = PlaceNumbers(of: name)
  }

  /// What is drawn, from the corner of the map.
  var items: [FrameItem] {
    var numbers = numbers
    let angle = numbers.next(in: -0.35...0.35)
    let (coastSide, coastShare) = (numbers.next(in: 0...1) < 0.5 ? 0.0 : 1.0, numbers.next(in: 0.2...0.32))
    let park = Point(x: numbers.next(in: 0.3...0.75), y: numbers.next(in: 0.25...0.7))
    let river = numbers.next(in: 0.35...0.65)
    var items: [FrameItem] = [filled(Path(Rect(origin: .zero, size: size)), colors.land)]
    items += streets(angle, &numbers)
    items.append(filled(blob(around: park, &numbers), colors.park))
    items += waters(coastSide, coastShare, river, &numbers)
    items += mainRoads(angle, &numbers)
    return items
  }

  private func filled(_ path: Path, _ color: Color) -> FrameItem {
    var item = PathItem(path: path, fill: color)
    item.isFullColor = true
    return .path(item)
  }

  private func line(_ path: Path, _ color: Color, _ width: Double) -> FrameItem {
    var item = PathItem(path: path, stroke: Stroke(color: color, width: width, isRound: true))
    item.isFullColor = true
    return .path(item)
  }

  /// A point of a grid that is turned around the middle of the map.
  private func turned(_ x: Double, _ y: Double, _ angle: Double) -> Point {
    Point(
      x: size.width / 2 + x * cos(angle) - y * sin(angle), y: size.height / 2 + x * sin(angle) + y * cos(angle))
  }

  private var reach: Double { (size.width + size.height) / 2 + Self.beyond }

  /// Small roads in a grid, some of them left out, with blocks of houses between them.
  private func streets(_ angle: Double, _ numbers: inout PlaceNumbers) -> [FrameItem] {
    let count = Int((reach / Self.pitch).rounded(.up))
    var (blocks, roads): ([Path.Step], [Path.Step]) = ([], [])
    for column in -count...count {
      for row in -count...count {
        let (x, y) = (Double(column) * Self.pitch, Double(row) * Self.pitch)
        let inset = numbers.next(in: 5...11)
        if numbers.next(in: 0...1) < 0.55 {
          let corners = [
            (inset, inset), (Self.pitch - inset, inset), (Self.pitch - inset, Self.pitch - inset),
            (inset, Self.pitch - inset),
          ]
          for (index, corner) in corners.enumerated() {
            let point = turned(x + corner.0, y + corner.1, angle)
            blocks.append(index == 0 ? .move(point) : .line(point))
          }
          blocks.append(.close)
        }
        if numbers.next(in: 0...1) < 0.85 {
          roads += [.move(turned(x, y, angle)), .line(turned(x + Self.pitch, y, angle))]
        }
        if numbers.next(in: 0...1) < 0.85 {
          roads += [.move(turned(x, y, angle)), .line(turned(x, y + Self.pitch, angle))]
        }
      }
    }
    return [filled(Path(blocks), colors.block), line(Path(roads), colors.road, 4)]
  }

  /// A round shape with an uneven edge.
  private func blob(around share: Point, _ numbers: inout PlaceNumbers) -> Path {
    let center = Point(x: share.x * size.width, y: share.y * size.height)
    let radius = min(size.width, size.height) * numbers.next(in: 0.16...0.24)
    let corners = (0..<8).map { index -> Point in
      let angle = Double(index) / 8 * 2 * Double.pi
      let own = radius * numbers.next(in: 0.75...1.2)
      return Point(x: center.x + 1.3 * own * cos(angle), y: center.y + own * sin(angle))
    }
    return Path(Self.curve(through: corners, isClosed: true))
  }

  /// The sea at one side, and a river that runs into it.
  private func waters(
    _ side: Double, _ share: Double, _ river: Double, _ numbers: inout PlaceNumbers
  ) -> [FrameItem] {
    let sign = side == 0 ? 1.0 : -1.0
    let steps = 5
    let coast = (0...steps).map { step -> Point in
      let y = -Self.beyond + (size.height + 2 * Self.beyond) * Double(step) / Double(steps)
      let x = side * size.width + sign * size.width * share * numbers.next(in: 0.55...1.25)
      return Point(x: x, y: y)
    }
    let edge = side * size.width - sign * Self.beyond
    let sea =
      Self.curve(through: coast, isClosed: false)
      + [.line(Point(x: edge, y: size.height + Self.beyond)), .line(Point(x: edge, y: -Self.beyond)), .close]
    let bends = (0...4).map { step -> Point in
      let x = side * size.width + sign * (size.width + Self.beyond) * Double(step) / 4
      return Point(x: x, y: size.height * (river + numbers.next(in: -0.16...0.16)))
    }
    return [
      line(Path(Self.curve(through: bends, isClosed: false)), colors.water, 9), filled(Path(sea), colors.water),
    ]
  }

  /// Two wide roads across the map.
  private func mainRoads(_ angle: Double, _ numbers: inout PlaceNumbers) -> [FrameItem] {
    let (x, y) = (numbers.next(in: -0.2...0.2) * size.width, numbers.next(in: -0.25...0.25) * size.height)
    let bend = numbers.next(in: -30...30)
    let across = [
      turned(-reach, y, angle), turned(-reach / 3, y + bend, angle), turned(reach / 3, y - bend, angle),
      turned(reach, y, angle),
    ]
    let down = [turned(x, -reach, angle), turned(x + bend, 0, angle), turned(x, reach, angle)]
    let path = Path(Self.curve(through: across, isClosed: false) + Self.curve(through: down, isClosed: false))
    return [line(path, colors.casing, 9), line(path, colors.mainRoad, 7)]
  }

  /// A smooth curve through points (Catmull and Rom).
  private static func curve(through points: [Point], isClosed: Bool) -> [Path.Step] {
    let count = points.count
    func at(_ index: Int) -> Point {
      isClosed ? points[(index % count + count) % count] : points[min(max(index, 0), count - 1)]
    }
    var steps: [Path.Step] = [.move(points[0])]
    for index in 0..<(isClosed ? count : count - 1) {
      let (before, from, to, after) = (at(index - 1), at(index), at(index + 1), at(index + 2))
      steps.append(
        .curve(
          Point(x: from.x + (to.x - before.x) / 6, y: from.y + (to.y - before.y) / 6),
          Point(x: to.x - (after.x - from.x) / 6, y: to.y - (after.y - from.y) / 6), to))
    }
    return isClosed ? steps + [.close] : steps
  }
}

/// Numbers that a word decides (SplitMix64, seeded by FNV-1a).
private struct PlaceNumbers {
  private var state: UInt64

  init(of name: String) {
    state = name.utf8.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
  }

  /// The next number of a range.
  mutating func next(in range: ClosedRange<Double>) -> Double {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ value >> 30) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ value >> 27) &* 0x94D0_49BB_1331_11EB
    value ^= value >> 31
    let share = Double(value >> 11) / Double(1 << 53)
    return range.lowerBound + share * (range.upperBound - range.lowerBound)
  }
}
