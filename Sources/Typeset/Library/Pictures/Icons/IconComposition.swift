/// The composition and mirroring of an icon: all decisions before it is drawn (R030–R042).
struct IconComposition {
  /// The icon proper.
  var base: IconArtwork
  /// Whether the icon itself is mirrored.
  var mirrorsBase = false
  /// Whether parts of the drawing move to the other side.
  var movesParts = false
  /// Whether the layout is right to left, in which a tool in front of the icon is on its left.
  var isRightToLeft = false
  /// A sign at a corner.
  var badge: Badge?
  /// Whether a line crosses it out.
  var hasSlash = false
  /// A tool before it.
  var tool: IconArtwork?
  /// Whether its outlines are filled.
  var isFilled = false
  /// What encloses it; nil for nothing.
  var enclosure: IconEnclosure?
  /// How much thicker than drawn its lines are.
  var strokeFactor = 1.0

  /// A sign at a corner of an icon.
  struct Badge {
    /// Its icon; nil for a plain disc.
    var artwork: IconArtwork?
    /// What it is drawn on.
    var ground: Ground
    /// Where it is.
    var corner: Corner
    /// Whether it is mirrored itself (R040).
    var isMirrored: Bool

    /// What a badge is drawn on.
    enum Ground {
      /// A disc, out of which it is cut, as signs are; out of its own frame where it has one.
      case disc
      /// Its own frame, out of which it is cut, where it has one.
      case frame
      /// Nothing: it is drawn itself.
      case none
    }
  }

  /// A corner of an icon.
  struct Corner: Equatable {
    /// Whether it is on the right.
    var isAtRight: Bool
    /// Whether it is at the bottom.
    var isAtBottom: Bool

    /// Whether the slash ends there, which runs from the top left to the bottom right.
    var isOnSlash: Bool { isAtRight == isAtBottom }

    /// The point of the corner in a box.
    func point(in size: Size) -> Point { Point(x: isAtRight ? size.width : 0, y: isAtBottom ? size.height : 0) }

    /// The opposite corner.
    var opposite: Corner { Corner(isAtRight: !isAtRight, isAtBottom: !isAtBottom) }
  }

  /// The line width of the set, in units of a box of 24.
  static let lineWidth = 1.8

  /// Units of the view box for one of a box of 24.
  var unit: Double { base.size.width / 24 }

  /// The composed icon.
  func picture() -> IconPicture {
    let parts = baseParts()
    return IconPicture(
      size: base.size, parts: cleared(parts + [slashPart(before: parts), toolPart, badgePart].compactMap(\.self)))
  }

  /// The icon proper, in which nothing is cleared yet: it gives room to a sign or a tool in a corner.
  func baseParts() -> [IconPicture.Part] {
    var parts: [IconPicture.Part] = []
    let whole = mirrorsBase ? Transform.mirror(width: base.size.width) : .identity
    collect(base.nodes, whole, kind: .base, width: base.size.width, into: &parts)
    if let enclosure {
      parts = enclosed(parts, by: enclosure)
    } else if isFilled {
      parts = filled(parts)
    }
    guard let room = roomMade else { return parts }
    for index in parts.indices { parts[index].move(by: room) }
    return parts
  }

  /// How the base moves away from what is in its corners; nil where it stays. The width of its lines stays too.
  private var roomMade: Transform? {
    let taken = [badge?.artwork == nil ? nil : badge?.corner, tool == nil ? nil : toolCorner].compactMap(\.self)
    guard !taken.isEmpty else { return nil }
    let anchors = taken.map { $0.opposite.point(in: base.size) }
    let sum = anchors.reduce(Point.zero) { $0 + $1 }
    let anchor = Point(x: sum.x / Double(anchors.count), y: sum.y / Double(anchors.count))
    let scale = taken.count > 1 ? Self.scaleBesideBoth : tool == nil ? Self.scaleBesideBadge : Self.scaleBesideTool
    return .translation(x: -anchor.x, y: -anchor.y).followed(by: .scale(x: scale, y: scale))
      .followed(by: .translation(x: anchor.x, y: anchor.y))
  }

  /// How large the base is beside a sign, as a share of its size.
  private static let scaleBesideBadge = 0.9
  /// How large the base is beside a tool, as a share of its size.
  private static let scaleBesideTool = 0.86
  /// How large the base is beside a sign and a tool, as a share of its size.
  private static let scaleBesideBoth = 0.8

  /// Adds the marks of nodes to the parts of their kinds.
  private func collect(
    _ nodes: [IconNode], _ transform: Transform, kind: IconPartKind, width: Double,
    into parts: inout [IconPicture.Part]
  ) {
    for node in nodes {
      switch node {
      case .shape(let shape):
        let mark = shape.mark(transform, strokeFactor: strokeFactor)
        if let last = parts.last, last.kind == kind {
          parts[parts.count - 1].marks.append(mark)
        } else {
          parts.append(IconPicture.Part(kind: kind, isMirrored: transform.a < 0, marks: [mark]))
        }
      case .part(let part):
        let inner = self.transform(of: part, in: transform, width: width)
        // The contents of a tool or a badge belong to it.
        let innerKind = kind == .tool || kind == .badge ? kind : part.kind
        // Two neighbours of one kind are two parts.
        if innerKind != kind { parts.append(IconPicture.Part(kind: innerKind, isMirrored: inner.a < 0, marks: [])) }
        collect(part.nodes, inner, kind: innerKind, width: width, into: &parts)
      }
    }
  }

  private func transform(of part: IconPart, in outer: Transform, width: Double) -> Transform {
    switch part.kind {
    case .base, .wave: return outer
    case .slash: return .identity
    case .text:
      // Inside a mirrored part, lines already start on the right side.
      guard movesParts, outer.a > 0 else { return outer }
      return Transform.mirror(width: 2 * (part.axis ?? width / 2)).followed(by: outer)
    case .badge, .tool, .letter, .digit, .sign:
      guard movesParts || mirrorsBase, let box = part.bounds else { return .identity }
      return .translation(x: width - (part.axis.map { 2 * $0 } ?? box.minX + box.maxX), y: 0)
    }
  }
}

extension IconComposition {
  /// The parts, each kept clear of those in front of it; small icons need wider gaps, by a factor.
  func cleared(_ parts: [IconPicture.Part], gapFactor: Double = 1) -> [IconPicture.Part] {
    let rooms = parts.map { $0.kind.rank == nil ? nil : Clearance(around: $0, unit: unit * gapFactor * $0.gapFactor) }
    return parts.enumerated().compactMap { index, part in
      guard !part.marks.isEmpty else { return nil }
      var part = part
      for (other, room) in rooms.enumerated() {
        guard let room, part.kind.isBehind(parts[other].kind, isDrawnEarlier: index < other) else { continue }
        part.marks = part.marks.compactMap { $0.clear(of: room) }
      }
      return part.marks.isEmpty ? nil : part
    }
  }
}

extension IconPartKind {
  /// Whether it keeps clear of another: of what is further in front, and of what is equally so and drawn later.
  fileprivate func isBehind(_ other: IconPartKind, isDrawnEarlier: Bool) -> Bool {
    guard let its = other.rank else { return false }
    guard let rank else { return true }
    return rank < its || rank == its && isDrawnEarlier
  }
}

extension IconShape {
  /// The shape in final position.
  fileprivate func mark(_ transform: Transform, strokeFactor: Double) -> IconMark {
    IconMark(
      path: path.transformed(by: transform), fill: fill, usesEvenOdd: usesEvenOdd, stroke: stroke,
      strokeWidth: strokeWidth * transform.magnification * strokeFactor, isArea: isArea, cap: cap, join: join)
  }
}

extension IconPart {
  /// The first shape that it draws.
  var firstShape: IconShape? {
    for node in nodes {
      switch node {
      case .shape(let shape): return shape
      case .part(let part): if let shape = part.firstShape { return shape }
      }
    }
    return nil
  }

  /// The extent of its outlines; nil if it has none.
  var bounds: Rect? { Self.bounds(of: nodes) }

  private static func bounds(of nodes: [IconNode]) -> Rect? {
    nodes.reduce(nil) { bounds, node in
      switch node {
      case .shape(let shape): Rect.union(bounds, shape.path.tightBounds)
      case .part(let part): Rect.union(bounds, Self.bounds(of: part.nodes))
      }
    }
  }
}
