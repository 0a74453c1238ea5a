/// Lets the blocks of a page flow over as many pages as they need, each prepared only when its turn comes.
struct PageFlow {
  private let canvas: Canvas
  let task: LayoutTask
  private let surroundings: Surroundings
  private let body: FlowPart
  let builder: PageBuilder

  /// The flow of a canvas; `emit` takes the items of each page. Without `draws` they are empty.
  init(
    _ canvas: Canvas, _ paper: Paper, number: Int, task: LayoutTask, draws: Bool,
    emit: @escaping ([FrameItem]) throws -> Void
  ) {
    self.canvas = canvas
    self.task = task
    var environment = task.environment.entering(.page, canvas.attributes)
    _ = environment.arrange(.page, canvas.attributes)
    surroundings = Surroundings(environment: environment.insideChildren, path: "page\(number)")
    let padding = BoxStyle(.page, canvas.attributes, in: environment).insets
    let margin = paper.margin
    body = FlowPart(
      body: Insets(
        top: padding.top + margin, start: padding.start + margin, bottom: padding.bottom + margin,
        end: padding.end + margin), width: paper.size.width, environment: environment)
    builder = PageBuilder(body: body, height: paper.size.height, draws: draws, task: task, emit: emit)
  }

  /// Fills the pages.
  func run() throws {
    let blocks = task.naming(canvas.blocks, in: .page, surroundings.environment)
    try flow(blocks, in: surroundings, part: body, spacing: Spacing(.page, canvas.attributes))
    try builder.finish()
  }

  private func flow(_ blocks: [Block], in surroundings: Surroundings, part: FlowPart, spacing: Spacing) throws {
    for index in blocks.indices {
      let gap = index == 0 ? 0 : spacing.above(asking: blocks[index].spaceAbove)
      if blocks[index].splits {
        try flow(blocks[index], gap: gap, in: surroundings, part: part)
      } else {
        let node = task.node(of: blocks[index], in: surroundings)
        try builder.add(node, gap: gap, keepsWithNext: blocks[index].level != nil)
      }
    }
  }

  /// A block that goes on over pages.
  private func flow(_ block: Block, gap: Double, in surroundings: Surroundings, part: FlowPart) throws {
    let (identity, environment) = task.enter(block, in: surroundings)
    let inner = FlowPart(block, identity, in: part, environment: environment)
    if inner.width > part.contentWidth + 0.01 {
      task.warn(.wider(inner.width, than: part.contentWidth), about: identity)
    }
    try flow(block, in: inner, gap: gap, environment, in: surroundings)
  }

  private func flow(
    _ block: Block, in part: FlowPart, gap: Double, _ environment: TextEnvironment, in surroundings: Surroundings
  ) throws {
    builder.open(part, gap: gap)
    switch block.content {
    case .empty: break
    case .text:
      try builder.add(TextBlock(block, path: part.identity?.path ?? "", environment, in: surroundings, task: task))
    case .blocks(let blocks):
      guard let identity = part.identity else { break }
      let inside = surroundings.inside(identity, environment)
      switch block.kind {
      case .container(.grid): try flow(grid: block, blocks, in: inside, part: part)
      case .list(.ul), .list(.ol): try flow(list: block, blocks, in: inside, part: part)
      case .table(.table): try flow(table: block, blocks, in: inside, part: part)
      case .rows(.list): try flow(rows: blocks, look: RowListStyle(block.attributes), in: inside, part: part)
      case .structure, .canvas, .running, .container, .text, .list, .rows, .table, .control, .bar, .layer, .picture,
        .drawing,
        .inline:
        let named = task.naming(blocks, in: block.name, inside.environment)
        try flow(named, in: inside, part: part, spacing: Spacing(block.name, block.attributes))
      }
    }
    try builder.close()
  }

  private func flow(list: Block, _ items: [Block], in surroundings: Surroundings, part: FlowPart) throws {
    let markers = ListMarkers(list, items, environment: surroundings.environment, task: task)
    let spacing = Spacing(list.name, list.attributes)
    for (index, item) in items.enumerated() {
      let gap = index == 0 ? 0 : spacing.distance
      let marker = markers.marker(of: item, at: index)
      guard item.splits else {
        let node = task.listItem(item, marker: marker, room: MarkerRoom(markers), in: surroundings)
        try builder.add(node, gap: gap, keepsWithNext: false)
        continue
      }
      let (identity, environment) = task.enter(item, in: surroundings)
      let inner = FlowPart(
        item, identity, in: part, environment: environment, marker: marker, markerColumn: markers.column)
      try flow(item, in: inner, gap: gap, environment, in: surroundings)
    }
  }

  /// The rows of a list, which pages part but never split; a header goes with the first row below it.
  private func flow(rows blocks: [Block], look: RowListStyle, in surroundings: Surroundings, part: FlowPart) throws {
    let group = task.rowGroup(of: blocks, look: look, in: surroundings)
    for row in ListPart.parts(of: blocks, look: look) {
      guard row.block.name == .section, case .blocks(let blocks) = row.block.content else {
        let node = task.listNode(row, look: look, group: group, measures: false, in: surroundings)
        try builder.add(node, gap: row.gap, keepsWithNext: row.block.name == .header)
        continue
      }
      let (identity, environment) = task.enter(row.block, in: surroundings)
      let inner = FlowPart(row.block, identity, in: part, environment: environment)
      builder.open(inner, gap: row.gap)
      try flow(rows: blocks, look: look, in: surroundings.inside(identity, environment), part: inner)
      try builder.close()
    }
  }

  private func flow(grid: Block, _ blocks: [Block], in surroundings: Surroundings, part: FlowPart) throws {
    let columns = GridColumns(grid.attributes, textScale: task.textScale) {
      task.leastWidth(of: blocks, in: surroundings)
    }
    let count = columns.count(in: part.contentWidth)
    if columns.areFewer(in: part.contentWidth, cells: blocks.count) { part.rules.append(R139Columns.rule) }
    for first in stride(from: 0, to: blocks.count, by: count) {
      let cells = task.nodes(of: Array(blocks[first..<min(first + count, blocks.count)]), in: surroundings)
      let row = GridRow(cells: cells, columns: columns, environment: surroundings.environment)
      let node = LayoutNode(anonymous: row, layoutDirection: surroundings.environment.layoutDirection, task: task)
      try builder.add(node, gap: first == 0 ? 0 : columns.spacing, keepsWithNext: false)
    }
  }
}

extension Block {
  /// Whether it may go on on the next page: a text, or what only holds blocks together, without a height of its own.
  fileprivate var splits: Bool {
    if case .blocks(let blocks) = content, blocks.isEmpty { return false }
    for name in [AttributeName.height, .minHeight, .maxHeight] where attributes[name] != nil { return false }
    return name.has(.splitsOverPages)
  }
}
