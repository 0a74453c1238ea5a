extension Frame {
  /// What is left around an element, in points.
  private static let cropMargin = 8.0

  /// The part of the page with an element, and what is drawn a little around it; nil where no element has the id.
  package func cropped(to id: String) -> Frame? {
    guard let box = items.box(of: id, from: .zero) else { return nil }
    let page = Rect(origin: .zero, size: size)
    let part = box.expanded(by: Self.cropMargin).intersection(page)
    guard part.width > 0, part.height > 0 else { return nil }
    var frame = self
    frame.name = id
    frame.size = part.size
    frame.device = nil
    frame.orientation = nil
    frame.safeArea = nil
    frame.layoutMargins = nil
    let distance = Point(x: -part.minX, y: -part.minY)
    frame.items = items.map { $0.moved(by: distance).clipped(to: Rect(origin: .zero, size: part.size)) }
    return frame
  }

  /// The ids of its elements, in the order in which they are drawn.
  var elementIDs: [String] { items.flatMap(\.elementIDs) }
}

extension FrameItem {
  /// The item some points away, in a group of its own unless it is one.
  fileprivate func moved(by distance: Point) -> FrameItem {
    guard case .group(var group) = self else {
      return .group(FrameGroup(origin: distance, meaning: .artifact, items: [self]))
    }
    group.origin = group.origin + distance
    return .group(group)
  }

  fileprivate var elementIDs: [String] {
    guard case .group(let group) = self else { return [] }
    let inner = group.items.flatMap(\.elementIDs)
    if case .element(let element) = group.meaning { return [element.id] + inner }
    return inner
  }
}

extension [FrameItem] {
  /// The box of an element on the page, where the items are counted from `origin`.
  fileprivate func box(of id: String, from origin: Point) -> Rect? {
    for case .group(let group) in self {
      if case .annotation = group.meaning { continue }
      let start = origin + group.origin
      if case .element(let element) = group.meaning, element.id == id { return Rect(origin: start, size: element.size) }
      if let box = group.items.box(of: id, from: start) { return box }
    }
    return nil
  }
}
