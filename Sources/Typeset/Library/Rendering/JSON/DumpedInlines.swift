/// The inline elements of one block, whose pieces on several lines are one child with one box.
struct DumpedInlines {
  struct Entry {
    var element: Element
    var frame: Rect
    /// The elements in it, as indexes.
    var children: [Int] = []
  }

  private(set) var entries: [Entry] = []
  /// The indexes of the elements without a parent.
  private(set) var outermost: [Int] = []
  private var indexes: [String: Int] = [:]

  /// Adds a piece, and gives the index of its element.
  mutating func add(_ element: Element, frame: Rect, parent: Int?) -> Int {
    if let index = indexes[element.id] {
      entries[index].frame = entries[index].frame.union(frame)
      return index
    }
    let index = entries.count
    indexes[element.id] = index
    entries.append(Entry(element: element, frame: frame))
    if let parent { entries[parent].children.append(index) } else { outermost.append(index) }
    return index
  }
}
