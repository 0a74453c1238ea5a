extension Frame {
  /// The frame with every colour but those of pictures replaced.
  package func mapColors(_ change: (Color) -> Color) -> Frame {
    var frame = self
    frame.background = background.map(change)
    frame.items = items.map { $0.mapColors(change) }
    return frame
  }

  /// The frame as it looks to people with a colour-vision deficiency, pictures included (R149).
  func seen(by vision: ColorVision) -> Frame {
    var frame = mapColors(vision.seen)
    frame.items = frame.items.map { $0.withPictures(seenBy: vision) }
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
      path.changeFill(change)
      if let stroke = path.stroke { path.stroke?.color = change(stroke.color) }
      return .path(path)
    case .image(var image):
      image.tint = image.tint.map(change)
      return .image(image)
    case .group(var group):
      group.items = group.items.map { $0.mapColors(change) }
      return .group(group)
    }
  }

  /// The item with the pictures in it, and those that glyphs are, marked as seen in a way.
  fileprivate func withPictures(seenBy vision: ColorVision) -> FrameItem {
    switch self {
    case .glyphs(var run):
      run.appearance.vision = vision
      return .glyphs(run)
    case .path: return self
    case .image(var image):
      image.vision = vision
      return .image(image)
    case .group(var group):
      group.items = group.items.map { $0.withPictures(seenBy: vision) }
      return .group(group)
    }
  }
}
