extension FrameItem {
  /// The same to the eye, without the elements that outputs would know.
  var withoutElements: FrameItem { losingMeaning { if case .element = $0 { true } else { false } } }

  /// The same to the eye, as a drawing: without elements, and without lines of text that are read or checked.
  var asDrawing: FrameItem {
    losingMeaning {
      switch $0 {
      case .element, .line: true
      case .artifact, .annotation: false
      }
    }
  }

  /// The same to the eye, where some groups mean nothing.
  private func losingMeaning(_ isLost: (FrameGroup.Meaning) -> Bool) -> FrameItem {
    guard case .group(var group) = self else { return self }
    if isLost(group.meaning) { group.meaning = .artifact }
    group.items = group.items.map { $0.losingMeaning(isLost) }
    return .group(group)
  }
}
