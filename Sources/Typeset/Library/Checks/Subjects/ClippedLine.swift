/// A line of text of which something hides a part.
struct ClippedLine {
  /// The line.
  let line: CheckedLine
  /// What its letters draw, and what is seen of that, on the page.
  let ink: Rect, visible: Rect
  /// The element that cuts it off; nil for the edge of the screen.
  let clipper: CheckedElement?

  /// How much of its height and of its width is hidden together, in points.
  var hiddenLength: Double { ink.height - visible.height + ink.width - visible.width }
}

extension CheckedPage {
  /// The first line of each text whose letters the edge of a screen, or what the text is in, cuts off by more than a
  /// point; of a chart, a table or a list the worst one.
  ///
  /// What reaches beyond the sides of a screen is left out: it is too wide, and nothing clips it (R080). So is what is
  /// in a layer that people scroll.
  func clippedLines(for rule: Rule) -> [ClippedLine] {
    let edges = isScreen ? Rect(origin: .zero, size: frame.size) : nil
    var known: Set<Int> = []
    var found: [ClippedLine] = []
    for line in lines where line.isShown && !isScrolled(elements[line.element]) {
      let areas = [edges, line.clip].compactMap(\.self)
      let reach = line.reach
      guard areas.contains(where: { !$0.contains(reach) }), let ink = line.ink else { continue }
      if let edges, ink.minX <= -1 || ink.maxX >= edges.width + 1 { continue }
      let visible = areas.reduce(ink) { $0.intersection($1) }
      guard visible.height < ink.height - 1 || visible.width < ink.width - 1, known.insert(line.element).inserted
      else { continue }
      let isCutInside = line.clip.map { ink.intersection($0).size != ink.size } ?? false
      found.append(
        ClippedLine(line: line, ink: ink, visible: visible, clipper: isCutInside ? clipper(of: line) : nil))
    }
    return worst(of: found, for: rule) { ($0.line.element, $0.hiddenLength) }
  }

  /// The element outside of which nothing of a line is drawn.
  private func clipper(of line: CheckedLine) -> CheckedElement {
    let element = elements[line.element]
    return ([element] + ancestors(of: element)).prefix { $0.clip == line.clip }.last ?? element
  }

  /// Of faults in one chart, table or list the worst one, each at its first place; `place` gives the index of the
  /// element of a fault and how bad it is.
  func worst<Found>(
    of faults: [Found], for rule: Rule, _ place: (Found) -> (element: Int, severity: Double)
  ) -> [Found] {
    var places: [Int: Int] = [:]
    var result: [Found] = []
    for fault in faults {
      let (element, severity) = place(fault)
      let whole = whole(of: elements[element], for: rule).index
      if let known = places[whole] {
        if severity > place(result[known]).severity { result[known] = fault }
      } else {
        places[whole] = result.count
        result.append(fault)
      }
    }
    return result
  }
}
