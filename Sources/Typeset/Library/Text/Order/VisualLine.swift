/// A line in visual order (UAX #9, L1 and L2), not yet in its place.
struct VisualLine {
  /// UTF-16 offsets, hanging blanks and the forced break included.
  let range: Range<Int>
  /// Its runs from left to right; their pieces are in the same order.
  let runs: [LineRun]
  /// The sum of their widths, in points.
  let width: Double

  /// Orders a line. Blanks that hang come after its end, as rule L1 asks.
  init(_ line: LineSlice, of paragraph: MeasuredParagraph) {
    var visual = Self.ordered(line.runs, of: paragraph)
    for index in visual.indices where paragraph.items[visual[index].item].direction == .rightToLeft {
      visual[index].pieces.reverse()
    }
    width = visual.reduce(0) { $0 + $1.width }
    if let blank = line.hangingBlank {
      if paragraph.text.direction == .leftToRight { visual.append(blank) } else { visual.insert(blank, at: 0) }
    }
    range = line.range
    runs = visual
  }

  private static func ordered(_ runs: [LineRun], of paragraph: MeasuredParagraph) -> [LineRun] {
    guard let first = runs.first else { return [] }
    let level = paragraph.items[first.item].level
    if paragraph.analysed.edges.isEmpty, runs.allSatisfy({ paragraph.items[$0.item].level == level }) {
      return level & 1 == 0 ? runs : runs.reversed()
    }
    // The edge of an isolate takes part as a run without width, so that two isolates side by side stay apart.
    var levels: [UInt8] = []
    var places: [Int?] = []
    for (index, run) in runs.enumerated() {
      if index > 0, let edge = paragraph.analysed.edge(at: run.text.lowerBound) {
        levels.append(edge.level)
        places.append(nil)
      }
      levels.append(paragraph.items[run.item].level)
      places.append(index)
    }
    return BidiReordering.visualOrder(of: levels).compactMap { places[$0].map { runs[$0] } }
  }
}

extension BrokenParagraph {
  /// A line, by its number from 0, in visual order.
  func visualLine(_ index: Int) -> VisualLine {
    VisualLine(LineSlicer(paragraph).slice(lines[index]), of: paragraph)
  }
}
