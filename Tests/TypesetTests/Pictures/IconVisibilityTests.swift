import Foundation
import Testing

@testable import Typeset

/// What remains visible of every part of an icon beside a badge, a slash or a tool (R030–R042).
@Suite struct IconVisibilityTests {
  /// An icon of the set in a direction, as its meaning mirrors it.
  private static func composition(_ name: String, isRightToLeft: Bool) throws -> IconComposition {
    let entry = try #require(BundledIcons.entries[name])
    let mirroring = R030Symbols.mirroring(
      of: entry.meaning, declared: entry.directionality, layoutDirection: isRightToLeft ? .rightToLeft : .leftToRight)
    return IconComposition(
      base: BundledIcons.artwork(entry.file), mirrorsBase: mirroring.isMirrored, movesParts: mirroring.movesParts,
      isRightToLeft: isRightToLeft)
  }

  /// The ink of parts in square units, sampled twice a unit.
  private static func ink(_ parts: some Sequence<IconPicture.Part>) -> Double {
    var count = 0
    for mark in parts.flatMap(\.marks) {
      let shape = Ink(mark)
      guard let bounds = mark.bounds else { continue }
      for row in Int(bounds.minY * 2)...Int(bounds.maxY * 2) {
        for column in Int(bounds.minX * 2)...Int(bounds.maxX * 2)
        where shape.covers(Point(x: (Double(column) + 0.5) / 2, y: (Double(row) + 0.5) / 2)) { count += 1 }
      }
    }
    return Double(count) / 4
  }

  /// Every eighth icon; all of them, which takes minutes, where `TYPESET_ALL_ICONS` is set.
  private static let names = BundledIcons.entries.keys.sorted().enumerated()
    .filter { $0.offset % 8 == 0 || ProcessInfo.processInfo.environment["TYPESET_ALL_ICONS"] != nil }.map(\.element)

  @Test(arguments: names) func everyBaseRemainsVisible(name: String) throws {
    for isRightToLeft in [false, true] {
      let alone = try Self.composition(name, isRightToLeft: isRightToLeft)
      let whole = Self.ink(alone.picture().parts)
      // What is added is the last part.
      func visible(_ change: (inout IconComposition) throws -> Void) rethrows -> Double {
        var composition = alone
        try change(&composition)
        return Self.ink(composition.picture().parts.dropLast()) / whole
      }
      let side = isRightToLeft ? "right to left" : "left to right"
      // Only a diagonal line or an arrowhead is as small as the slash, and loses two thirds.
      let withSlash = visible { $0.hasSlash = true }
      #expect(withSlash >= 0.3, "\(name) with a slash, \(side): \(withSlash)")
      let badge = IconComposition.Badge(
        artwork: nil, isOnDisc: true, isAtRight: !isRightToLeft, isAtBottom: false, isMirrored: false)
      let withBadge = visible { $0.badge = badge }
      #expect(withBadge >= 0.42, "\(name) with a badge, \(side): \(withBadge)")
      // The small letter is no larger than the tool in front of it.
      let least = name == "text-size-smaller" ? 0.22 : 0.28
      for tool in ["pencil", "scissors", "search"] {
        let withTool = try visible { $0.tool = try Self.composition(tool, isRightToLeft: isRightToLeft).base }
        #expect(withTool >= least, "\(name) with \(tool), \(side): \(withTool)")
      }
    }
  }

  @Test(arguments: names) func everyBadgeShowsItsSign(name: String) throws {
    let entry = try #require(BundledIcons.entries[name])
    for isRightToLeft in [false, true] {
      var composition = try Self.composition("folder", isRightToLeft: isRightToLeft)
      composition.badge = IconComposition.Badge(
        artwork: BundledIcons.artwork(entry.file), isOnDisc: entry.meaning == .universal, isAtRight: !isRightToLeft,
        isAtBottom: false, isMirrored: false)
      let badge = try #require(composition.picture().parts.last { $0.kind == .badge })
      let visible = Self.ink([badge])
      var ground = badge
      for index in ground.marks.indices { ground.marks[index].cutouts = [] }
      let sign = Self.ink([ground]) - visible
      // The ground of a sign and the sign are both seen; a drawing is seen itself.
      #expect(visible >= 6, "\(name): \(visible) of the badge")
      if entry.meaning == .universal { #expect(sign >= 3, "\(name): \(sign) of the sign") }
    }
  }

  @Test func signsInAMirroredIconAreNotMirrored() throws {
    let parts = try Self.composition("checklist", isRightToLeft: true).picture().parts
    let check = try #require(parts.first { $0.kind == .sign }?.marks.first).path.polylines()[0].points
    // The short arm of a check mark is on its left, and the box on the side where reading starts.
    #expect(check[0].x < check[1].x && check[0].y > check[check.count - 1].y)
    #expect(check.allSatisfy { $0.x > 14 })
  }

  @Test func thePencilOfComposeWritesIntoTheBubble() throws {
    for isRightToLeft in [false, true] {
      let parts = try Self.composition("compose", isRightToLeft: isRightToLeft).picture().parts
      let pencil = try #require(parts.first { $0.kind == .tool }?.marks.first).path.polylines()[0].points
      let bubble = try Self.composition("bubble", isRightToLeft: isRightToLeft).picture().parts[0].bounds!
      let point = pencil.max { $0.y - $0.x < $1.y - $1.x }!
      let end = pencil.min { $0.y - $0.x < $1.y - $1.x }!
      #expect(point.x < end.x && point.y > end.y, "the slant stays")
      #expect(point.x > bubble.minX + 2 && point.x < bubble.maxX - 2 && point.y > bubble.minY + 2)
      #expect(end.y < bubble.minY + 1 || end.x > bubble.maxX - 1, "the other end leaves the bubble")
    }
  }
}

/// Where a mark puts ink.
private struct Ink {
  private let mark: IconMark
  private let lines: [Path.Polyline]
  private let cutouts: [Path.Polyline]

  init(_ mark: IconMark) {
    self.mark = mark
    lines = mark.path.polylines()
    cutouts = mark.cutouts.flatMap { $0.polylines() }
  }

  func covers(_ point: Point) -> Bool {
    let isFilled = mark.fill != nil && lines.count { $0.surrounds(point) } % 2 == 1
    let isStroked = mark.stroke != nil && lines.contains { $0.distance(to: point) <= mark.strokeWidth / 2 }
    return (isFilled || isStroked) && !cutouts.contains { $0.surrounds(point) }
  }
}

extension Path.Polyline {
  /// The distance of a point from the line.
  fileprivate func distance(to point: Point) -> Double {
    zip(points, points.dropFirst()).map { start, end in
      let (dx, dy) = (end.x - start.x, end.y - start.y)
      let square = dx * dx + dy * dy
      let share = square > 0 ? min(max(((point.x - start.x) * dx + (point.y - start.y) * dy) / square, 0), 1) : 0
      return point.distance(to: start.toward(end, share))
    }.min() ?? points.first.map(point.distance) ?? .infinity
  }
}
