/// An icon composed and mirrored as its place asks, in the units of its view box, ready to be enlarged.
struct IconPicture: Sendable {
  /// The extent of the view box.
  var size: Size
  /// Its parts, back to front.
  var parts: [Part]

  /// The marks that belong together.
  struct Part: Sendable {
    /// Its kind.
    var kind: IconPartKind
    /// Whether it was mirrored.
    var isMirrored: Bool
    /// How wide the gap is that others leave around it, as a share of the usual one.
    var gapFactor = 1.0
    /// The drawing, back to front.
    var marks: [IconMark]

    /// The extent of its ink; nil if it draws nothing.
    var bounds: Rect? { marks.reduce(nil) { Rect.union($0, $1.bounds) } }
  }

  /// Whether it has colours of its own, other than black, white and gray.
  var isFullColor: Bool {
    parts.contains { part in
      part.marks.contains { mark in
        [mark.fill, mark.stroke].contains { paint in
          if case .fixed(let color)? = paint { color.isColorful } else { false }
        }
      }
    }
  }
}

extension Color {
  /// Whether its hue is seen.
  fileprivate var isColorful: Bool {
    let channels = [red, green, blue]
    return Int(channels.max() ?? 0) - Int(channels.min() ?? 0) >= 24
  }
}

/// One outline with its paint, in final position.
struct IconMark: Sendable {
  /// The outline.
  var path: Path
  /// What fills it; nil leaves it empty.
  var fill: IconPaint?
  /// Whether it is filled by the even-odd rule.
  var usesEvenOdd = false
  /// What draws its line; nil for none.
  var stroke: IconPaint?
  /// The width of its line, in the units of the view box.
  var strokeWidth = 0.0
  /// Whether its line, though open, is the edge of an area that the filled version of the icon fills.
  var isArea = false
  /// How lines end.
  var cap = LineCap.round
  /// How lines meet.
  var join = LineJoin.round
  /// Outlines inside which nothing of it is drawn.
  var cutouts: [Path] = []

  /// The extent of its ink; nil if it draws nothing.
  var bounds: Rect? {
    guard let box = path.tightBounds else { return nil }
    let half = stroke == nil ? 0 : strokeWidth / 2
    return Rect(
      x: box.minX - half, y: box.minY - half, width: box.width + 2 * half, height: box.height + 2 * half)
  }
}

extension Rect {
  /// The least rectangle around two, either of which may be missing.
  static func union(_ first: Rect?, _ second: Rect?) -> Rect? {
    guard let first, let second else { return first ?? second }
    let (x, y) = (min(first.minX, second.minX), min(first.minY, second.minY))
    return Rect(x: x, y: y, width: max(first.maxX, second.maxX) - x, height: max(first.maxY, second.maxY) - y)
  }
}
