@testable import Typeset

/// The cells of a square grid in which something is drawn.
struct IconCoverage {
  /// The part of an icon that the grid lies on, a square in units of the view box.
  let window: Rect
  /// How many cells a row and a column have.
  let side: Int
  /// Whether each cell is covered, row by row.
  private(set) var cells: [Bool]

  /// An empty grid.
  init(window: Rect = Rect(x: 0, y: 0, width: 24, height: 24), side: Int = 64) {
    self.window = window
    self.side = side
    cells = Array(repeating: false, count: side * side)
  }

  /// How many cells are covered.
  var count: Int { cells.count { $0 } }

  /// The cells as bits, 64 in each word.
  var words: [UInt64] {
    var words = [UInt64](repeating: 0, count: cells.count / 64)
    for cell in cells.indices where cells[cell] { words[cell >> 6] |= 1 << UInt64(cell & 63) }
    return words
  }

  /// Adds the ink of marks.
  mutating func add(_ marks: some Sequence<IconMark>) {
    for mark in marks {
      guard !mark.cutouts.isEmpty else {
        draw(mark)
        continue
      }
      var ink = IconCoverage(window: window, side: side)
      ink.draw(mark)
      for cutout in mark.cutouts { ink.fill(cutout.polylines(), with: false) }
      for index in cells.indices where ink.cells[index] { cells[index] = true }
    }
  }

  private mutating func draw(_ mark: IconMark) {
    let outlines = mark.path.polylines()
    if mark.fill != nil { fill(outlines, with: true) }
    if mark.stroke != nil { for line in outlines { stroke(line, width: mark.strokeWidth) } }
  }

  /// Adds the cells whose middle fulfils a condition.
  mutating func add(where holds: (Point) -> Bool) {
    for row in 0..<side {
      for column in 0..<side where !cells[row * side + column] {
        cells[row * side + column] = holds(middle(row, column))
      }
    }
  }

  /// Removes the cells of another grid.
  mutating func subtract(_ other: IconCoverage) {
    for index in cells.indices where other.cells[index] { cells[index] = false }
  }

  /// The covered cells that hang together over edges.
  func pieces() -> [[Int]] {
    var seen = cells.map { !$0 }
    return cells.indices.compactMap { start in
      guard !seen[start] else { return nil }
      var (stack, piece) = ([start], [start])
      seen[start] = true
      while let cell = stack.popLast() {
        for next in neighbours(of: cell) where !seen[next] {
          seen[next] = true
          stack.append(next)
          piece.append(next)
        }
      }
      return piece
    }
  }

  /// Whether a disc of a diameter, in units, has room in a piece.
  func isThick(_ diameter: Double, in piece: [Int]) -> Bool {
    let reach = diameter / 2 / step
    let far = Int(reach)
    return piece.contains { cell in
      let (row, column) = cell.quotientAndRemainder(dividingBy: side)
      return (-far...far).allSatisfy { down in
        (-far...far).allSatisfy { right in
          if Double(down * down + right * right) > reach * reach { return true }
          let (row, column) = (row + down, column + right)
          return row >= 0 && row < side && column >= 0 && column < side && cells[row * side + column]
        }
      }
    }
  }

  /// Whether a covered cell touches a cell that another grid does not cover.
  func touches(outsideOf other: IconCoverage) -> Bool {
    cells.indices.contains { cells[$0] && neighbours(of: $0).contains { !other.cells[$0] } }
  }

  private func neighbours(of cell: Int) -> [Int] {
    let (row, column) = cell.quotientAndRemainder(dividingBy: side)
    var found: [Int] = []
    if row > 0 { found.append(cell - side) }
    if row < side - 1 { found.append(cell + side) }
    if column > 0 { found.append(cell - 1) }
    if column < side - 1 { found.append(cell + 1) }
    return found
  }
}

extension IconCoverage {
  /// The side of a cell, in units of the view box.
  private var step: Double { window.width / Double(side) }

  private func middle(_ row: Int, _ column: Int) -> Point {
    Point(x: window.minX + (Double(column) + 0.5) * step, y: window.minY + (Double(row) + 0.5) * step)
  }

  /// The rows or columns whose middles may lie between two distances from the window's edge.
  private func range(_ low: Double, _ high: Double) -> Range<Int> {
    let first = max(0, Int((low / step - 0.5).rounded(.up)))
    return first..<max(first, min(side, Int((high / step - 0.5).rounded(.down)) + 1))
  }

  /// Covers the inside of outlines by the even-odd rule, or uncovers it.
  private mutating func fill(_ outlines: [Path.Polyline], with isCovered: Bool) {
    var crossings = [[Double]](repeating: [], count: side)
    for line in outlines {
      for index in line.points.indices.dropFirst() {
        let (start, end) = (line.points[index - 1], line.points[index])
        for row in range(min(start.y, end.y) - window.minY, max(start.y, end.y) - window.minY) {
          let y = middle(row, 0).y
          guard (start.y > y) != (end.y > y) else { continue }
          crossings[row].append(start.x + (y - start.y) / (end.y - start.y) * (end.x - start.x))
        }
      }
    }
    for row in 0..<side where !crossings[row].isEmpty {
      let edges = crossings[row].sorted()
      for edge in stride(from: 0, to: edges.count - 1, by: 2) {
        for column in range(edges[edge] - window.minX, edges[edge + 1] - window.minX) {
          cells[row * side + column] = isCovered
        }
      }
    }
  }

  /// Draws a line with a round pen.
  private mutating func stroke(_ line: Path.Polyline, width: Double) {
    let reach = width / 2
    let ends = line.points.count == 1 ? [line.points[0], line.points[0]] : line.points
    for index in ends.indices.dropFirst() {
      let (start, end) = (ends[index - 1], ends[index])
      for row in range(min(start.y, end.y) - reach - window.minY, max(start.y, end.y) + reach - window.minY) {
        for column in range(min(start.x, end.x) - reach - window.minX, max(start.x, end.x) + reach - window.minX)
        where !cells[row * side + column] {
          cells[row * side + column] = middle(row, column).distance(toSegment: start, end) <= reach
        }
      }
    }
  }
}
