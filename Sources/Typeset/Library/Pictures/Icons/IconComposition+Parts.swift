// What is put in front of an icon: the slash, a tool, a badge.

extension IconComposition {
  /// The corner of a tool: at the bottom of the side where reading ends, or at the top of it if the slash ends below;
  /// beside a badge the other corner of its side, so that the base has one side for itself.
  var toolCorner: Corner {
    if let corner = badge?.corner { return Corner(isAtRight: corner.isAtRight, isAtBottom: !corner.isAtBottom) }
    let bottom = Corner(isAtRight: !isRightToLeft, isAtBottom: true)
    return Corner(isAtRight: bottom.isAtRight, isAtBottom: !(hasSlash && bottom.isOnSlash))
  }

  /// The tool in front of the icon.
  var toolPart: IconPicture.Part? {
    guard let tool else { return nil }
    let extent = 11.8 * unit
    let corner = toolCorner
    let margin = 0.5 * unit
    let center = Point(
      x: base.size.width - margin - extent / 2,
      y: corner.isAtBottom ? base.size.height - margin - extent / 2 : margin + extent / 2)
    var part = IconPicture.Part(
      kind: .tool, isMirrored: false,
      marks: small(tool, isMirrored: false, movesParts: isRightToLeft).marks(extent: extent, center: center))
    // Where a mirror would show it, in which it keeps its slant.
    if !corner.isAtRight, let bounds = part.bounds {
      part.move(by: .translation(x: base.size.width - bounds.minX - bounds.maxX, y: 0))
    }
    return part
  }

  /// The badge.
  var badgePart: IconPicture.Part? {
    guard let badge else { return nil }
    let (corner, inset) = (badge.corner.point(in: base.size), 5.5 * unit)
    let center = Point(
      x: badge.corner.isAtRight ? corner.x - inset : inset, y: badge.corner.isAtBottom ? corner.y - inset : inset)
    guard let artwork = badge.artwork else {
      let dot = IconMark(path: .circle(center: center, radius: 3.8 * unit), fill: .current)
      return IconPicture.Part(kind: .badge, isMirrored: false, marks: [dot])
    }
    let icon = small(artwork, isMirrored: badge.isMirrored, movesParts: badge.isMirrored)
    return IconPicture.Part(
      kind: .badge, isMirrored: badge.isMirrored, marks: marks(of: icon, on: badge.ground, center: center))
  }

  /// An icon for a corner. In a tool, lines of text start where reading starts (R042); a badge is mirrored as a whole
  /// or not at all.
  private func small(_ artwork: IconArtwork, isMirrored: Bool, movesParts: Bool) -> SmallIcon {
    SmallIcon(
      IconComposition(base: artwork, mirrorsBase: isMirrored, movesParts: movesParts, isRightToLeft: isRightToLeft),
      lineWidth: 1.55 * unit * strokeFactor)
  }

  /// A badge on its ground.
  private func marks(of icon: SmallIcon, on ground: Badge.Ground, center: Point) -> [IconMark] {
    switch ground {
    case .none: return icon.marks(extent: 12 * unit, center: center)
    case .frame, .disc:
      if let frame = icon.frame {
        // The frame is filled, and is the ground.
        let (frame, sign) = icon.marks(extent: 12.6 * unit, center: center, frame: frame)
        return [cut(sign, outOf: frame)]
      }
      if case .frame = ground { return icon.marks(extent: 12 * unit, center: center) }
      let disc = IconMark(path: .circle(center: center, radius: 5.2 * unit), fill: .current)
      return [cut(icon.marks(extent: 9.2 * unit, center: center, inRadius: 4 * unit), outOf: disc)]
    }
  }

  private func cut(_ sign: [IconMark], outOf ground: IconMark) -> IconMark {
    var ground = ground
    ground.cutouts = sign.flatMap { mark in Clearance(around: [mark], gap: 0).outlines }
    return ground
  }
}

extension IconMeaning {
  /// What a badge of this meaning is drawn on: signs on a disc, letters and arrows on their own frame, things on
  /// nothing.
  var badgeGround: IconComposition.Badge.Ground {
    switch self {
    case .universal: .disc
    case .textGlyph, .forward, .back: .frame
    case .textDirection, .object, .logo, .tool, .status: .none
    }
  }
}

extension IconPicture.Part {
  /// Moves or scales its outlines; the width of lines stays.
  mutating func move(by transform: Transform) {
    for index in marks.indices {
      marks[index].path = marks[index].path.transformed(by: transform)
      marks[index].cutouts = marks[index].cutouts.map { $0.transformed(by: transform) }
    }
  }
}
