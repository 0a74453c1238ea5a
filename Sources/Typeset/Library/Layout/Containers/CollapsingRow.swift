/// A row that becomes a column where its children do not fit beside each other (R138).
///
/// Its children keep their order. An icon or a picture before them stays beside the column as long as the column keeps
/// most of the width.
struct CollapsingRow: Arrangement {
  /// How the children stand.
  private enum Form {
    /// Beside each other.
    case row
    /// Below each other.
    case column
    /// The first one beside the others, which are below each other.
    case led
  }

  private let condition: R138Stacking.Condition
  private let row: Row
  private let column: Column
  private let led: LedColumn?

  /// The row of a part whose children are `children`.
  init(_ part: Part, _ children: [LayoutNode], task: LayoutTask) {
    let environment = part.environment
    condition = R138Stacking.condition(part.attributes[RowElement.collapse], at: task.options.textSize)
    row = Row(part.block, part.identity, children, environment: environment, task: task)
    // A spacer would part nothing, and a divider lies down.
    let stacked = zip(children, part.blocks).filter { $1.name != .spacer }.map { child, block in
      block.name == .divider ? child.lyingDivider(block, environment: environment, task: task) : child
    }
    let spacing = Spacing(part.block.name, part.attributes)
    column = Column(stacked, spacing: spacing, environment: environment, isCollapsed: true)
    let marks = part.blocks.filter { $0.name != .spacer }.prefix(2).map(\.isMark)
    guard marks == [true, false] else {
      led = nil
      return
    }
    led = LedColumn(
      lead: stacked[0],
      rest: Column(Array(stacked.dropFirst()), spacing: spacing, environment: environment, isCollapsed: true),
      spacing: spacing.distance,
      cross: part.attributes.gives(RowElement.cross) ? part.attributes[RowElement.cross] : nil,
      isRow: stacked.count == 2, capitals: R140IconSize.capitalMiddle(at: task.options.textSize),
      layoutDirection: environment.layoutDirection)
  }

  func widths() -> Widths {
    switch condition {
    case .never, .leastWidths: row.widths()
    case .idealWidths: Widths(minContent: column.widths().minContent, maxContent: row.widths().maxContent)
    case .always: column.widths()
    }
  }

  func extent(in width: Double) -> Extent { arrangement(in: width).extent(in: width) }

  func place(in size: Size, at origin: Point, into items: inout [FrameItem]) -> TextDecisions? {
    arrangement(in: size.width).place(in: size, at: origin, into: &items)
  }

  func drawing(in size: Size) -> DrawingDecisions {
    let isStacked =
      switch form(in: size.width) {
      case .row: false
      case .column: true
      case .led: led?.isRow == false
      }
    return DrawingDecisions(rules: isStacked ? [R138Stacking.rule] : [])
  }

  func shareSpare(_ spare: Double, in width: Double) { arrangement(in: width).shareSpare(spare, in: width) }

  func usedWidth(in width: Double) -> Double { arrangement(in: width).usedWidth(in: width) }

  private func form(in width: Double) -> Form {
    let widths = row.widths()
    guard
      R138Stacking.stacks(condition, least: widths.leastContent, ideal: widths.maxContent, in: width)
    else { return .row }
    return led?.fits(in: width) == true ? .led : .column
  }

  private func arrangement(in width: Double) -> any Arrangement {
    switch form(in: width) {
    case .row: row
    case .column: column
    case .led: led ?? column
    }
  }
}

extension Block {
  /// Whether it is an icon, a picture, or something else of a fixed extent that stands for what follows it.
  fileprivate var isMark: Bool {
    switch kind {
    case .drawing(.icon), .drawing(.clock), .control(.badge), .control(.spinner), .picture(.avatar): return true
    case .picture(.image), .picture(.video): return attributes[Common.width] != .fill
    case .container(.box), .container(.overlay), .container(.column), .container(.group):
      if case .points? = attributes[Common.width], case .points? = attributes[Common.height] { return true }
      guard attributes[Common.width] != .fill, case .blocks(let blocks) = content else { return false }
      return !blocks.isEmpty && blocks.allSatisfy(\.isMark)
    case .structure, .canvas, .running, .container, .text, .list, .rows, .table, .control, .bar, .layer, .picture,
      .drawing,
      .inline:
      return false
    }
  }
}

extension LayoutNode {
  /// The divider of a row, as a line across the column that the row has become.
  fileprivate func lyingDivider(_ block: Block, environment: TextEnvironment, task: LayoutTask) -> LayoutNode {
    guard let identity else { return self }
    return LayoutNode(
      block, identity, box: box,
      arrangement: Divider(
        block.attributes, environment: environment.entering(block.name, block.attributes), axis: .vertical),
      axis: .vertical, task: task)
  }
}
