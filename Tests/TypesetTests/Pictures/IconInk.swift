@testable import Typeset

/// What is drawn, on the grid of an icon: the middles of its lines, so that their lengths count, and its areas.
struct IconInk {
  private let lines: [UInt64]
  private let areas: [UInt64]

  /// The width of the middle of a line, in units of the view box: enough for cells without a gap.
  private static let middleWidth = 0.6
  /// How much wider lines of the set are.
  private static let lineFactor = 3

  /// The ink of parts.
  init(_ parts: some Sequence<IconPicture.Part>) {
    var (lines, areas) = (IconCoverage(), IconCoverage())
    for var mark in parts.flatMap(\.marks) {
      if mark.fill == nil {
        mark.strokeWidth = Self.middleWidth
        lines.add([mark])
      } else {
        areas.add([mark])
      }
    }
    (self.lines, self.areas) = (lines.words, areas.words)
  }

  /// How many cells remain beside a room.
  func remaining(beside room: IconRoom = IconRoom()) -> Int {
    var (long, wide) = (0, 0)
    for row in 0..<64 where lines[row] | areas[row] != 0 {
      long += (lines[row] & ~room.lines[row]).nonzeroBitCount
      wide += (areas[row] & ~room.areas[row]).nonzeroBitCount
    }
    return long * Self.lineFactor + wide
  }

  /// The share that remains.
  func share(beside room: IconRoom) -> Double { Double(remaining(beside: room)) / Double(max(1, remaining())) }
}

/// What the parts in front of something leave free: where the middle of a line must not pass, and where areas are cut.
struct IconRoom {
  /// For lines of the set's width.
  fileprivate(set) var lines = [UInt64](repeating: 0, count: 64)
  /// For areas.
  fileprivate(set) var areas = [UInt64](repeating: 0, count: 64)

  /// No room.
  init() {}

  /// The room around a part.
  init(around part: IconPicture.Part) {
    let clearance = Clearance(around: part, unit: 1)
    var (lines, areas) = (IconCoverage(), IconCoverage())
    lines.add { clearance.forbids($0, halfWidth: IconComposition.lineWidth / 2) }
    // A slash is one-sided for lines, not for areas.
    areas.add(clearance.outlines.map { IconMark(path: $0, fill: .current) })
    (self.lines, self.areas) = (lines.words, areas.words)
  }

  /// Adds that of another.
  mutating func add(_ other: IconRoom) {
    for row in 0..<64 {
      lines[row] |= other.lines[row]
      areas[row] |= other.areas[row]
    }
  }
}

/// The parts that are put in front of icons, each looked at once.
struct IconRooms {
  private var known: [String: (ink: IconInk, room: IconRoom)] = [:]

  /// The ink of a part, and the room around it.
  mutating func find(_ key: String, around part: IconPicture.Part) -> (ink: IconInk, room: IconRoom) {
    if let found = known[key] { return found }
    let found = (IconInk([part]), IconRoom(around: part))
    known[key] = found
    return found
  }
}
