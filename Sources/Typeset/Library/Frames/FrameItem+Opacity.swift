extension FrameItem {
  /// The item as translucent as a share of its own opacity, each of its parts by itself.
  ///
  /// It is nearly what is seen of a translucent group: where parts of it lie over each other, the lower one shines
  /// through.
  func faded(to opacity: Double) -> FrameItem {
    switch self {
    case .glyphs(var run):
      run.appearance.color = run.appearance.color.faded(to: opacity)
      return .glyphs(run)
    case .path(let covered):
      var path = covered.uncovered
      path.changeFill { $0.faded(to: opacity) }
      if let stroke = path.stroke { path.stroke?.color = stroke.color.faded(to: opacity) }
      return .path(path)
    case .image(var image):
      image.opacity *= opacity
      return .image(image)
    case .group(var group):
      group.items = group.items.map { $0.faded(to: opacity) }
      return .group(group)
    }
  }
}

extension FrameGroup {
  /// The group with its opacity in the colours of its items, for what reads colours one by one.
  package var withOpacityInColors: FrameGroup {
    guard opacity < 1 else { return self }
    var group = self
    group.items = items.map { $0.faded(to: opacity) }
    group.opacity = 1
    return group
  }
}
