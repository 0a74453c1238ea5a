/// Between which heights each item of a frame shows, groups before their items, in points from the top of the frame.
///
/// Found once, they spare each band of a picture all items that show elsewhere.
struct InkHeights {
  /// The heights of an item with all that it contains.
  struct Entry {
    /// Where its ink begins; below `bottom` if it has none.
    var top = Double.infinity
    /// Where its ink ends.
    var bottom = -Double.infinity
    /// Whether the pixels of the item change a little where its rest is cut off.
    var isIndivisible = false
    /// The index of the entry behind this one and those of the items in it, if they have any.
    var end = 0

    /// Whether something of the item is between two heights.
    func shows(in heights: ClosedRange<Double>) -> Bool { top <= heights.upperBound && bottom >= heights.lowerBound }
  }

  private(set) var entries: [Entry] = []

  /// Whether nothing shows between two heights.
  func areBlank(in heights: ClosedRange<Double>) -> Bool {
    var index = 0
    while index < entries.count {
      guard !entries[index].shows(in: heights) else { return false }
      index = entries[index].end
    }
    return true
  }

  /// Between which heights those items show that must not be cut and show between two heights; nil if there are none.
  func ofIndivisibleItems(in heights: ClosedRange<Double>) -> ClosedRange<Double>? {
    var found: ClosedRange<Double>?
    var index = 0
    while index < entries.count {
      let entry = entries[index]
      guard entry.shows(in: heights) else {
        index = entry.end
        continue
      }
      if entry.isIndivisible {
        found = min(found?.lowerBound ?? entry.top, entry.top)...max(found?.upperBound ?? entry.bottom, entry.bottom)
      }
      index += 1
    }
    return found
  }

  /// Whether a height is inside an item that must not be cut and is taller than `most`.
  func mustNotBeCut(at height: Double, tallerThan most: Double) -> Bool {
    entries.contains { entry in
      entry.isIndivisible && entry.bottom - entry.top > most && entry.top < height && height < entry.bottom
    }
  }

  /// Adds an item that shows between two heights.
  mutating func append(from top: Double, to bottom: Double, isIndivisible: Bool = false) {
    entries.append(Entry(top: top, bottom: bottom, isIndivisible: isIndivisible, end: entries.count + 1))
  }

  /// Adds an item that shows nothing.
  mutating func appendNothing() { append(from: .infinity, to: -.infinity) }

  /// Adds a group, and what `body` adds for its items; they show between two heights at most.
  mutating func appendGroup(
    from top: Double, to bottom: Double, _ body: (inout InkHeights) throws -> Void
  ) rethrows {
    let index = entries.count
    entries.append(Entry())
    try body(&self)
    var group = Entry(end: entries.count)
    var item = index + 1
    while item < entries.count {
      group.top = min(group.top, entries[item].top)
      group.bottom = max(group.bottom, entries[item].bottom)
      item = entries[item].end
    }
    group.top = max(group.top, top)
    group.bottom = min(group.bottom, bottom)
    entries[index] = group
  }
}
