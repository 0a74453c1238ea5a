extension Frame {
  /// The frame with every colour but those of pictures replaced.
  package func mapColors(_ change: (Color) -> Color) -> Frame {
    var frame = self
    frame.background = background.map(change)
    frame.items = items.map { $0.mapColors(change) }
    return frame
  }
}

extension FrameItem {
  fileprivate func mapColors(_ change: (Color) -> Color) -> FrameItem {
    switch self {
    case .glyphs(var run):
      run.appearance.color = change(run.appearance.color)
      return .glyphs(run)
    case .path(var path):
      path.fill = path.fill.map(change)
      if let stroke = path.stroke { path.stroke?.color = change(stroke.color) }
      return .path(path)
    case .image: return self
    case .group(var group):
      group.items = group.items.map { $0.mapColors(change) }
      return .group(group)
    }
  }
}
