/// A row at a text size at which its children are stacked (R138).
enum StackedRow {
  /// The children of the row below each other; a spacer would part nothing and is left out.
  static func column(
    _ row: Block, of blocks: [Block], _ identity: ElementIdentity, _ environment: TextEnvironment,
    in surroundings: Surroundings, task: LayoutTask
  ) -> Column {
    let inside = surroundings.inside(identity, environment, axis: .vertical)
    return Column(row, task.nodes(of: blocks.filter { $0.name != .spacer }, in: inside), environment: environment)
  }
}

extension LayoutTask {
  /// Whether the children of a row are stacked at the text size in force.
  func stacks(_ row: Block, in surroundings: Surroundings) -> Bool {
    let asked = row.attributes.text(.collapse).flatMap(TextSizeCategory.init(rawValue:))
    return R138Stacking.stacks(
      at: options.textSize,
      from: R138Stacking.threshold(asked: asked, isInItem: surroundings.membership == .item))
  }

  /// The guidelines that changed something on an element because of screen, text size or the reader's settings.
  func adaptations(of block: Block, _ environment: TextEnvironment, in surroundings: Surroundings) -> [Rule] {
    switch block.name {
    case .row: return stacks(block, in: surroundings) ? [R138Stacking.rule] : []
    case .grid:
      let hasLeast = block.attributes.length(.minColumn) != nil
      return hasLeast && textScale != 1 ? [R139Columns.rule] : []
    case .navBar, .toolbar, .tabBar:
      let hasMaterial = block.attributes.color(.background) == nil
      let isOpaque = hasMaterial && environment.accessibility.reducesTransparency
      let turned =
        block.name == .toolbar
        ? R064Toolbar.rule(order: block.attributes.text(.order), context: environment.layoutDirection) : nil
      let lower = R079BarHeights.rule(for: block.name, on: surroundings.placement ?? .standard)
      return [turned, lower, isOpaque ? R154Transparency.rule : nil].compactMap { $0 }
    default: return []
    }
  }
}
