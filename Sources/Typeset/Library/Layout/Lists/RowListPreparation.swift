extension LayoutTask {
  /// How a list of rows arranges them; it prepares them itself.
  func rowList(_ part: Part) -> any Arrangement {
    let look = RowListStyle(part.attributes, margins: part.surroundings.margins)
    return listColumn(of: part.blocks, look: look, in: part.surroundings.inside(part.identity, part.environment))
  }

  private func listColumn(of blocks: [Block], look: RowListStyle, in surroundings: Surroundings) -> ListColumn {
    let group = RowGroup(at: options.textSize)
    return ListColumn(
      children: ListPart.parts(of: blocks, look: look).map {
        (listNode($0, look: look, group: group, measures: true, in: surroundings), $0.gap)
      },
      layoutDirection: surroundings.environment.layoutDirection)
  }

  /// The group of items that are prepared one by one later: none of them is kept.
  func rowGroup(of blocks: [Block], look: RowListStyle, in surroundings: Surroundings) -> RowGroup {
    let group = RowGroup(at: options.textSize)
    silently {
      for part in ListPart.parts(of: blocks, look: look) where part.block.name == .item {
        _ = listNode(part, look: look, group: group, measures: true, in: surroundings.apart)
        group.measure()
      }
    }
    return group
  }

  /// The node of an item, a section, a header or a footer; with `measures` an item takes part in the decision of its
  /// group.
  func listNode(
    _ part: ListPart, look: RowListStyle, group: RowGroup, measures: Bool, in surroundings: Surroundings
  ) -> LayoutNode {
    let block = part.block
    let (identity, environment) = enter(block, in: surroundings)
    let inside = surroundings.inside(identity, environment)
    let arrangement: any Arrangement
    let defaults: ElementStyle
    guard case .rows(let kind) = block.kind else {
      preconditionFailure("<\(block.name.rawValue)> is not a row")
    }
    switch kind {
    case .item:
      return itemNode(
        Part(block, identity, environment, surroundings), place: part.place, look: look, group: group,
        measures: measures, in: inside)
    case .section:
      defaults = RowListElement.section.style
      arrangement = listColumn(of: Part(block, identity, environment, surroundings).blocks, look: look, in: inside)
    case .header, .footer, .list, .leading, .value, .detail, .trailing, .actions:
      defaults = kind == .header ? look.header : look.footer
      arrangement = TextBlock(
        block, path: identity.path, environment, in: surroundings, task: self, membership: .block)
    }
    return LayoutNode(
      block, identity, box: BoxStyle(block.name, block.attributes, defaults, in: environment),
      arrangement: arrangement, axis: .vertical, task: self)
  }

  private func itemNode(
    _ part: Part, place: PlaceInGroup, look: RowListStyle, group: RowGroup, measures: Bool, in inside: Surroundings
  ) -> LayoutNode {
    let environment = part.environment
    var box = BoxStyle(part.block.name, part.attributes, look.item, in: environment)
    // The background of a row shares the corners of its group.
    let paint = box.decoration.background ?? look.rowBackground.map { Paint(environment.resolve(.named($0))) }
    box.decoration.background = nil
    let background = RowBackground(
      paint: paint, separator: environment.resolve(.named(ElementStyle.separatorColor)),
      separatorThickness: environment.dividerThickness, insets: box.insets, radius: look.radius, place: place,
      layoutDirection: environment.layoutDirection)
    let blocks = naming(part.blocks, in: .item, inside.environment)
    let row = ListRow(
      part, slotNodes(of: blocks, in: inside), isFree: blocks.holdFreeContent, group: group, measures: measures,
      background: background, task: self)
    var arrangement: any Arrangement = row
    if let side = part.attributes[ItemElement.swiped], let actions = blocks.first(where: { $0.name == .actions }) {
      arrangement = SwipedRow(
        row: row, actions: actionsNode(of: actions, in: inside), side: side, insets: box.insets,
        layoutDirection: environment.layoutDirection)
    }
    return LayoutNode(part.block, part.identity, box: box, arrangement: arrangement, axis: .vertical, task: self)
  }

  /// The nodes of an item; blocks that are no slots are below each other in the place of the label.
  private func slotNodes(of blocks: [Block], in inside: Surroundings) -> [LayoutNode] {
    let seen = blocks.filter { $0.name != .actions }
    guard blocks.holdFreeContent else { return nodes(of: seen, in: inside) }
    let free = nodes(of: seen.filter(\.isFreeContent), in: inside)
    let column = Column(free, spacing: Spacing(.leading, Attributes()), environment: inside.environment)
    let label = LayoutNode(
      anonymous: column, layoutDirection: inside.environment.layoutDirection, task: self)
    return nodes(of: seen.filter { !$0.isFreeContent }, in: inside) + [label]
  }
}

extension Block {
  /// Whether it is no slot of an item, and not its actions.
  fileprivate var isFreeContent: Bool { name.declaration.place == .block }
}

extension [Block] {
  /// Whether an item holds more than slots and one label.
  fileprivate var holdFreeContent: Bool {
    let free = filter(\.isFreeContent)
    return free.count > 1 || free.contains { $0.name != .label }
  }
}
