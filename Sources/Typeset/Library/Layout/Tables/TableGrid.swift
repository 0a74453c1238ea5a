/// The columns of one table, which all of its rows share.
///
/// Rows are measured at the first question, when every set of R023 is complete.
final class TableGrid {
  /// What a column asks for.
  private struct Column {
    /// The least and ideal width of its widest cells, in points.
    var widths = Widths.zero
    /// The width that the cell of the first row asks for, in points; nil for none.
    var given: Double?
    /// The share of the table's width that the cell of the first row asks for; nil for none.
    var share: Double?
    /// Its share of what is left over; nil where the cell of the first row names none.
    var grow: Double?
    /// The bounds that the cell of the first row names.
    var bounds = Bounds()

    /// The column in a table of a width.
    func resolved(of width: Double) -> Column {
      var column = self
      column.given = share.map { $0 * width } ?? given
      column.bounds = bounds.resolved(of: width)
      return column
    }
  }

  /// How the author wants the columns to stand.
  let order: ArrangementOrder
  /// The direction of the layout in the table.
  let layoutDirection: Direction
  /// The heads of the columns.
  let heads: TableHeads
  private var columns: [Column] = []
  private var waiting: [[LayoutNode]] = []
  private var hasFirstRow = false
  private var known: (width: Double, columns: TableColumns)?

  /// The columns of a table in a context; `rows` are all it holds.
  init(_ attributes: Attributes, _ rows: [Block], layoutDirection: Direction) {
    heads = TableHeads(rows)
    order = attributes[TableElement.order]
    self.layoutDirection = layoutDirection
  }

  /// Lets the cells of a row take part.
  func add(_ cells: [LayoutNode]) { waiting.append(cells) }

  /// Whether the columns of a table run from the right because its context does (R065).
  var isTurned: Bool {
    measure()
    return R065TableColumns.acts(on: columns.count, order: order, layoutDirection: layoutDirection)
  }

  /// The widths of the table.
  func widths() -> Widths {
    measure()
    return columns.reduce(into: .zero) { sum, column in
      let widths = Self.asked(by: column)
      sum.minContent += widths.minContent
      sum.maxContent += widths.maxContent
    }
  }

  /// Whether rows are folded in a width, since the words of the columns do not fit beside each other (R139).
  func folds(in width: Double) -> Bool {
    measure()
    return columns.count > 1 && !self.columns(in: width).fits
  }

  /// The columns at a width of the table.
  func columns(in width: Double) -> TableColumns {
    measure()
    if let known, known.width == width { return known.columns }
    let resolved = columns.map { $0.resolved(of: width) }
    let isGrowthNamed = columns.contains { $0.grow != nil }
    let (widths, fits) = RowWidths.share(
      width,
      among: resolved.map { column in
        let widths = Self.asked(by: column)
        // What is left over goes to those who ask for it, else to all whose width is not given, the wider the more.
        let growth = column.given != nil ? 0 : isGrowthNamed ? column.grow ?? 0 : widths.maxContent
        return RowWidths.Child(widths: widths, grow: growth, bounds: column.bounds)
      })
    let columns = TableColumns(widths: widths, spares: spares(of: widths, in: width), fits: fits)
    known = (width, columns)
    return columns
  }

  /// How much wider each column could be before another one has to give way.
  private func spares(of widths: [Double], in width: Double) -> [Double] {
    let left = width - self.widths().maxContent
    return zip(columns, widths).map { column, width in
      if column.given != nil || column.share != nil || left < 0 { return 0 }
      return min(left - (width - Self.asked(by: column).maxContent), (column.bounds.most ?? .infinity) - width)
    }
  }

  private static func asked(by column: Column) -> Widths {
    if let given = column.given {
      let width = max(given, column.widths.minContent)
      return Widths(minContent: width, maxContent: width)
    }
    return Widths(
      minContent: column.bounds.clamp(column.widths.minContent),
      maxContent: column.bounds.clamp(column.widths.maxContent))
  }

  /// Takes the widths of the cells that were added, and forgets them.
  func measure() {
    if waiting.isEmpty { return }
    known = nil
    for row in waiting { measure(row) }
    waiting = []
  }

  private func measure(_ row: [LayoutNode]) {
    if columns.count < row.count {
      columns += [Column](repeating: Column(), count: row.count - columns.count)
    }
    for (index, cell) in row.enumerated() {
      if !hasFirstRow { readRequests(of: cell, into: &columns[index]) }
      // A width that is given does not break words.
      let content = cell.arrangement.widths()
      let insets = cell.box.insets.horizontal
      columns[index].widths.minContent = max(columns[index].widths.minContent, content.minContent + insets)
      columns[index].widths.maxContent = max(columns[index].widths.maxContent, content.maxContent + insets)
    }
    if !row.isEmpty { hasFirstRow = true }
  }

  private func readRequests(of cell: LayoutNode, into column: inout Column) {
    switch cell.box.width {
    case .points(let width)?: column.given = width
    case .share(let share)?: column.share = share
    case .fill?: column.grow = 1
    case nil: break
    }
    if let grow = cell.box.grow { column.grow = grow }
    column.bounds = cell.box.widthBounds
  }
}

/// The columns of a table at a width.
struct TableColumns {
  /// The width of each, in points.
  let widths: [Double]
  /// How much wider each could be before another one has to give way, in points.
  let spares: [Double]
  /// The distance of each from the side where the columns begin, in points.
  let offsets: [Double]
  /// Whether no column is narrower than its words.
  let fits: Bool

  init(widths: [Double], spares: [Double], fits: Bool) {
    self.widths = widths
    self.spares = spares
    self.fits = fits
    var offset = 0.0
    offsets = widths.map { width in
      defer { offset += width }
      return offset
    }
  }
}
