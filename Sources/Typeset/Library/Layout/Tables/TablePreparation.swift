extension LayoutTask {
  /// How a table arranges its rows, which it prepares itself.
  func table(_ part: Part) -> any Arrangement {
    let grid = TableGrid(part.attributes, part.blocks, layoutDirection: part.environment.layoutDirection)
    let inside = part.surroundings.inside(part.identity, part.environment)
    let blocks = part.blocks
    let nodes = blocks.indices.map { index in
      tableNode(of: blocks[index], isLast: index == blocks.count - 1, grid: grid, measures: true, in: inside)
    }
    let column = { (nodes: [LayoutNode]) in
      ListColumn(children: nodes.map { ($0, 0) }, layoutDirection: part.environment.layoutDirection)
    }
    return Table(
      rows: column(nodes), body: column(nodes.filter { $0.identity?.name != .thead }), grid: grid,
      identity: part.identity, task: self)
  }

  /// The columns of a table whose rows are prepared one by one later: none of them is kept.
  func grid(of table: Block, _ rows: [Block], layoutDirection: Direction, in surroundings: Surroundings) -> TableGrid {
    let grid = TableGrid(table.attributes, rows, layoutDirection: layoutDirection)
    silently {
      for row in rows {
        _ = tableNode(of: row, isLast: false, grid: grid, measures: true, in: surroundings.apart)
        grid.measure()
      }
    }
    return grid
  }

  /// The node of the heads of a table or of one of its rows; with `measures` its cells take part in the widths of the
  /// columns.
  func tableNode(
    of block: Block, isLast: Bool, grid: TableGrid, measures: Bool, in surroundings: Surroundings
  ) -> LayoutNode {
    guard block.name == .thead else {
      let thickness = isLast ? 0 : surroundings.environment.dividerThickness
      return rowNode(of: block, line: thickness, grid: grid, measures: measures, in: surroundings)
    }
    let (identity, environment) = enter(block, in: surroundings)
    let inside = surroundings.inside(identity, environment)
    let rows = Part(block, identity, environment, surroundings).blocks
    let nodes = rows.indices.map { index in
      let thickness = index == rows.count - 1 ? Self.headLine : environment.dividerThickness
      return rowNode(of: rows[index], line: thickness, grid: grid, measures: measures, in: inside)
    }
    return LayoutNode(
      block, identity, box: BoxStyle(block.name, block.attributes, in: environment),
      arrangement: ListColumn(children: nodes.map { ($0, 0) }, layoutDirection: environment.layoutDirection),
      axis: .vertical,
      task: self)
  }

  /// The thickness of the line below the heads, in points.
  private static let headLine = 1.0

  private func rowNode(
    of block: Block, line thickness: Double, grid: TableGrid, measures: Bool, in surroundings: Surroundings
  ) -> LayoutNode {
    let (identity, environment) = enter(block, in: surroundings)
    let inside = surroundings.inside(identity, environment)
    let blocks = Part(block, identity, environment, surroundings).blocks
    let cells = blocks.indices.map { cellNode(of: blocks[$0], scope: blocks.headScope(at: $0), in: inside) }
    if measures { grid.add(cells) }
    let folded = FoldedRow { [self] in foldedCells(of: block, identity, environment, grid: grid, in: surroundings) }
    let line =
      thickness > 0
      ? TableRow.Line(color: environment.resolve(.named(ElementStyle.separatorColor)), thickness: thickness) : nil
    // The columns follow the table, unless the row has a direction of its own.
    let own = block.attributes.gives(Common.dir) ? environment.layoutDirection : nil
    return LayoutNode(
      block, identity, box: BoxStyle(block.name, block.attributes, in: environment),
      arrangement: TableRow(
        cells, folded: folded, grid: grid, line: line, layoutDirection: own ?? grid.layoutDirection),
      axis: .vertical, task: self)
  }

  /// The cells of a row as they are where the table is folded, with their heads; reported already.
  func foldedCells(
    of row: Block, _ identity: ElementIdentity, _ environment: TextEnvironment, grid: TableGrid,
    in surroundings: Surroundings
  ) -> [LayoutNode] {
    let inside = surroundings.inside(identity, environment)
    let cells = Part(row, identity, environment, surroundings).blocks
    return silently {
      cells.enumerated().map { index, cell in
        cellNode(
          of: cell.folded(under: grid.heads, column: index, in: inside.environment), foldedAt: index,
          scope: cells.headScope(at: index), in: inside)
      }
    }
  }

  /// The node of a cell; `foldedAt` is its column in a folded table, nil elsewhere.
  private func cellNode(
    of block: Block, foldedAt column: Int? = nil, scope: HeadScope?, in surroundings: Surroundings
  ) -> LayoutNode {
    var (identity, environment) = enter(block, in: surroundings)
    if column == 0 || scope == .row || scope == .both { identity = identity.headingRow }
    identity.headsColumnToo = scope == .both
    let contents: any Arrangement
    switch block.content {
    case .blocks(let blocks):
      contents = Column(
        block, nodes(of: blocks, in: surroundings.inside(identity, environment)), environment: environment)
    default:
      contents = TextBlock(block, path: identity.path, environment, in: surroundings, task: self)
    }
    let box =
      column == nil
      ? BoxStyle(block.name, block.attributes, in: environment)
      : BoxStyle(block.name, block.attributes, FoldedRow.cellStyle, in: environment)
    return LayoutNode(
      block, identity, box: box, arrangement: TableCell(contents), axis: column == nil ? .horizontal : .vertical,
      task: self)
  }
}

extension [Block] {
  /// What a cell of a row is the head of; nil for one that is no head.
  fileprivate func headScope(at index: Int) -> HeadScope? {
    guard self[index].name == .th else { return nil }
    if let scope = self[index].attributes[TableElements.scope] { return scope }
    return self[index...].contains { $0.name == .td } ? .row : .col
  }
}
