extension LayoutTask {
  /// How a container arranges its contents.
  func arrangement(of container: ElementKind.Container, _ part: Part) -> any Arrangement {
    let (block, environment) = (part.block, part.environment)
    return switch container {
    case .row: CollapsingRow(part, contents(of: part), task: self)
    case .grid: Grid(block.attributes, contents(of: part), environment: environment, textScale: textScale)
    case .overlay: Overlay(children: contents(of: part), layoutDirection: environment.layoutDirection)
    case .column, .box, .section, .group, .readable, .figure: flow(part)
    case .spacer: Spacer()
    case .divider: Divider(block.attributes, environment: environment, axis: part.surroundings.axis)
    }
  }
}
