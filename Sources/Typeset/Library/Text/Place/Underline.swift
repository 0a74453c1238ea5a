/// The line under a stretch of a line of text, which leaves its letters free: it runs below the dots of letters such as
/// beh, stops beside what reaches further down, and runs below all of it where little of it would be left.
///
/// Source: W3C, Arabic & Persian Layout Requirements (underlines); CSS Text Decoration 4, `text-decoration-skip-ink`.
struct Underline {
  /// Its upper edge below the top of the line of text, in points.
  private let top: Double
  /// How thick it is, in points.
  private let thickness: Double
  /// Its parts from left to right, in points.
  private let parts: [ClosedRange<Double>]

  /// The least share of a stretch that a line with gaps has to cover.
  private static let leastShare = 0.4

  /// The line under runs side by side of a line of text that is `height` points high.
  init(of runs: ArraySlice<DecoratedRun>, height: Double) {
    let asked = runs.stroke(\.underline)
    let thickness = asked.height
    var top = asked.minY
    for run in runs {
      for letter in ShallowLetters.letters(of: run.item.script) {
        top = max(top, run.baseline + run.item.font.depth(of: letter) * run.item.size + thickness)
      }
    }
    let ends = asked.minX...max(asked.minX, asked.maxX)
    let obstacles = runs.flatMap { $0.ink(from: top - thickness / 2, to: top + thickness * 1.5) }
    var parts = Self.parts(of: ends, without: obstacles, margin: thickness)
    let share = parts.reduce(0) { $0 + $1.upperBound - $1.lowerBound } / max(asked.width, .leastNormalMagnitude)
    if !obstacles.isEmpty, share < Self.leastShare,
      let bottom = runs.compactMap(\.bottom).max(), bottom + 2 * thickness <= height * 1.1
    {
      (top, parts) = (bottom + thickness, [ends])
    }
    (self.top, self.thickness, self.parts) = (top, thickness, parts)
  }

  /// What is left of a range beside obstacles, which get room on both sides; crumbs go.
  private static func parts(
    of ends: ClosedRange<Double>, without obstacles: [ClosedRange<Double>], margin: Double
  ) -> [ClosedRange<Double>] {
    guard !obstacles.isEmpty else { return [ends] }
    var parts: [ClosedRange<Double>] = []
    var start = ends.lowerBound
    for gap in obstacles.map({ $0.lowerBound - margin...$0.upperBound + margin }).merged() {
      let end = min(gap.lowerBound, ends.upperBound)
      if end - start >= 2 * margin { parts.append(start...end) }
      start = max(start, gap.upperBound)
    }
    if ends.upperBound - start >= 2 * margin { parts.append(start...ends.upperBound) }
    return parts
  }

  /// Draws it under its runs, in the colour of each.
  func draw(under runs: ArraySlice<DecoratedRun>, into bars: inout DecorationBars) {
    for run in runs {
      for part in parts {
        let (left, right) = (max(part.lowerBound, run.left), min(part.upperBound, run.right))
        if left < right { bars.add(Rect(x: left, y: top, width: right - left, height: thickness), run.style.color) }
      }
    }
  }
}

/// Letters below which a line runs without a gap, since so many letters of their script reach as far.
private enum ShallowLetters {
  static func letters(of script: Script) -> [Unicode.Scalar] {
    switch script.tag {
    // Beh and peh: a dot and three below a letter on the baseline.
    case "Arab": ["\u{628}", "\u{67E}"]
    // Signs that fill their em.
    case "Hani", "Hang", "Hira", "Kana", "Bopo": ["\u{56FD}", "\u{6C38}", "\u{B97C}", "\u{3042}"]
    default: []
    }
  }
}

extension DecoratedRun {
  /// Where its glyphs have ink between two heights below the top of the line, as ranges on the line.
  fileprivate func ink(from top: Double, to bottom: Double) -> [ClosedRange<Double>] {
    guard item.kind == .text else { return [] }
    var found: [ClosedRange<Double>] = []
    forEachGlyph { glyph, x in
      let upper = (baseline - top) / item.scale - Double(glyph.yOffset)
      let lower = (baseline - bottom) / item.scale - Double(glyph.yOffset)
      guard let box = item.font.face.ink(of: glyph.id), -box.minY > lower, -box.maxY < upper else { return }
      let ranges =
        item.font.drawsPictures
        ? [box.minX...box.maxX] : item.font.face.outline(of: glyph.id).ink(between: lower, and: upper)
      for range in ranges { found.append(x + range.lowerBound * item.scale...x + range.upperBound * item.scale) }
    }
    return found
  }

  /// How far its ink reaches below the top of the line; nil if it has none.
  fileprivate var bottom: Double? {
    guard item.kind == .text else { return nil }
    var lowest: Double?
    forEachGlyph { glyph, _ in
      guard let box = item.font.face.ink(of: glyph.id) else { return }
      let bottom = baseline + (box.maxY - Double(glyph.yOffset)) * item.scale
      lowest = max(lowest ?? bottom, bottom)
    }
    return lowest
  }
}
