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
    let block = block.holdingParagraph
    let (identity, environment) = enter(block, in: surroundings)
    return node(of: block, identity, environment, in: surroundings)
  }

  /// What a block is, and the environment inside it.
  @inline(never)
  func enter(_ block: Block, in surroundings: Surroundings) -> (ElementIdentity, TextEnvironment) {
    var environment = surroundings.environment.entering(block.name, block.attributes)
    if let tag = block.translationLanguage.flatMap(LanguageTag.init) { environment.translationLanguage = tag }
    let rules =
      environment.arrange(block.name, block.attributes, holding: block.childrenOfRow)
      + environment.resolveStyle(of: block.name, block.attributes, holdsBlocks: block.holdsBlocks)
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
      ? RowListStyle(block.attributes, margins: surroundings.margins, hasBackground: !surroundings.hasBackground).list
      : block.name.declaration.style
    var box = BoxStyle(block.name, block.attributes, defaults, in: environment)
    if block.name == .readable {
      box.widthBounds.most = min(box.widthBounds.most ?? .infinity, R089Readable.maxWidth(textScale: textScale))
    }
    let backdrop = block.backdrop.map { node(of: $0, in: surroundings.inside(identity, environment)) }
    return LayoutNode(
      block, identity, box: box, backdrop: backdrop,
      arrangement: arrangement(of: block, identity, environment, in: surroundings), axis: surroundings.axis, task: self)
  }

  /// How a block arranges its contents: the one place that tells the families of elements apart.
  private func arrangement(
    of block: Block, _ identity: ElementIdentity, _ environment: TextEnvironment, in surroundings: Surroundings
  ) -> any Arrangement {
    let part = Part(block.resolvingStyle(in: environment), identity, environment, surroundings)
    return switch block.kind {
    case .text, .running: flow(part)
    case .container(let container): arrangement(of: container, part)
    case .list(let list): arrangement(of: list, part)
    case .rows(let rows): rows == .list ? rowList(part) : flow(part)
    case .table(let table): table == .table ? self.table(part) : flow(part)
    case .control(let control): arrangement(of: control, part)
    case .bar(let bar): arrangement(of: bar, part)
    case .layer(let layer): arrangement(of: layer, part)
    case .picture(let picture): arrangement(of: picture, part)
    case .drawing(let drawing): arrangement(of: drawing, part)
    case .structure, .canvas, .inline: preconditionFailure("<\(block.name.rawValue)> is not a block")
    }
  }

  /// How an element arranges a text, or blocks from top to bottom.
  func flow(_ part: Part) -> any Arrangement {
    switch part.block.content {
    case .text:
      TextBlock(part.block, path: part.identity.path, part.environment, in: part.surroundings, task: self)
    case .blocks: Column(part.block, contents(of: part), environment: part.environment)
    case .empty: Spacer()
    }
  }

  /// The nodes of the blocks that an element holds, each control named by the text beside it.
  func contents(of part: Part) -> [LayoutNode] {
    let inside = part.surroundings.inside(part.identity, part.environment)
    let blocks = part.block.backdrop == nil ? part.blocks : part.blocks.filter { !$0.isBackdrop }
    return nodes(of: naming(blocks, in: part.block.name, inside.environment), in: inside)
  }

  /// The nodes of all children of an element.
  func nodes(of blocks: [Block], in surroundings: Surroundings) -> [LayoutNode] {
    var nodes: [LayoutNode] = []
    nodes.reserveCapacity(blocks.count)
    for block in blocks { nodes.append(node(of: block, in: surroundings)) }
    return nodes
  }
}

extension Block {
  /// The names of the blocks in a row; none of any other element.
  fileprivate var childrenOfRow: [ElementName] {
    guard name == .row, case .blocks(let blocks) = content else { return [] }
    return blocks.map(\.name)
  }

  /// The distance from the block before it that it asks for: that of its heading, where it only holds blocks together.
  var spaceAbove: Double {
    var block = self
    while block.name == .section || block.name == .group, case .blocks(let blocks) = block.content,
      let first = blocks.first
    {
      block = first
    }
    return block.name.declaration.style.spaceAbove
  }
}
