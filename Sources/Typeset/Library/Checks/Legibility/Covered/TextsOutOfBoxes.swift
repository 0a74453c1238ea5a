extension CheckedPage {
  /// How far ink has to be outside, in points.
  private static let leastExcess = 1.0

  /// The texts that leave the nearest box around them that is seen.
  func escapedTexts(among lines: [CheckedLine]) -> [CoveredText] {
    var worst: [Int: CoveredText] = [:]
    for line in lines where bar(of: elements[line.element]) == nil {
      guard let box = visibleBox(around: elements[line.element]), !box.frame.contains(line.frame),
        let ink = line.ink, !isCutOff(line)
      else { continue }
      let excess = Self.excess(of: ink, over: box.frame)
      guard excess > Self.leastExcess, Self.excess(of: line.frame, over: box.frame) > Self.leastExcess,
        excess > worst[line.element]?.amount ?? 0
      else { continue }
      worst[line.element] = CoveredText(line: line, cause: .outside(box), amount: excess)
    }
    return worst.keys.sorted().filter { !runsIntoOther($0, among: lines) }.compactMap { worst[$0] }
  }

  /// Whether the edge of the screen, or of what it is in, hides some of a line.
  private func isCutOff(_ line: CheckedLine) -> Bool {
    let screen = isScreen ? Rect(origin: .zero, size: frame.size) : nil
    let areas = [screen, line.clip].compactMap(\.self).map { $0.expanded(by: 1) }
    return !areas.isEmpty && line.glyphInk.contains { ink in areas.contains { !$0.contains(ink) } }
  }

  private static func excess(of inner: Rect, over outer: Rect) -> Double {
    max(outer.minX - inner.minX, inner.maxX - outer.maxX, outer.minY - inner.minY, inner.maxY - outer.maxY)
  }

  /// The nearest element whose own ground or border is seen around a text; nil if nothing is painted around it, or the
  /// text is a part of a drawing.
  private func visibleBox(around text: CheckedElement) -> CheckedElement? {
    for element in [text] + ancestors(of: text) {
      if element.name?.isInfographic == true || element.name == .icon { return nil }
      if hasVisibleBox(element) { return element }
    }
    return nil
  }
}
