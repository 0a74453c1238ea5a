extension FrameItem {
  /// The same to the eye, without the elements that outputs would know.
  var withoutElements: FrameItem {
    guard case .group(var group) = self else { return self }
    if case .element = group.meaning { group.meaning = .artifact }
    group.items = group.items.map(\.withoutElements)
    return .group(group)
  }

  /// The same to the eye, as a drawing: without elements, and without lines of text that are read or checked.
  var asDrawing: FrameItem {
    guard case .group(var group) = self else { return self }
    switch group.meaning {
    case .element, .line: group.meaning = .artifact
    case .artifact, .annotation: break
    }
    group.items = group.items.map(\.asDrawing)
    return .group(group)
  }
}
