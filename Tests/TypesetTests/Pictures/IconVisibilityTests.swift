import Testing

@testable import Typeset

/// What remains visible of every part of an icon: every base with every badge, the slash and every tool (R030–R042).
///
/// There are half a million of these icons. What a part loses depends only on the room around what is in front of
/// it, so that the parts and the rooms are drawn once, into grids of bits, and all icons are put together from these;
/// `anIconIsPutTogetherFromItsParts` shows that this is what the program draws.
@Suite struct IconVisibilityTests {
  /// What must remain of a base at least. A slash or a small sign leaves two fifths of it, which is enough to know a
  /// drawing by; two things leave a quarter, and between three something of it is seen.
  private static func leastShare(behind front: IconFront) -> Double {
    front.count < 2 ? 0.4 : front.count == 2 ? 0.25 : 0.1
  }

  /// Icons that are drawn without a slash, since it would hide most of them.
  private static let refusing: Set = ["arrow-down-right", "arrow-up-left", "close", "collapse", "expand"]

  /// What must remain of a part in front: a badge and a tool but for an edge; most of half of the slash, or a third
  /// with a sign and a tool on it.
  private static func leastShare(of kind: IconPartKind, in front: IconFront) -> Double {
    kind != .slash ? 0.95 : front.count < 3 ? 0.4 : 1.0 / 3
  }

  /// Whether a combination is another than the icon alone: no tool is put before itself, and a crossed-out icon has its
  /// slash.
  private static func isMeant(_ front: IconFront, before name: String) throws -> Bool {
    guard front.count > 0, front.tool != name else { return false }
    return try !(front.hasSlash && IconSpecimens.artwork(name).kinds.contains(.slash))
  }

  private static func scenes(isRightToLeft: Bool) throws -> IconScenes {
    try (isRightToLeft ? IconScenes.rightToLeft : IconScenes.leftToRight).get()
  }

  @Test(arguments: [false, true]) func everyPartRemainsVisible(isRightToLeft: Bool) throws {
    let specimens = IconSpecimens(isRightToLeft: isRightToLeft)
    let scenes = try Self.scenes(isRightToLeft: isRightToLeft)
    var rooms: [IconRoom] = []
    for (front, parts) in zip(scenes.fronts, scenes.parts) {
      var (taken, unslashed) = (IconRoom(), IconRoom())
      // Front to back: nothing covers the badge, which leaves the tool as it is, and both leave most of the slash.
      for (kind, ink, room) in parts {
        let share = ink.share(beside: taken)
        if share < Self.leastShare(of: kind, in: front) {
          Issue.record("\(kind) with \(front), right to left: \(isRightToLeft): \(share)")
        }
        taken.add(room)
        if kind != .slash { unslashed.add(room) }
      }
      rooms.append(unslashed)
    }
    let order = scenes.fronts.indices.sorted { scenes.places[$0] < scenes.places[$1] }
    for name in IconSpecimens.names {
      let slashed = try specimens.icon(name, IconFront(badge: nil, corner: .topEnd, hasSlash: true, tool: nil))
      #expect(slashed.refusesSlash == Self.refusing.contains(name), "\(name) with a slash")
      var (ink, place) = (IconInk([]), "")
      var gap: IconComposition.SlashGap?
      for index in order {
        let front = scenes.fronts[index]
        guard try Self.isMeant(front, before: name) else { continue }
        if place != scenes.places[index] {
          place = scenes.places[index]
          let icon = try specimens.icon(name, front)
          ink = IconInk(icon.cleared(icon.baseParts()))
          gap = icon.slashGap(before: icon.baseParts())
        }
        var room = rooms[index]
        if front.hasSlash {
          guard let gap, let slash = scenes.slashes[gap] else { continue }
          room.add(slash)
        }
        let share = ink.share(beside: room)
        if share < Self.leastShare(behind: front) {
          Issue.record("\(name) with \(front), right to left: \(isRightToLeft): \(share)")
        }
      }
    }
  }

  @Test(arguments: [false, true]) func anIconIsPutTogetherFromItsParts(isRightToLeft: Bool) throws {
    let scenes = try Self.scenes(isRightToLeft: isRightToLeft)
    for (number, name) in IconSpecimens.names.enumerated() {
      // All kinds of fronts, each badge about once; the first has nothing in it.
      let index = 1 + number * 37 % (scenes.fronts.count - 1)
      let front = scenes.fronts[index]
      guard try Self.isMeant(front, before: name) else { continue }
      let icon = try IconSpecimens(isRightToLeft: isRightToLeft).icon(name, front)
      let gap = icon.slashGap(before: icon.baseParts())
      if front.hasSlash, gap == nil { continue }
      var taken = IconRoom()
      var expected = 0
      for (kind, ink, room) in scenes.parts[index] {
        expected += ink.remaining(beside: taken)
        taken.add(kind == .slash ? gap.flatMap { scenes.slashes[$0] } ?? room : room)
      }
      let base = IconInk(icon.cleared(icon.baseParts()))
      let whole = expected + base.remaining()
      expected += base.remaining(beside: taken)
      // Stubs are left out.
      let drawn = icon.picture().parts.reduce(0) { $0 + IconInk([$1]).remaining() }
      #expect(abs(drawn - expected) * 5 <= whole, "\(name) with \(front): \(drawn), not \(expected), of \(whole)")
    }
  }

  @Test func theSignInAFrameRemainsUnderASlash() throws {
    for name in IconSpecimens.names {
      let meaning = try #require(BundledIcons.entries[name]).meaning
      var icon = try IconSpecimens(isRightToLeft: false).icon(name)
      guard meaning.badgeGround != .none || name == "clock", let frame = SmallIcon(icon, lineWidth: 1).frame else {
        continue
      }
      icon.hasSlash = true
      var sign = icon.baseParts().flatMap(\.marks)
      sign.remove(at: frame)
      let parts = [IconPicture.Part(kind: .base, isMirrored: false, marks: sign), icon.slash(.aboveIt)]
      var (whole, left) = (IconCoverage(), IconCoverage())
      whole.add(sign)
      left.add(icon.cleared(parts).dropLast().flatMap(\.marks))
      // Nearly a third is a hand of a clock, the dot or the stem of an i.
      #expect(left.count * 10 >= whole.count * 3, "\(name): \(left.count) of \(whole.count)")
    }
  }

  @Test(arguments: [false, true]) func everyBadgeShowsItsSign(isRightToLeft: Bool) throws {
    let specimens = IconSpecimens(isRightToLeft: isRightToLeft)
    for name in IconSpecimens.names {
      let front = IconFront(badge: name, corner: .topEnd, hasSlash: false, tool: nil)
      let marks = try #require(try specimens.icon("folder", front).badgePart).marks
      let box = try #require(marks.reduce(nil) { Rect.union($0, $1.bounds) })
      let window = Rect(x: box.minX - 0.5, y: box.minY - 0.5, width: 13.6, height: 13.6)
      var visible = IconCoverage(window: window, side: 128)
      visible.add(marks)
      var ground = IconCoverage(window: window, side: 128)
      ground.add(marks.map { IconMark(path: $0.path, fill: $0.fill, stroke: $0.stroke, strokeWidth: $0.strokeWidth) })
      var sign = ground
      sign.subtract(visible)
      let isCutOut = marks.count == 1 && !marks[0].cutouts.isEmpty
      // The sign is not mirrored.
      let icon = try IconSpecimens(isRightToLeft: false).icon(name)
      let small = SmallIcon(icon, lineWidth: 1)
      var alone = IconCoverage(side: 128)
      var large = icon.picture().parts.flatMap(\.marks)
      if isCutOut, let frame = small.frame { large.remove(at: frame) }
      alone.add(large)
      // What is apart in the large icon is apart in the badge, and the ground is seen all around its sign.
      let pieces = (isCutOut ? sign : visible).pieces()
      // A slash joins some of what it crosses and leaves other parts out.
      // The rings of a target come together where they are small.
      if !icon.base.kinds.contains(.slash), name != "target" {
        #expect(pieces.count == alone.pieces().count, "\(name): \(pieces.count) pieces, not \(alone.pieces().count)")
      }
      guard isCutOut else { continue }
      #expect(!sign.touches(outsideOf: ground), "\(name) reaches the edge of its ground")
      #expect(visible.count * 5 >= ground.count * 2, "\(name) leaves less than two fifths of its ground")
      // At 24 points, every stroke is more than a pixel wide on a screen of two pixels to the point.
      #expect(pieces.allSatisfy { sign.isThick(0.6, in: $0) }, "\(name) has a thin stroke")
    }
  }

  @Test func signsInAMirroredIconAreNotMirrored() throws {
    let parts = try IconSpecimens(isRightToLeft: true).icon("checklist").picture().parts
    let check = try #require(parts.first { $0.kind == .sign }?.marks.first).path.polylines()[0].points
    // The short arm of a check mark is on its left, and the box on the side where reading starts.
    #expect(check[0].x < check[1].x && check[0].y > check[check.count - 1].y)
    #expect(check.allSatisfy { $0.x > 14 })
  }

  @Test func thePencilOfComposeWritesIntoTheBubble() throws {
    for isRightToLeft in [false, true] {
      let parts = try IconSpecimens(isRightToLeft: isRightToLeft).icon("compose").picture().parts
      let pencil = try #require(parts.first { $0.kind == .tool }?.marks.first).path.polylines()[0].points
      let bubble = try IconSpecimens(isRightToLeft: isRightToLeft).icon("bubble").picture().parts[0].bounds!
      let point = pencil.max { $0.y - $0.x < $1.y - $1.x }!
      let end = pencil.min { $0.y - $0.x < $1.y - $1.x }!
      #expect(point.x < end.x && point.y > end.y, "the slant stays")
      #expect(point.x > bubble.minX + 2 && point.x < bubble.maxX - 2 && point.y > bubble.minY + 2)
      #expect(end.y < bubble.minY + 1 || end.x > bubble.maxX - 1, "the other end leaves the bubble")
    }
  }
}
