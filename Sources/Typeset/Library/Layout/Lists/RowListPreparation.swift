extension LayoutTask {
  /// How a list of rows arranges them; it prepares them itself.
  func rowList(_ part: Part) -> any Arrangement {
    let look = RowListStyle(part.attributes, margins: part.surroundings.margins)
    return listColumn(of: part.blocks, look: look, in: part.surroundings.inside(part.identity, part.environment))
  }

  private func listColumn(of blocks: [Block], look: RowListStyle, in surroundings: Surroundings) -> ListColumn {
    ListColumn(
      children: ListPart.parts(of: blocks, look: look).map { (listNode($0, look: look, in: surroundings), $0.gap) },
      layoutDirection: surroundings.environment.layoutDirection)
  }

  /// The node of an item, a section, a header or a footer.
  func listNode(_ part: ListPart, look: RowListStyle, in surroundings: Surroundings) -> LayoutNode {
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
        Part(block, identity, environment, surroundings), place: part.place, look: look, in: inside)
    case .section:
      defaults = RowListElement.section.style
      arrangement = listColumn(of: Part(block, identity, environment, surroundings).blocks, look: look, in: inside)
    case .header, .footer, .list, .leading, .value, .detail, .trailing:
      defaults = kind == .header ? look.header : look.footer
      arrangement = TextBlock(
        block, path: identity.path, environment, in: surroundings, task: self, membership: .block)
    }
    return LayoutNode(
      block, identity, box: BoxStyle(block.name, block.attributes, defaults, in: environment),
      arrangement: arrangement, axis: .vertical, task: self)
  }

  private func itemNode(
    _ part: Part, place: PlaceInGroup, look: RowListStyle, in inside: Surroundings
  ) -> LayoutNode {
    let environment = part.environment
    var box = BoxStyle(part.block.name, part.attributes, look.item, in: environment)
    // The background of a row shares the corners of its group.
    let color = box.decoration.background ?? look.rowBackground.map { environment.resolve(.named($0)) }
    box.decoration.background = nil
    let background = RowBackground(
      color: color, separator: environment.resolve(.named(ElementStyle.separatorColor)),
      separatorThickness: environment.dividerThickness, insets: box.insets, radius: look.radius, place: place,
      layoutDirection: environment.layoutDirection)
    let blocks = naming(part.blocks, in: .item, inside.environment)
    let row = ListRow(part, nodes(of: blocks, in: inside), background: background, task: self)
    return LayoutNode(part.block, part.identity, box: box, arrangement: row, axis: .vertical, task: self)
  }
}
