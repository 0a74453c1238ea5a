/// The cells of one row of a table, their first baselines on one line; where the table is folded, below each other.
struct TableRow: Arrangement {
  /// The line below a row.
  struct Line {
    /// Its colour.
    let color: Color
    /// Its thickness in points.
    let thickness: Double
  }

  private let cells: [LayoutNode]
  private let grid: TableGrid
  private let line: Line?
  /// The direction in which the columns run.
  private let direction: Direction
  private let folded: FoldedRow

  /// A row of `cells`, each of which is laid out by a `TableCell`.
  init(_ cells: [LayoutNode], folded: FoldedRow, grid: TableGrid, line: Line?, layoutDirection: Direction) {
    self.cells = cells
    self.folded = folded
    self.grid = grid
    self.line = line
    direction = R065TableColumns.direction(order: grid.order, layoutDirection: layoutDirection)
  }

  func widths() -> Widths { grid.widths() }

  func extent(in width: Double) -> Extent {
    if grid.folds(in: width) { return folded.extent(in: width) }
    let columns = grid.columns(in: width)
    let baseline = baseline(in: columns)
    var height = 0.0
    for (cell, width) in zip(cells, columns.widths) {
      let own = cell.extent(in: width)
      height = max(height, own.height + drop(of: own, to: baseline))
    }
    return Extent(height: height, firstBaseline: baseline)
  }

  func place(in size: Size, at origin: Point, into items: inout [FrameItem]) -> TextDecisions? {
    paintLine(in: size, at: origin, into: &items)
    if grid.folds(in: size.width) { return folded.place(in: size, at: origin, into: &items) }
    let columns = grid.columns(in: size.width)
    let baseline = baseline(in: columns)
    for (index, cell) in cells.enumerated() {
      let width = columns.widths[index]
      (cell.arrangement as? TableCell)?.drop = drop(of: cell.extent(in: width), to: baseline)
      let x = direction.x(of: width, at: columns.offsets[index], in: size.width)
      cell.place(Size(width: width, height: size.height), at: origin + Point(x: x, y: 0), into: &items)
    }
    return nil
  }

  func shareSpare(_ spare: Double, in width: Double) {
    if grid.folds(in: width) { return }
    for (cell, own) in zip(cells, grid.columns(in: width).spares) { cell.spareWidth = max(0, own) }
  }

  private func paintLine(in size: Size, at origin: Point, into items: inout [FrameItem]) {
    guard let line, size.height > 0, size.width > 0 else { return }
    let rect = Rect(
      x: origin.x, y: origin.y + size.height - line.thickness, width: size.width, height: line.thickness)
    items.append(.path(PathItem(path: Path(rect), fill: line.color)))
  }

  /// The deepest first baseline; nil where no cell has text.
  private func baseline(in columns: TableColumns) -> Double? {
    var deepest: Double?
    for (cell, width) in zip(cells, columns.widths) {
      guard let own = cell.extent(in: width).firstBaseline else { continue }
      deepest = max(deepest ?? own, own)
    }
    return deepest
  }

  /// How far a cell's contents move down for its first baseline; what has none stays at the top.
  private func drop(of cell: Extent, to baseline: Double?) -> Double {
    guard let own = cell.firstBaseline, let baseline else { return 0 }
    return max(0, baseline - own)
  }
}

/// What a cell holds, moved down to the baseline of its row; the cell itself is as high as the row.
final class TableCell: Arrangement {
  /// Its text or its blocks.
  let contents: any Arrangement
  /// The distance by which they move down, in points; the row decides it before it places the cell.
  var drop = 0.0

  init(_ contents: any Arrangement) { self.contents = contents }

  func widths() -> Widths { contents.widths() }
  func extent(in width: Double) -> Extent { contents.extent(in: width) }
  func drawing(in size: Size) -> DrawingDecisions { contents.drawing(in: size) }
  func shareSpare(_ spare: Double, in width: Double) { contents.shareSpare(spare, in: width) }

  func place(in size: Size, at origin: Point, into items: inout [FrameItem]) -> TextDecisions? {
    contents.place(
      in: Size(width: size.width, height: max(0, size.height - drop)), at: origin + Point(x: 0, y: drop), into: &items)
  }
}
