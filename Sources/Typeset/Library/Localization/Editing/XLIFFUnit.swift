/// The tags of one unit.
struct XLIFFUnit {
  /// The tags between its own, with how deep in it they are.
  private let tags: [(tag: XMLTags.Tag, depth: Int)]

  /// The unit that some tags begin with.
  init(_ tags: ArraySlice<XMLTags.Tag>) {
    var inner: [(tag: XMLTags.Tag, depth: Int)] = []
    var depth = 0
    for tag in tags where tags.first?.kind == .start {
      if tag.kind == .end { depth -= 1 }
      if depth > 0 { inner.append((tag, depth)) }
      if tag.kind == .start { depth += 1 }
      if depth <= 0 { break }
    }
    self.tags = inner
  }

  /// The tag that begins a child; alternatives in it have such children of their own.
  func child(_ name: String) -> XMLTags.Tag? {
    tags.last { $0.depth == 1 && $0.tag.kind != .end && $0.tag.name == name }?.tag
  }

  /// What is between the tags of a child; nil where it holds others.
  func content(of start: XMLTags.Tag) -> Range<Int>? {
    guard let next = tags.first(where: { $0.tag.range.lowerBound >= start.range.upperBound })?.tag,
      next.kind == .end, next.fullName == start.fullName
    else { return nil }
    return start.range.upperBound..<next.range.lowerBound
  }

  /// Where a child ends; nil if it does not.
  func end(of start: XMLTags.Tag) -> Int? {
    if start.kind == .empty { return start.range.upperBound }
    return tags.first {
      $0.depth == 1 && $0.tag.kind == .end && $0.tag.range.lowerBound >= start.range.upperBound
    }?.tag.range.upperBound
  }
}
