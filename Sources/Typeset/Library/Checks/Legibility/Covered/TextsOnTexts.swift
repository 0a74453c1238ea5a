extension CheckedPage {
  /// The texts whose letters are on top of those of another layer of an `overlay`, with nothing in between.
  func overlaidTexts(among lines: [CheckedLine]) -> [CoveredText] {
    guard elements.contains(where: { $0.name == .overlay }) else { return [] }
    var inOverlays: [(line: CheckedLine, ink: [Rect])] = []
    for line in lines where ancestors(of: elements[line.element]).contains(where: { $0.name == .overlay }) {
      inOverlays.append((line, line.seenGlyphInk))
    }
    inOverlays.sort { $0.line.reach.minY < $1.line.reach.minY }
    var found: [CoveredText] = []
    for (index, (line, ink)) in inOverlays.enumerated() {
      for (other, otherInk) in inOverlays[(index + 1)...] {
        if other.reach.minY > line.reach.maxY { break }
        guard line.element != other.element, overlay(of: line.element, and: other.element) != nil,
          // A shadow that its author makes of the same words.
          text(of: elements[line.element]) != text(of: elements[other.element]),
          let shared = CheckedLine.sharedPlace(ink, otherInk)
        else { continue }
        let (lower, upper) = line.element < other.element ? (line, other) : (other, line)
        guard !isParted(lower, upper, at: shared) else { continue }
        found.append(CoveredText(line: upper, cause: .overlaid(on: lower), amount: shared.height))
      }
    }
    return found.sorted { $0.line.element < $1.line.element }
  }

  /// Whether something opaque is painted between two lines at a place that they share, so that only one is seen.
  private func isParted(_ lower: CheckedLine, _ upper: CheckedLine, at shared: Rect) -> Bool {
    guard let below = lower.runs.last?.drawingsBelow, let above = upper.runs.first?.drawingsBelow, below < above else {
      return false
    }
    return drawings[below..<above].contains { drawing in
      if case .whole(let color) = drawing.coverage(of: shared) {
        color.alpha >= CheckedDrawing.leastOpacity
      } else {
        false
      }
    }
  }
}
