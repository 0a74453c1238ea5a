/// Two texts whose letters lie over each other.
struct OverlappingLines {
  /// The line of the text that is read first, and that of the other one.
  let first: CheckedLine, second: CheckedLine
  /// How far they reach into each other, in points.
  let depth: Double
}

extension CheckedPage {
  /// How far letters may reach into those of another text, in points.
  private static let allowedOverlap = 1.0

  /// The texts that lie over another one which is read before them, each once; of a chart, a table or a list the worst
  /// one.
  ///
  /// Texts in different layers of an `overlay` lie over each other on purpose, and so does what is over the screen.
  func overlappingLines(for rule: Rule) -> [OverlappingLines] {
    // Lines in the order of their upper edges are compared with those that begin before they end.
    let lines = lines.filter(\.isShown).map { (line: $0, reach: $0.reach) }.sorted { $0.reach.minY < $1.reach.minY }
    var inks: [Int: [Rect]] = [:]
    func ink(of index: Int) -> [Rect] {
      if let known = inks[index] { return known }
      let ink = lines[index].line.visibleInk
      inks[index] = ink
      return ink
    }
    var known: Set<Int> = []
    var found: [OverlappingLines] = []
    for (index, (line, reach)) in lines.enumerated() {
      for next in lines.indices[(index + 1)...] {
        let (other, otherReach) = lines[next]
        if otherReach.minY > reach.maxY { break }
        guard line.element != other.element, line.mayOverlap(other),
          !liesInOverlay(line.element, other.element), areInOneLayer(elements[line.element], elements[other.element])
        else { continue }
        let depth = Self.depth(ink(of: index), ink(of: next))
        guard depth > Self.allowedOverlap else { continue }
        let (first, second) = line.element < other.element ? (line, other) : (other, line)
        guard known.insert(second.element).inserted else { continue }
        found.append(OverlappingLines(first: first, second: second, depth: depth))
      }
    }
    return worst(of: found, for: rule) { ($0.second.element, $0.depth) }
  }

  /// How far the letters of a line reach into those of another one, in points; 0 for not at all.
  private static func depth(_ ink: [Rect], _ other: [Rect]) -> Double {
    var depth = 0.0
    for one in ink {
      for two in other where one.overlaps(two) {
        let shared = one.intersection(two)
        depth = max(depth, min(shared.width, shared.height))
      }
    }
    return depth
  }

  /// Whether two elements are in different layers of an `overlay`, which lie over each other on purpose.
  private func liesInOverlay(_ one: Int, _ other: Int) -> Bool {
    let outer = Set(ancestors(of: elements[one]).map(\.index))
    return ancestors(of: elements[other]).first { outer.contains($0.index) }?.name == .overlay
  }
}

extension CheckedLine {
  /// What of its glyphs is seen, on the page.
  fileprivate var visibleInk: [Rect] {
    guard let clip else { return glyphInk }
    return glyphInk.map(clip.intersection).filter { !$0.isEmpty }
  }

  /// Whether its letters may reach those of another line, by the boxes of both lines.
  ///
  /// Ink outside of a line is an exception, and less high than a line: lines that are farther apart never touch.
  fileprivate func mayOverlap(_ other: CheckedLine) -> Bool {
    let room = max(line.fontSize, other.line.fontSize) / 4
    return frame.expanded(by: room).overlaps(other.frame)
  }
}
