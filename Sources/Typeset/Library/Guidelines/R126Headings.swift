/// R126: headings mark the sections of a document, so that a reader can go from one to the next.
///
/// Each is a heading of its level in the structure of the output, and an entry of its outline.
enum R126Headings {
  /// The level of a heading; nil for anything else. The title of a screen is above all its headings and counts as the first.
  static func level(of name: ElementName) -> Int? { name.declaration.headingLevel }

  /// Whether a heading skips a level below the heading before it; nothing is skipped by the first.
  static func skips(_ level: Int, after previous: Int?) -> Bool { previous.map { level > $0 + 1 } ?? false }

  /// Whether an element opens an entry of the outline.
  static func opensOutlineEntry(_ name: ElementName) -> Bool { level(of: name) != nil }
}

/// The levels of headings by how they lie inside each other: the first is of level 1, and none is skipped (ISO 14289-1, 7.4.2).
///
/// Where an author skips none, they are the author's own.
struct HeadingNesting {
  private var open: [Int] = []

  /// The level of the next heading, of which the author says another.
  mutating func level(of asked: Int) -> Int {
    while let last = open.last, last >= asked { open.removeLast() }
    open.append(asked)
    return open.count
  }
}
