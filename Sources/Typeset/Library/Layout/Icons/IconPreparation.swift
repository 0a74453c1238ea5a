extension LayoutTask {
  /// How an icon, a clock or a chart lays out what it holds; nil for any other element.
  func icon(_ part: Part) -> (any Arrangement)? {
    switch part.block.name {
    case .icon: IconBlock(part, task: self)
    case .clock: ClockBlock(part)
    case .chart: ChartBlock(part, task: self)
    default: nil
    }
  }
}
