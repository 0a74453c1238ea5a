extension LayoutTask {
  /// The least width of the widest of some blocks that are prepared one by one later, in points: none of them is kept.
  func leastWidth(of blocks: [Block], in surroundings: Surroundings) -> Double {
    silently { blocks.reduce(0) { max($0, node(of: $1, in: surroundings.apart).widths.minContent) } }
  }

  /// How a container arranges its contents.
  func arrangement(of container: ElementKind.Container, _ part: Part) -> any Arrangement {
    let (block, environment) = (part.block, part.environment)
    return switch container {
    case .row where block.scrollsSideways: SidewaysScroll(row: part, contents(of: part))
    case .grid where block.scrollsSideways: SidewaysScroll(grid: part, contents(of: part), textScale: textScale)
    case .row: CollapsingRow(part, contents(of: part), task: self)
    case .grid: Grid(block.attributes, contents(of: part), environment: environment, textScale: textScale)
    case .overlay: Overlay(children: contents(of: part), layoutDirection: environment.layoutDirection)
    case .column, .box, .section, .group, .readable, .figure: flow(part)
    case .spacer: Spacer()
    case .bubble: Bubble(part, task: self)
    case .skeleton: Skeleton(part)
    case .emptyState: EmptyState(part, task: self)
    case .backdrop: backdrop(part)
    case .divider: Divider(block.attributes, environment: environment, axis: part.surroundings.axis)
    }
  }
}
