extension PageReceiver {
  /// Draws a translucent group.
  ///
  /// Only a layer shows it as one picture, and what is in a layer is no content of a page. So the picture is an
  /// artifact, and glyphs over it that are too faint to be seen carry the text of its elements.
  func drawTranslucent(_ group: FrameGroup, at origin: Point) throws {
    try pages.artifact { try pages.painter.drawAnnotation([.group(group)], at: origin) }
    var contents = group
    contents.opacity = 1
    try pages.painter.carryingText {
      try drawBlock(.group(contents), at: origin)
      pages.endContent()
    }
  }
}

extension FrameGroup {
  /// Whether it is translucent and has contents that are read.
  var isTranslucent: Bool {
    if case .annotation = meaning { false } else { opacity < 1 }
  }
}
