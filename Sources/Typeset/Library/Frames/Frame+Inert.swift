extension Frame {
  /// Takes all that is drawn so far out of the reading order, since something modal comes over it.
  mutating func makeInert() { items = items.map(\.inert) }
}

extension FrameItem {
  /// The item with every element in it out of reach.
  fileprivate var inert: FrameItem {
    guard case .group(var group) = self else { return self }
    if case .element(var element) = group.meaning {
      element.isInert = true
      group.meaning = .element(element)
    }
    group.items = group.items.map(\.inert)
    return .group(group)
  }
}
