/// A line of text of which something hides a part.
struct ClippedLine {
  /// The line.
  let line: CheckedLine
  /// How much of its height is hidden, in points.
  let hiddenHeight: Double
}

extension CheckedPage {
  /// The first line of each text that the edge of a screen, or what the text is in, cuts off by more than a point.
  ///
  /// What reaches beyond the sides of a screen is left out: it is too wide, and nothing clips it (R080).
  func clippedLines() -> [ClippedLine] {
    let edges = isScreen ? Rect(origin: .zero, size: frame.size) : nil
    var known: Set<Int> = []
    return lines.compactMap { line in
      guard edges != nil || line.clip != nil, !line.runs.isEmpty, !line.text.allSatisfy(\.isWhitespace) else {
        return nil
      }
      let ink = line.inkBox
      if let edges, ink.minX <= -1 || ink.maxX >= edges.width + 1 { return nil }
      let visible = [edges, line.clip].reduce(ink) { visible, area in area.map(visible.intersection) ?? visible }
      guard visible.height < ink.height - 1 || visible.width < ink.width - 1, known.insert(line.element).inserted else {
        return nil
      }
      return ClippedLine(line: line, hiddenHeight: ink.height - visible.height)
    }
  }
}
