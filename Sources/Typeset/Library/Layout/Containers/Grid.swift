/// Equal columns in the order of the context; a row is as high as its tallest cell.
///
/// There are fewer columns than the author asks for where the words of the cells do not fit into them (R139).
struct Grid: Arrangement {
  private let cells: [LayoutNode]
  private let columns: GridColumns
  private let environment: TextEnvironment

  init(_ attributes: Attributes, _ cells: [LayoutNode], environment: TextEnvironment, textScale: Double) {
    self.cells = cells
    columns = GridColumns(attributes, textScale: textScale) { cells.reduce(0) { max($0, $1.widths.minContent) } }
    self.environment = environment
  }

  func widths() -> Widths {
    let minContent = cells.reduce(0) { max($0, $1.widths.minContent) }
    let maxContent = cells.reduce(0) { max($0, $1.widths.maxContent) }
    return columns.widths(cell: Widths(minContent: minContent, maxContent: maxContent), cells: cells.count)
  }

  func extent(in width: Double) -> Extent {
    var extent = Extent(height: 0, firstBaseline: nil)
    for row in rows(in: width) {
      let own = row.extent(in: width)
      if extent.height > 0 { extent.height += columns.spacing }
      if extent.firstBaseline == nil { extent.firstBaseline = own.firstBaseline.map { $0 + extent.height } }
      extent.height += own.height
    }
    return extent
  }

  func place(in size: Size, at origin: Point, into items: inout [FrameItem]) -> TextDecisions? {
    var y = origin.y
    for row in rows(in: size.width) {
      let height = row.extent(in: size.width).height
      _ = row.place(
        in: Size(width: size.width, height: height), at: Point(x: origin.x, y: y), into: &items)
      y += height + columns.spacing
    }
    return nil
  }

  func shareSpare(_ spare: Double, in width: Double) {
    for row in rows(in: width) { row.shareSpare(0, in: width) }
  }

  func drawing(in size: Size) -> DrawingDecisions {
    DrawingDecisions(rules: columns.areFewer(in: size.width, cells: cells.count) ? [R139Columns.rule] : [])
  }

  private func rows(in width: Double) -> [GridRow] {
    let count = columns.count(in: width)
    return stride(from: 0, to: cells.count, by: count).map { first in
      GridRow(
        cells: Array(cells[first..<min(first + count, cells.count)]), columns: columns, environment: environment)
    }
  }
}
