/// A line in visual order (UAX #9, L1 and L2), not yet in its place.
struct VisualLine {
  /// UTF-16 offsets, hanging blanks and the forced break included.
  let range: Range<Int>
  /// Its runs from left to right.
  let runs: [LineRun]
  /// The pieces of all its runs from left to right.
  let pieces: [LinePiece]
  /// The sum of their widths, in points.
  let width: Double

  /// Orders a line. Blanks that hang come after its end, as rule L1 asks.
  init(_ line: LineSlice, of paragraph: MeasuredParagraph) {
    var visual = Self.ordered(line.runs, of: paragraph)
    width = visual.reduce(0) { $0 + $1.width }
    if let blank = line.hangingBlank {
      if paragraph.text.direction == .leftToRight { visual.append(blank) } else { visual.insert(blank, at: 0) }
    }
    range = line.range
    (runs, pieces) = Self.arranged(visual, line.pieces, of: paragraph)
  }

  /// Brings the pieces into the order of the runs, those of a run from right to left reversed.
  private static func arranged(
    _ runs: [LineRun], _ pieces: [LinePiece], of paragraph: MeasuredParagraph
  ) -> ([LineRun], [LinePiece]) {
    var next = 0
    let areInOrder = runs.allSatisfy { run in
      defer { next = run.pieces.upperBound }
      return run.pieces.lowerBound == next
        && (run.pieces.count == 1 || paragraph.items[run.item].direction == .leftToRight)
    }
    if areInOrder { return (runs, pieces) }
    var (runs, arranged) = (runs, [LinePiece]())
    arranged.reserveCapacity(pieces.count)
    for index in runs.indices {
      let own = runs[index].pieces
      let start = arranged.count
      if paragraph.items[runs[index].item].direction == .leftToRight {
        for piece in own { arranged.append(pieces[piece]) }
      } else {
        for piece in own.reversed() { arranged.append(pieces[piece]) }
      }
      runs[index].pieces = start..<arranged.count
    }
    return (runs, arranged)
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
