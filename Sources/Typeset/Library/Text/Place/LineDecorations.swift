/// The decorations of a line: backgrounds behind its runs, lines under and through them, boxes for missing characters.
struct LineDecorations {
  /// What is drawn before the glyphs.
  private(set) var behind: [FrameItem] = []
  /// What is drawn after them.
  private(set) var before: [FrameItem] = []

  /// The decorations of a line, in its own coordinates; all in points.
  init(_ line: VisualLine, of paragraph: MeasuredParagraph, baseline: Double, height: Double) {
    guard paragraph.shaped.hasDecorations else { return }
    let text = paragraph.text
    var bars = Bars()
    var x = 0.0
    for run in line.runs {
      let item = paragraph.items[run.item]
      let style = text.spans[item.span].style
      let top = baseline - style.shift
      if let background = style.background {
        bars.add(Rect(x: x, y: 0, width: run.width, height: height), background, behind: true)
      }
      if style.isUnderlined {
        bars.add(Strokes.underline(from: x, width: run.width, baseline: top, size: style.size), style.color)
      }
      if style.isStruck {
        bars.add(Strokes.strike(from: x, width: run.width, baseline: top, size: style.size), style.color)
      }
      if item.kind == .missing {
        before.append(.path(MissingBox.path(at: Point(x: x, y: top), size: item.size, color: style.color)))
      }
      x += run.width
    }
    behind = bars.behind.map(Self.item)
    before += bars.before.map(Self.item)
  }

  private static func item(_ bar: Bars.Bar) -> FrameItem { .path(PathItem(path: Path(bar.rect), fill: bar.color)) }

  /// Bars that grow while neighbours continue them at the same height in the same colour, so that no seam shows.
  private struct Bars {
    struct Bar {
      var rect: Rect
      var color: Color
    }

    /// What bars that may become one have in common.
    private struct Kind: Hashable {
      var color: Color
      var y: Double
      var height: Double
    }

    var behind: [Bar] = []
    var before: [Bar] = []
    /// The latest bar of each kind, as an index.
    private var latestBehind: [Kind: Int] = [:]
    private var latestBefore: [Kind: Int] = [:]

    mutating func add(_ rect: Rect, _ color: Color, behind isBehind: Bool = false) {
      if isBehind {
        Self.add(rect, color, to: &behind, &latestBehind)
      } else {
        Self.add(rect, color, to: &before, &latestBefore)
      }
    }

    private static func add(_ rect: Rect, _ color: Color, to bars: inout [Bar], _ latest: inout [Kind: Int]) {
      let kind = Kind(color: color, y: rect.minY, height: rect.height)
      if let last = latest[kind], abs(bars[last].rect.maxX - rect.minX) < 0.001 {
        bars[last].rect.size.width = rect.maxX - bars[last].rect.minX
      } else {
        latest[kind] = bars.count
        bars.append(Bar(rect: rect, color: color))
      }
    }
  }
}

/// Where lines run under and through text: by the default font, so that they do not jump at a fallback font.
private enum Strokes {
  /// The middle of the line under text, below the baseline, per em.
  private static let underlinePosition = 0.125
  /// The middle of the line through text, above the baseline, per em.
  private static let strikePosition = 0.322
  /// The thickness of both, per em.
  private static let thickness = 0.05

  static func underline(from x: Double, width: Double, baseline: Double, size: Double) -> Rect {
    bar(from: x, width: width, middle: baseline + underlinePosition * size, size: size)
  }

  static func strike(from x: Double, width: Double, baseline: Double, size: Double) -> Rect {
    bar(from: x, width: width, middle: baseline - strikePosition * size, size: size)
  }

  private static func bar(from x: Double, width: Double, middle: Double, size: Double) -> Rect {
    Rect(x: x, y: middle - thickness * size / 2, width: width, height: thickness * size)
  }
}

extension MissingBox {
  /// The box of a character whose pen is at a point on the baseline.
  fileprivate static func path(at pen: Point, size: Double, color: Color) -> PathItem {
    let half = line / 2 * size
    let rect = Rect(
      x: pen.x + margin * size + half, y: pen.y - height * size + half,
      width: (advance - 2 * margin) * size - 2 * half, height: height * size - 2 * half)
    return PathItem(path: Path(rect), stroke: Stroke(color: color, width: line * size))
  }
}
