/// What one icon file draws, in the coordinates of its view box, whose corner is the origin.
struct IconArtwork: Sendable {
  /// The extent of the view box.
  var size: Size
  /// The drawing, back to front.
  var nodes: [IconNode]
}

extension IconArtwork {
  /// The artwork with its parts, those inside parts too, changed.
  func mapParts(_ change: (IconPart) -> IconPart) -> IconArtwork {
    func mapped(_ nodes: [IconNode]) -> [IconNode] {
      nodes.map { node in
        guard case .part(var part) = node else { return node }
        part.nodes = mapped(part.nodes)
        return .part(change(part))
      }
    }
    return IconArtwork(size: size, nodes: mapped(nodes))
  }

  /// Whether all its letters and digits are those of its readers (R155, R156); false if it has none.
  var followsReaders: Bool {
    func parts(of nodes: [IconNode]) -> [IconPart] {
      nodes.flatMap { node -> [IconPart] in
        if case .part(let part) = node { [part] + parts(of: part.nodes) } else { [] }
      }
    }
    let signs = parts(of: nodes).filter { $0.kind == .letter || $0.kind == .digit }
    return !signs.isEmpty && signs.allSatisfy { $0.text != nil }
  }

  /// The kinds of its parts, those inside parts too.
  var kinds: Set<IconPartKind> {
    func kinds(of nodes: [IconNode]) -> Set<IconPartKind> {
      nodes.reduce(into: []) { all, node in
        if case .part(let part) = node { all.formUnion(kinds(of: part.nodes).union([part.kind])) }
      }
    }
    return kinds(of: nodes)
  }
}

/// A shape, or shapes that behave as one.
indirect enum IconNode: Sendable {
  /// A shape.
  case shape(IconShape)
  /// Shapes with a behaviour of their own.
  case part(IconPart)
}

/// Shapes of an icon that behave as one when the interface is mirrored: `data-part` on a group or a
/// shape.
struct IconPart: Sendable {
  /// Its kind.
  var kind: IconPartKind
  /// The x coordinate of the axis about which a text is mirrored, or of the point of a tool that moves to where a
  /// mirror would show it, in the view box; nil for the middle of the box, or of the tool.
  var axis: Double?
  /// What a letter or digits say, `data-text`: those of another script or numbering system take their place (R155,
  /// R156). Nil for what is drawn for its readers.
  var text: String?
  /// How far that leans to the right, as a share of its height.
  var slant = 0.0
  /// Its drawing.
  var nodes: [IconNode]
}

/// The kind of a part of an icon, from the word in `data-part`.
enum IconPartKind: String, Sendable, Hashable, CaseIterable {
  /// The icon proper, as everything without a part.
  case base
  /// What goes out from a thing, such as sound: it is mirrored with the base.
  case wave
  /// A line through the icon: it does not change, and the base keeps its distance (R039).
  case slash
  /// A small sign at a corner: it moves to the other corner without being mirrored (R041).
  case badge
  /// A tool: it changes its place and keeps its slant, and the base keeps clear of it (R042).
  case tool
  /// Lines of text: they start where reading starts, regardless of what encloses them (R042).
  case text
  /// A letter: it moves and is never mirrored (R032).
  case letter
  /// A digit: it moves and is never mirrored (R012).
  case digit
  /// A sign: it moves and is never mirrored (R036).
  case sign

  /// Whether the base keeps clear of it.
  var cutsBase: Bool { rank != nil }

  /// How far in front it is, from 1 for the slash: what is behind keeps clear of it. Nil for all that belongs to the
  /// base.
  var rank: Int? {
    switch self {
    case .base, .wave, .text, .letter, .digit, .sign: nil
    case .slash: 1
    case .tool: 2
    case .badge: 3
    }
  }
}

/// One outline of an icon with its paint.
struct IconShape: Sendable {
  /// The outline.
  var path: Path
  /// What fills it; nil leaves it empty.
  var fill: IconPaint?
  /// Whether it is filled by the even-odd rule instead of the winding number.
  var usesEvenOdd = false
  /// What draws its line; nil for none.
  var stroke: IconPaint?
  /// The width of its line at regular weight, in the units of the view box.
  var strokeWidth = 1.0
  /// Whether its line, though open, is the edge of an area that the filled version of the icon fills: `data-fill`.
  var isArea = false
  /// How lines end.
  var cap = LineCap.butt
  /// How lines meet.
  var join = LineJoin.miter
}

/// The colour of a shape.
enum IconPaint: Sendable, Hashable {
  /// That of the text around it.
  case current
  /// A custom one.
  case fixed(Color)
}
