extension FrameItem {
  /// The same to the eye, without the elements that outputs would know.
  var withoutElements: FrameItem {
    guard case .group(var group) = self else { return self }
    if case .element = group.meaning { group.meaning = .artifact }
    group.items = group.items.map(\.withoutElements)
    return .group(group)
  }
}
