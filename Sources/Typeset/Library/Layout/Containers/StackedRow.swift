/// A row at a text size at which its children are stacked (R138).
enum StackedRow {
  /// The children of the row below each other; a spacer would part nothing and is left out.
  static func column(_ row: Part, task: LayoutTask) -> Column {
    let inside = row.surroundings.inside(row.identity, row.environment, axis: .vertical)
    let blocks = task.naming(row.blocks, in: .row, inside.environment)
    return Column(
      row.block, task.nodes(of: blocks.filter { $0.name != .spacer }, in: inside), environment: row.environment)
  }
}

extension LayoutTask {
  /// Whether the children of a row are stacked at the text size in force.
  func stacks(_ row: Block, in surroundings: Surroundings) -> Bool {
    let asked = row.attributes[RowElement.collapse].flatMap { TextSizeCategory(rawValue: $0.rawValue) }
    return R138Stacking.stacks(
      at: options.textSize,
      from: R138Stacking.threshold(asked: asked, isInItem: surroundings.membership == .item))
  }

  /// The guidelines that changed something on an element because of screen, text size or the reader's settings.
  func adaptations(of block: Block, _ environment: TextEnvironment, in surroundings: Surroundings) -> [Rule] {
    switch block.kind {
    case .container(.row): return stacks(block, in: surroundings) ? [R138Stacking.rule] : []
    case .container(.grid):
      let hasLeast = block.attributes.gives(GridElement.minColumn)
      return hasLeast && textScale != 1 ? [R139Columns.rule] : []
    case .bar(let bar):
      guard bar == .navBar || bar == .toolbar || bar == .tabBar else { return [] }
      let hasMaterial = !block.attributes.gives(Common.background)
      let isOpaque = hasMaterial && environment.accessibility.reducesTransparency
      let turned =
        block.name == .toolbar
        ? R064Toolbar.rule(order: block.attributes[ToolbarElement.order], layoutDirection: environment.layoutDirection)
        : nil
      let lower = R079BarHeights.rule(
        for: bar, on: surroundings.placement ?? .standard, textSize: options.textSize)
      return [turned, lower, isOpaque ? R154Transparency.rule : nil].compactMap { $0 }
    case .structure, .canvas, .running, .container, .text, .list, .rows, .table, .control, .picture, .drawing, .inline:
      return []
    }
  }
}
