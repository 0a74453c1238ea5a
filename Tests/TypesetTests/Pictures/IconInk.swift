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
    let clearance = Clearance(around: part, unit: part.gapFactor)
    var (lines, areas) = (IconCoverage(), IconCoverage())
    lines.add { clearance.forbids($0, halfWidth: IconComposition.lineWidth / 2) }
    // What lies under a slash is not seen beside it.
    if part.kind == .slash { lines.add(part.marks) }
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

/// Everything that is put in front of icons in one direction, each part looked at once.
struct IconScenes {
  /// All there is to put in front.
  let fronts = IconFront.all
  /// For each of them, the parts front to back: what they draw and the room around them.
  private(set) var parts: [[(kind: IconPartKind, ink: IconInk, room: IconRoom)]] = []
  /// The rooms of slashes, which depend on what they cross out.
  private(set) var slashes: [IconComposition.SlashGap: IconRoom] = [:]
  /// For each of them, a name of what the place of the base depends on.
  private(set) var places: [String] = []

  /// Those of a layout from left to right.
  static let leftToRight = Result { try IconScenes(isRightToLeft: false) }
  /// Those of a layout from right to left.
  static let rightToLeft = Result { try IconScenes(isRightToLeft: true) }

  private init(isRightToLeft: Bool) throws {
    var known: [String: (IconInk, IconRoom)] = [:]
    for front in fronts {
      let icon = try IconSpecimens(isRightToLeft: isRightToLeft).icon("folder", front)
      let corner = front.tool == nil ? "" : "\(icon.toolCorner)"
      places.append("\(front.badge != nil) \(front.corner) \(corner)")
      var its: [(kind: IconPartKind, ink: IconInk, room: IconRoom)] = []
      func add(_ kind: IconPartKind, _ name: String, _ part: @autoclosure () -> IconPicture.Part?) {
        if known["\(kind) \(name)"] == nil, let part = part() {
          known["\(kind) \(name)"] = (IconInk([part]), IconRoom(around: part))
        }
        if let (ink, room) = known["\(kind) \(name)"] { its.append((kind, ink, room)) }
      }
      if let badge = front.badge { add(.badge, "\(badge) \(front.corner)", icon.badgePart) }
      if let tool = front.tool { add(.tool, "\(tool) \(corner)", icon.toolPart) }
      if front.hasSlash { add(.slash, "", icon.slash(.aboveIt)) }
      parts.append(its)
      if slashes.isEmpty {
        for gap in IconComposition.SlashGap.allCases { slashes[gap] = IconRoom(around: icon.slash(gap)) }
      }
    }
  }
}
