// The slash in front of an icon, which must leave enough of it.

extension IconComposition {
  /// How the base keeps clear of a slash: on which side of it, and by how much.
  ///
  /// The base touches the slash on the other side. Signs whose lines run along the slash, such as an angle, remain
  /// where the gap is on the side that they are not on, or thinner.
  enum SlashGap: CaseIterable {
    case aboveIt, belowIt, thinAboveIt, thinBelowIt

    /// Whether the side above the slash, at its right, is kept clear.
    fileprivate var isAbove: Bool { self == .aboveIt || self == .thinAboveIt }

    /// The gap, as a share of the usual one.
    fileprivate var factor: Double { self == .aboveIt || self == .belowIt ? 1 : 0.6 }
  }

  /// The share of the base that is enough to know it by.
  private static let enough = 0.65
  /// The share of the base that a slash must leave.
  private static let least = 0.5

  /// The gap of the slash in front of parts of the base: the usual one if it leaves enough, else the one that leaves
  /// most; nil where each hides more than half, as in a cross, of which one line runs along the slash.
  func slashGap(before parts: [IconPicture.Part]) -> SlashGap? {
    let whole = parts.reduce(0) { $0 + $1.inkLength { _ in false } }
    guard whole > 0 else { return .aboveIt }
    let ends = slashEnds
    let reach = Self.lineWidth * unit * strokeFactor / 2
    var best: (gap: SlashGap, share: Double) = (.aboveIt, -1)
    for gap in SlashGap.allCases {
      // What lies under the slash is not seen either.
      let left = cleared(parts + [slash(gap)]).filter { $0.kind != .slash }.reduce(0) {
        $0 + $1.inkLength { $0.distance(toSegment: ends[0], ends[1]) < reach }
      }
      let share = left / whole
      if share >= Self.enough { return gap }
      if share > best.share { best = (gap, share) }
    }
    return best.share >= Self.least ? best.gap : nil
  }

  /// Whether a slash is asked for that would hide most of the icon, which therefore is drawn without it.
  var refusesSlash: Bool { drawsSlash && slashGap(before: baseParts()) == nil }

  /// The slash; nil where there is none, where the icon is drawn with one, or where it would hide most of the icon.
  func slashPart(before parts: [IconPicture.Part]) -> IconPicture.Part? {
    guard drawsSlash, let gap = slashGap(before: parts) else { return nil }
    return slash(gap)
  }

  /// Whether a slash is asked for, and the icon is not drawn with one.
  private var drawsSlash: Bool { hasSlash && !base.kinds.contains(.slash) }

  /// A slash with a gap beside it, on the side that is at the right of its direction.
  func slash(_ gap: SlashGap) -> IconPicture.Part {
    let ends = slashEnds
    let line = IconMark(
      path: Path([.move(ends[gap.isAbove ? 0 : 1]), .line(ends[gap.isAbove ? 1 : 0])]), stroke: .current,
      strokeWidth: Self.lineWidth * unit * strokeFactor)
    return IconPicture.Part(kind: .slash, isMirrored: false, gapFactor: gap.factor, marks: [line])
  }

  /// The ends of the slash, from the top.
  private var slashEnds: [Point] {
    let corner = 3.8 * unit
    return [Point(x: corner, y: corner), Point(x: base.size.width - corner, y: base.size.height - corner)]
  }
}

extension IconPicture.Part {
  /// The step in which lines are looked at, in units of the view box of 24.
  private static let step = 0.4

  /// How long its lines are, and the edges of its areas, without the points that are hidden.
  fileprivate func inkLength(except isHidden: (Point) -> Bool) -> Double {
    marks.reduce(0) { length, mark in
      mark.path.polylines().reduce(length) { length, line in
        guard line.points.count > 1, let start = line.points.first, line.points.contains(where: { $0 != start }) else {
          // A dot of the pen is as long as it is wide.
          return length + (line.points.first.map(isHidden) ?? true ? 0 : mark.strokeWidth)
        }
        return zip(line.points, line.points.dropFirst()).reduce(length) { length, ends in
          let own = ends.0.distance(to: ends.1)
          let count = max(1, Int(own / Self.step))
          let seen = (0..<count).count { !isHidden(ends.0.toward(ends.1, (Double($0) + 0.5) / Double(count))) }
          return length + own * Double(seen) / Double(count)
        }
      }
    }
  }
}
