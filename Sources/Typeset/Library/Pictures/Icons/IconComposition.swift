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
  /// How much thicker than drawn its lines are.
  var strokeFactor = 1.0

  /// A sign at a corner of an icon.
  struct Badge {
    /// Its icon; nil for a plain disc.
    var artwork: IconArtwork?
    /// Whether it is cut out of a disc, as signs are, instead of being drawn itself.
    var isOnDisc: Bool
    /// Whether it is on the right.
    var isAtRight: Bool
    /// Whether it is at the bottom.
    var isAtBottom: Bool
    /// Whether it is mirrored itself (R040).
    var isMirrored: Bool
  }

  /// The line width of the set, in units of a box of 24.
  static let lineWidth = 1.8
  /// The gap between the base and the parts in front of it, in units of a box of 24.
  private static let gap = 1.3

  /// Units of the view box for one of a box of 24.
  private var unit: Double { base.size.width / 24 }

  /// The composed icon.
  func picture() -> IconPicture {
    let width = base.size.width
    var parts: [IconPicture.Part] = []
    let whole = mirrorsBase ? Transform.mirror(width: width) : .identity
    collect(base.nodes, whole, kind: .base, width: width, into: &parts)
    if let tool { parts.append(self.part(of: tool)) }
    if let badge { parts.append(part(of: badge)) }
    if hasSlash { parts.append(IconPicture.Part(kind: .slash, isMirrored: false, marks: [slash])) }
    return IconPicture(size: base.size, parts: cleared(parts))
  }

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
  private var slash: IconMark {
    let corner = 3.8 * unit
    let end = base.size.width - corner
    return IconMark(
      path: Path([.move(Point(x: corner, y: corner)), .line(Point(x: end, y: base.size.height - corner))]),
      stroke: .current, strokeWidth: Self.lineWidth * unit * strokeFactor)
  }

  /// A tool at the bottom, at the side where reading ends.
  private func part(of tool: IconArtwork) -> IconPicture.Part {
    let extent = 13.6 * unit
    let scale = extent / tool.size.width
    let place = Transform.scale(x: scale, y: scale).followed(
      by: .translation(x: base.size.width - 1.2 * unit - extent, y: base.size.height - 1.2 * unit - extent))
    var part = IconPicture.Part(kind: .tool, isMirrored: false, marks: marks(of: tool, place, isMirrored: false))
    if isRightToLeft { part.moveToOtherSide(in: base.size.width) }
    return part
  }

  private func part(of badge: Badge) -> IconPicture.Part {
    let center = Point(
      x: badge.isAtRight ? base.size.width - 5.6 * unit : 5.6 * unit,
      y: badge.isAtBottom ? base.size.height - 5.6 * unit : 5.6 * unit)
    guard let artwork = badge.artwork else {
      let dot = IconMark(path: .circle(center: center, radius: 3.8 * unit), fill: .current)
      return IconPicture.Part(kind: .badge, isMirrored: false, marks: [dot])
    }
    func signs(_ extent: Double) -> [IconMark] {
      let extent = extent * unit
      let scale = extent / artwork.size.width
      let place = Transform.scale(x: scale, y: scale).followed(
        by: .translation(x: center.x - extent / 2, y: center.y - extent / 2))
      return marks(of: artwork, place, isMirrored: badge.isMirrored)
    }
    guard badge.isOnDisc else {
      return IconPicture.Part(kind: .badge, isMirrored: badge.isMirrored, marks: signs(12))
    }
    var disc = IconMark(path: .circle(center: center, radius: 5.2 * unit), fill: .current)
    var inside = signs(9.2)
    if let frame = inside.frame {
      // A sign with a frame of its own needs no disc: the frame is filled.
      inside = signs(12.6)
      disc = inside.remove(at: frame)
      disc.fill = disc.stroke
    }
    disc.cutouts = inside.flatMap { Clearance(around: [$0], kind: .badge, gap: 0).outlines }
    return IconPicture.Part(kind: .badge, isMirrored: badge.isMirrored, marks: [disc])
  }

  /// The marks of a small icon: its lines are thicker than its size says, so that they go with the large one.
  private func marks(of artwork: IconArtwork, _ place: Transform, isMirrored: Bool) -> [IconMark] {
    var parts: [IconPicture.Part] = []
    let inner = IconComposition(base: artwork, mirrorsBase: isMirrored, movesParts: isRightToLeft)
    let whole = isMirrored ? Transform.mirror(width: artwork.size.width) : .identity
    inner.collect(artwork.nodes, whole, kind: .base, width: artwork.size.width, into: &parts)
    let least = 1.55 * unit * strokeFactor
    return parts.flatMap(\.marks).map { mark in
      var mark = mark
      mark.path = mark.path.transformed(by: place)
      let isDot = mark.strokeWidth > 2.2 * artwork.size.width / 24
      mark.strokeWidth = isDot ? max(mark.strokeWidth * place.magnification, least * 1.2) : least
      return mark
    }
  }

  /// The parts, with the base and everything that belongs to it kept clear of the parts in front.
  private func cleared(_ parts: [IconPicture.Part]) -> [IconPicture.Part] {
    let rooms = parts.filter(\.kind.cutsBase).map { part in
      Clearance(around: part.marks, kind: part.kind, gap: Self.gap * unit)
    }
    return parts.compactMap { part in
      guard !part.marks.isEmpty else { return nil }
      guard !part.kind.cutsBase else { return part }
      var part = part
      for room in rooms { part.marks = part.marks.compactMap { $0.clear(of: room) } }
      return part
    }
  }
}

extension [IconMark] {
  /// The index of the closed line around all other marks, such as the circle of an *i*; nil if there is none.
  fileprivate var frame: Int? {
    indices.first { index in
      let outlines = self[index].path.polylines()
      guard count > 1, self[index].fill == nil, outlines.count == 1, let outline = outlines.first, outline.isClosed
      else {
        return false
      }
      return indices.allSatisfy { other in
        other == index || self[other].path.polylines().allSatisfy { $0.points.allSatisfy(outline.surrounds) }
      }
    }
  }
}

extension IconPicture.Part {
  /// Moves its ink to where a mirror would show it, without mirroring it.
  fileprivate mutating func moveToOtherSide(in width: Double) {
    guard let bounds else { return }
    let shift = Transform.translation(x: width - bounds.minX - bounds.maxX, y: 0)
    for index in marks.indices { marks[index].path = marks[index].path.transformed(by: shift) }
  }
}

extension IconShape {
  /// The shape in final position.
  fileprivate func mark(_ transform: Transform, strokeFactor: Double) -> IconMark {
    IconMark(
      path: path.transformed(by: transform), fill: fill, usesEvenOdd: usesEvenOdd, stroke: stroke,
      strokeWidth: strokeWidth * transform.magnification * strokeFactor, cap: cap, join: join)
  }
}

extension IconPart {
  /// The extent of its outlines; nil if it has none.
  fileprivate var bounds: Rect? { Self.bounds(of: nodes) }

  private static func bounds(of nodes: [IconNode]) -> Rect? {
    nodes.reduce(nil) { bounds, node in
      switch node {
      case .shape(let shape): Rect.union(bounds, shape.path.tightBounds)
      case .part(let part): Rect.union(bounds, Self.bounds(of: part.nodes))
      }
    }
  }
}
