/// Equal columns in the order of the context; a row is as high as its tallest cell.
struct Grid: Arrangement {
  private let cells: [LayoutNode]
  private let columns: GridColumns
  private let environment: TextEnvironment

  init(_ attributes: Attributes, _ cells: [LayoutNode], environment: TextEnvironment, textScale: Double) {
    self.cells = cells
    columns = GridColumns(attributes, textScale: textScale)
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

  private func rows(in width: Double) -> [GridRow] {
    let count = columns.count(in: width)
    return stride(from: 0, to: cells.count, by: count).map { first in
      GridRow(
        cells: Array(cells[first..<min(first + count, cells.count)]), columns: columns, environment: environment)
    }
  }
}

/// The columns of a grid.
struct GridColumns {
  /// The distance between columns and between rows, in points.
  let spacing: Double
  private let most: Int?
  private let leastWidth: Double?

  init(_ attributes: Attributes, textScale: Double) {
    spacing = Spacing(.grid, attributes).distance
    most = attributes[GridElement.columns]
    leastWidth = attributes[GridElement.minColumn].map { R139Columns.leastWidth($0, textScale: textScale) }
  }

  /// How many columns there are in a width, at least one.
  func count(in width: Double) -> Int {
    R139Columns.count(in: width, most: most, leastWidth: leastWidth, spacing: spacing)
  }

  /// The width of one column in a width.
  func columnWidth(in width: Double) -> Double {
    let count = Double(count(in: width))
    return max(0, (width - spacing * (count - 1)) / count)
  }

  /// The widths of the grid from those of its widest cell.
  func widths(cell: Widths, cells: Int) -> Widths {
    let minContent = max(cell.minContent, leastWidth ?? 0)
    let maxContent = max(cell.maxContent, leastWidth ?? 0)
    let maxCount = Double(max(1, most ?? min(cells, 10_000)))
    let minCount = leastWidth == nil ? maxCount : 1
    return Widths(
      minContent: minContent * minCount + spacing * (minCount - 1),
      maxContent: maxContent * maxCount + spacing * (maxCount - 1))
  }
}

/// The cells of one row of a grid.
struct GridRow: Arrangement {
  let cells: [LayoutNode]
  let columns: GridColumns
  let environment: TextEnvironment

  func widths() -> Widths { .zero }

  func extent(in width: Double) -> Extent {
    let column = columns.columnWidth(in: width)
    var extent = Extent(height: 0, firstBaseline: nil)
    for cell in cells {
      let own = cell.extent(in: cell.width(offered: column))
      extent.height = max(extent.height, own.height)
      if extent.firstBaseline == nil { extent.firstBaseline = own.firstBaseline }
    }
    return extent
  }

  func place(in size: Size, at origin: Point, into items: inout [FrameItem]) -> TextDecisions? {
    let column = columns.columnWidth(in: size.width)
    var offset = 0.0
    for cell in cells {
      let width = cell.width(offered: column)
      cell.warnIfWider(width, than: column)
      let height =
        cell.box.height == .fill ? cell.box.heightBounds.clamp(size.height) : cell.extent(in: width).height
      let u = offset + environment.align.offset(of: width, in: column)
      let x = environment.layoutDirection.x(of: width, at: u, in: size.width)
      cell.place(Size(width: width, height: height), at: origin + Point(x: x, y: 0), into: &items)
      offset += column + columns.spacing
    }
    return nil
  }
}
