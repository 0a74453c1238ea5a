extension LayoutTask {
  /// The guidelines that changed something on an element because of screen, text size or the reader's settings.
  func adaptations(of block: Block, _ environment: TextEnvironment, in surroundings: Surroundings) -> [Rule] {
    switch block.kind {
    case .bar(.statusBar):
      let added = R104StatusBusy.addedHeight(
        during: block.attributes[StatusBarElement.status], on: surroundings.placement ?? .standard)
      return added > 0 ? [R104StatusBusy.rule] : []
    case .bar(let bar):
      guard bar == .navBar || bar == .toolbar || bar == .tabBar else { return [] }
      let hasMaterial =
        !block.attributes.gives(Common.background) && block.attributes[Common.material] != .clear
      let isOpaque = hasMaterial && environment.accessibility.reducesTransparency
      let turned =
        block.name == .toolbar
        ? R064Toolbar.rule(order: block.attributes[ToolbarElement.order], layoutDirection: environment.layoutDirection)
        : nil
      let lower = R079BarHeights.rule(
        for: bar, on: surroundings.placement ?? .standard, textSize: options.textSize)
      return [turned, lower, isOpaque ? R154Transparency.rule : nil].compactMap { $0 }
    case .container(.box), .layer(.sheet):
      return environment.accessibility.reducesTransparency && block.attributes[Common.material].showsGround
        ? [R154Transparency.rule] : []
    case .structure, .canvas, .running, .container, .text, .list, .rows, .table, .control, .layer, .picture, .drawing,
      .inline:
      return []
    }
  }
}
