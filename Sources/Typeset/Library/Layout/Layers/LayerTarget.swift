/// The element of a screen that a layer belongs to: where it is, and what it looks like.
struct LayerTarget {
  /// Its place on the screen.
  let frame: Rect
  /// What is drawn of it, from its own corner.
  let items: [FrameItem]

  /// The element that a layer names with `at`; nil where it is not on the screen.
  init?(of layer: Block, in frame: Frame) {
    guard let reference = layer.attributes[PopoverElement.at],
      let found = frame.items.target(named: String(reference.dropFirst()), at: .zero)
    else { return nil }
    self = found
  }

  fileprivate init(frame: Rect, items: [FrameItem]) {
    self.frame = frame
    self.items = items
  }
}

extension [FrameItem] {
  /// The first element of a name among the items and below them; `origin` is that of the items.
  fileprivate func target(named id: String, at origin: Point) -> LayerTarget? {
    for case .group(let group) in self {
      let place = origin + group.origin
      if case .element(let element) = group.meaning, element.hasOwnID, element.id == id {
        return LayerTarget(frame: Rect(origin: place, size: element.size), items: group.items)
      }
      if let found = group.items.target(named: id, at: place) { return found }
    }
    return nil
  }

  /// What is drawn, without what it means: a picture of elements that are elsewhere.
  var flattened: [FrameItem] {
    map { item in
      guard case .group(let group) = item else { return item }
      return .group(
        FrameGroup(origin: group.origin, clip: group.clip, meaning: .artifact, items: group.items.flattened))
    }
  }
}
