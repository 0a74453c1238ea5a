/// R157: on arrival at a screen its title is what is heard first, then the way back, then the rest; what is drawn keeps
/// its order.
enum R157TitleFirst {
  /// When an element of a screen is read.
  static func turn(of name: ElementName) -> ReadingTurn {
    switch name {
    case .title: .title
    case .back: .back
    default: .rest
    }
  }

  /// Whether an element can hold what is read at a turn: what is in a bar at the bottom goes back elsewhere, and the
  /// title of a notification is no title of a screen.
  static func holds(_ turn: ReadingTurn, _ name: ElementName) -> Bool {
    switch turn {
    case .title: name != .banner && name != .emptyState
    case .back: name != .toolbar && name != .tabBar
    case .rest: true
    }
  }
}

/// When assistive technology comes to something on a screen (R157).
package enum ReadingTurn: Int, Sendable, Comparable {
  /// First: the title.
  case title
  /// Second: the way back.
  case back
  /// Then everything else, in the order of the document.
  case rest

  package static func < (left: ReadingTurn, right: ReadingTurn) -> Bool { left.rawValue < right.rawValue }

  /// Items by their turns; those with the same turn keep their order.
  package static func ordered<Thing>(_ items: [Thing], by turn: (Thing) -> ReadingTurn) -> [Thing] {
    guard items.contains(where: { turn($0) != .rest }) else { return items }
    return [.title, .back, .rest].flatMap { next in items.filter { turn($0) == next } }
  }
}
