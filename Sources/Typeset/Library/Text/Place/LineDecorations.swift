/// The decorations of a line: backgrounds behind its runs, lines under and through them, boxes for missing characters.
struct LineDecorations {
  /// What is drawn before the glyphs.
  private(set) var behind: [FrameItem] = []
  /// What is drawn after them.
  private(set) var before: [FrameItem] = []

  /// The decorations of a line, in its own coordinates; all in points.
  init(_ line: VisualLine, of paragraph: MeasuredParagraph, baseline: Double, height: Double) {
    guard paragraph.shaped.hasDecorations else { return }
    let runs = DecoratedRun.runs(of: line, of: paragraph, baseline: baseline)
    var (grounds, strokes) = (DecorationBars(), DecorationBars())
    for run in runs {
      if let background = run.style.background {
        grounds.add(Rect(x: run.left, y: 0, width: run.width, height: height), background)
      }
      if run.item.kind == .missing {
        before.append(
          .path(MissingBox.path(at: Point(x: run.left, y: run.baseline), size: run.item.size, color: run.style.color)))
      }
    }
    for stretch in runs.stretches(where: \.style.isUnderlined) {
      Underline(of: stretch, height: height).draw(under: stretch, into: &strokes)
    }
    for stretch in runs.stretches(where: \.style.isStruck) {
      let line = stretch.stroke(\.strike)
      for run in stretch {
        strokes.add(Rect(x: run.left, y: line.minY, width: run.width, height: line.height), run.style.color)
      }
    }
    behind = grounds.items
    before += strokes.items
  }
}

extension ArraySlice<DecoratedRun> {
  /// The line of a stretch, from its left to its right end, as the fonts ask for: as thick as the thickest, as low as
  /// the lowest. Raised and lowered text follows the line of the text around it.
  func stroke(_ stroke: KeyPath<Font, TextStroke>) -> Rect {
    let level = contains { $0.style.shift == 0 } ? 0 : self[startIndex].style.shift
    var (top, thickness) = (-Double.infinity, 0.0)
    for run in self where run.style.shift == level {
      let own = run.item.font[keyPath: stroke]
      top = Swift.max(top, run.baseline + own.top * run.item.size)
      thickness = Swift.max(thickness, own.thickness * run.item.size)
    }
    let (left, right) = (self[startIndex].left, self[endIndex - 1].right)
    return Rect(x: left, y: top, width: right - left, height: thickness)
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
