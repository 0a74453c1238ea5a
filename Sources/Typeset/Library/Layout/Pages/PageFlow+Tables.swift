extension PageFlow {
  /// The rows of a table, which pages part but never split. They are measured first, since all share the columns.
  ///
  /// The rows of a folded table have no heads above them; one that is higher than a page is split between its lines.
  func flow(table: Block, _ rows: [Block], in surroundings: Surroundings, part: FlowPart) throws {
    let grid = task.grid(of: table, rows, layoutDirection: part.layoutDirection, in: surroundings)
    if let identity = part.identity { grid.warnIfNarrow(part.contentWidth, about: identity, task: task) }
    part.rules += grid.rules(in: part.contentWidth)
    let isFolded = grid.folds(in: part.contentWidth)
    for (index, row) in rows.enumerated() where !isFolded || row.name != .thead {
      let isLast = index == rows.count - 1
      if isFolded, isHigherThanPage(row, grid: grid, in: surroundings, part: part) {
        try flow(foldedRow: row, grid: grid, in: surroundings, part: part)
        continue
      }
      let node = task.tableNode(of: row, isLast: isLast, grid: grid, measures: false, in: surroundings)
      try builder.add(node, gap: 0, keepsWithNext: row.name == .thead)
      if row.name == .thead { part.heads = node }
    }
  }

  private func isHigherThanPage(
    _ row: Block, grid: TableGrid, in surroundings: Surroundings, part: FlowPart
  ) -> Bool {
    task.silently {
      let node = task.tableNode(of: row, isLast: false, grid: grid, measures: false, in: surroundings.apart)
      return node.extent(in: part.contentWidth).height > builder.bodyHeight
    }
  }

  private func flow(
    foldedRow row: Block, grid: TableGrid, in surroundings: Surroundings, part: FlowPart
  ) throws {
    let (identity, environment) = task.enter(row, in: surroundings)
    builder.open(FlowPart(row, identity, in: part, environment: environment), gap: 0)
    let cells = task.foldedCells(of: row, identity, environment, grid: grid, in: surroundings)
    for (index, cell) in cells.enumerated() {
      try builder.add(cell, gap: index == 0 ? FoldedRow.margin : 0, keepsWithNext: index == 0)
    }
    try builder.close()
  }
}
