extension LayoutTask {
  /// How an icon, a clock, a chart or a map is drawn.
  func arrangement(of drawing: ElementKind.Drawing, _ part: Part) -> any Arrangement {
    switch drawing {
    case .icon: IconBlock(part, task: self)
    case .clock: ClockBlock(part)
    case .chart: ChartBlock(part, task: self)
    case .map: MapBlock(part, task: self)
    case .pin, .event: flow(part)
    case .route: Spacer()
    case .base, .badge, .slash, .tool: preconditionFailure("a part of an icon is drawn by the icon")
    }
  }
}
