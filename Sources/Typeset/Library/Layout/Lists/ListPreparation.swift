extension LayoutTask {
  /// How a list of text, or an item of it, arranges its contents.
  func arrangement(of list: ElementKind.List, _ part: Part) -> any Arrangement {
    switch list {
    case .ul, .ol: Column(part.block, listItems(of: part), environment: part.environment)
    case .li: flow(part)
    }
  }

  private func listItems(of part: Part) -> [LayoutNode] {
    let inside = part.surroundings.inside(part.identity, part.environment)
    let markers = ListMarkers(part.block, part.blocks, environment: part.environment, task: self)
    let room = MarkerRoom(markers)
    return part.blocks.enumerated().map { index, item in
      listItem(item, marker: markers.marker(of: item, at: index), room: room, in: inside)
    }
  }

  /// The node of an item with its marker.
  func listItem(_ item: Block, marker: Marker, room: MarkerRoom, in surroundings: Surroundings) -> LayoutNode {
    let (identity, environment) = enter(item, in: surroundings)
    let contents = flow(Part(item.resolvingStyle(in: environment), identity, environment, surroundings))
    room.add(contents)
    return LayoutNode(
      item, identity, box: BoxStyle(item.name, item.attributes, in: environment),
      arrangement: ListItem(
        contents: contents, marker: marker, identity: identity, room: room,
        layoutDirection: environment.layoutDirection), axis: .vertical, task: self)
  }
}
