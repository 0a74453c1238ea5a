/// A block on its way to a node: what it is, and what it finds around it.
struct Part {
  /// The block.
  let block: Block
  /// What it is, apart from its place.
  let identity: ElementIdentity
  /// The environment inside it.
  let environment: TextEnvironment
  /// What it finds around it.
  let surroundings: Surroundings

  init(_ block: Block, _ identity: ElementIdentity, _ environment: TextEnvironment, _ surroundings: Surroundings) {
    self.block = block
    self.identity = identity
    self.environment = environment
    self.surroundings = surroundings
  }

  /// Its attributes.
  var attributes: Attributes { block.attributes }
  /// The blocks that it holds.
  var blocks: [Block] { if case .blocks(let blocks) = block.content { blocks } else { [] } }
}

/// From blocks to nodes: everything that needs no width.
extension LayoutTask {
  /// The node of a block and of all it holds.
  func node(of block: Block, in surroundings: Surroundings) -> LayoutNode {
    let (identity, environment) = enter(block, in: surroundings)
    return node(of: block, identity, environment, in: surroundings)
  }

  /// What a block is, and the environment inside it.
  @inline(never)
  func enter(_ block: Block, in surroundings: Surroundings) -> (ElementIdentity, TextEnvironment) {
    var environment = surroundings.environment.entering(block.name, block.attributes)
    if let tag = block.translationLanguage.flatMap(LanguageTag.init) { environment.translationLanguage = tag }
    let rules =
      environment.arrange(block.name, block.attributes) + environment.takeLooks(of: block.name, block.attributes)
      + adaptations(of: block, environment, in: surroundings)
    let identity = ElementIdentity(
      block, in: surroundings, environment: environment, position: position(at: block.offset), rules: rules.sorted(),
      speech: speech(of: block, environment))
    return (identity, environment)
  }

  private func node(
    of block: Block, _ identity: ElementIdentity, _ environment: TextEnvironment, in surroundings: Surroundings
  ) -> LayoutNode {
    let defaults =
      block.name == .list
      ? ListLook(block.attributes, margins: surroundings.margins).list : ElementDefaults.of(block.name)
    var box = BoxStyle(block.name, block.attributes, defaults, in: environment)
    if block.name == .readable {
      box.widthBounds.most = min(box.widthBounds.most ?? .infinity, R089Readable.maxWidth(textScale: textScale))
    }
    return LayoutNode(
      block, identity, box: box,
      arrangement: arrangement(of: block, identity, environment, in: surroundings), axis: surroundings.axis, task: self)
  }

  /// How a block lays out what it holds: the one place that tells the elements apart.
  private func arrangement(
    of block: Block, _ identity: ElementIdentity, _ environment: TextEnvironment, in surroundings: Surroundings
  ) -> any Arrangement {
    let part = Part(block.dressed(in: environment), identity, environment, surroundings)
    if let arrangement = control(part) ?? icon(part) ?? picture(part) ?? rows(part) ?? table(part) ?? bar(part) {
      return arrangement
    }
    switch block.content {
    case .text:
      return TextBlock(part.block, path: identity.path, environment, in: surroundings, task: self)
    case .empty:
      return block.name == .divider
        ? Divider(block.attributes, environment: environment, axis: surroundings.axis) : Spacer()
    case .blocks(let held):
      let inside = surroundings.inside(identity, environment)
      let blocks = naming(held, in: block.name, inside.environment)
      switch block.name {
      case .row where stacks(block, in: surroundings):
        return StackedRow.column(block, of: blocks, identity, environment, in: surroundings, task: self)
      case .row: return Row(block, identity, nodes(of: blocks, in: inside), environment: environment, task: self)
      case .grid:
        return Grid(block.attributes, nodes(of: blocks, in: inside), environment: environment, textScale: textScale)
      case .overlay: return Overlay(children: nodes(of: blocks, in: inside), context: environment.layoutDirection)
      case .ul, .ol:
        return Column(
          block, listItems(of: block, identity, blocks, environment, in: inside), environment: environment)
      default: return Column(block, nodes(of: blocks, in: inside), environment: environment)
      }
    }
  }

  /// The nodes of all children of an element.
  func nodes(of blocks: [Block], in surroundings: Surroundings) -> [LayoutNode] {
    var nodes: [LayoutNode] = []
    nodes.reserveCapacity(blocks.count)
    for block in blocks { nodes.append(node(of: block, in: surroundings)) }
    return nodes
  }

  private func listItems(
    of list: Block, _ identity: ElementIdentity, _ items: [Block], _ environment: TextEnvironment,
    in surroundings: Surroundings
  ) -> [LayoutNode] {
    let markers = ListMarkers(list, items, environment: environment, task: self)
    return items.enumerated().map { index, item in
      guard item.name == .li else { return node(of: item, in: surroundings) }
      let marker = markers.marker(of: item, at: index)
      return listItem(item, marker: marker, columnWidth: markers.columnWidth, in: surroundings)
    }
  }

  /// The node of an item with its marker.
  func listItem(_ item: Block, marker: Marker, columnWidth: Double, in surroundings: Surroundings) -> LayoutNode {
    let (identity, environment) = enter(item, in: surroundings)
    let contents = arrangement(of: item, identity, environment, in: surroundings)
    return LayoutNode(
      item, identity, box: BoxStyle(item.name, item.attributes, in: environment),
      arrangement: ListItem(
        contents: contents, marker: marker, identity: identity, columnWidth: columnWidth,
        context: environment.layoutDirection), axis: .vertical, task: self)
  }
}

extension ElementName {
  /// Whether an element fills the width of a column when nothing is said.
  var fillsWidth: Bool {
    switch self {
    case .spacer, .button, .toggle, .steps, .rating, .stepper, .pager, .back, .next, .previous, .direction,
      .alignPicker,
      .badge, .player, .image, .icon, .clock, .chart:
      false
    default: true
    }
  }
}

extension Block {
  /// The distance from the block before it that it asks for: that of its heading, where it only holds blocks together.
  var spaceAbove: Double {
    var block = self
    while block.name == .section || block.name == .group, case .blocks(let blocks) = block.content,
      let first = blocks.first
    {
      block = first
    }
    return ElementDefaults.of(block.name).spaceAbove
  }
}
