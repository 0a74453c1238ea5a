/// Names the inline elements of a text that the author gave no `id`, and knows which go on from an earlier page.
struct InlineNames {
  private let path: String
  /// The names of the elements placed so far, by the place of their start tags.
  private var known: [SourcePosition: String] = [:]
  private var counts: [String: Int] = [:]

  /// The names inside the element of a path.
  init(path: String) { self.path = path }

  /// Names the elements in some lines; those that begin on an earlier page are marked as continued.
  mutating func name(_ lines: inout [FrameGroup]) {
    let placedBefore = known
    for index in lines.indices { name(&lines[index].items, after: placedBefore) }
  }

  private mutating func name(_ items: inout [FrameItem], after placedBefore: [SourcePosition: String]) {
    for index in items.indices {
      guard case .group(var group) = items[index], case .element(var element) = group.meaning else { continue }
      if placedBefore[element.position] != nil { element.continuesEarlierPart = true }
      if let id = known[element.position] {
        element.id = id
      } else {
        let count = counts[element.name, default: 0] + 1
        counts[element.name] = count
        if element.id.isEmpty { element.id = "\(path)/\(element.name)\(count)" }
        known[element.position] = element.id
      }
      group.meaning = .element(element)
      name(&group.items, after: placedBefore)
      items[index] = .group(group)
    }
  }
}
