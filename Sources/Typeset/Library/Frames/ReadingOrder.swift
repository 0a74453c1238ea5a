extension Frame {
  /// Has the title of a screen read first, and then the way back (R157).
  package mutating func putTitleFirst() {
    if let path = items.path(to: .title) { items.setTurn(.title, at: path[...]) }
    if let path = items.path(to: .back) { items.setTurn(.back, at: path[...]) }
  }
}

extension [FrameItem] {
  /// The items in the order in which they are read (R157).
  package var inReadingOrder: [FrameItem] { ReadingTurn.ordered(self, by: \.firstTurn) }

  /// The way to the first element that is read at a turn, as indexes of items; nil if there is none.
  fileprivate func path(to turn: ReadingTurn) -> [Int]? {
    for (index, item) in enumerated() {
      guard case .group(let group) = item else { continue }
      switch group.meaning {
      case .line, .annotation: continue
      case .artifact: break
      case .element(let element):
        let name = ElementName(rawValue: element.name)
        guard let name, !element.isInert, R157TitleFirst.holds(turn, name) else { continue }
        if R157TitleFirst.turn(of: name) == turn { return element.isDecorative ? nil : [index] }
      }
      if let rest = group.items.path(to: turn) { return [index] + rest }
    }
    return nil
  }

  /// Sets the turn of the element at the end of a path, and what those around it know of it.
  fileprivate mutating func setTurn(_ turn: ReadingTurn, at path: ArraySlice<Int>) {
    guard let index = path.first, case .group(var group) = self[index] else { return }
    if case .element(var element) = group.meaning {
      element.firstTurn = Swift.min(element.firstTurn, turn)
      if path.count == 1 { element.turn = turn }
      group.meaning = .element(element)
    }
    group.items.setTurn(turn, at: path.dropFirst())
    self[index] = .group(group)
  }
}

extension FrameItem {
  /// When the first of it is read.
  fileprivate var firstTurn: ReadingTurn {
    if case .group(let group) = self, case .element(let element) = group.meaning { element.firstTurn } else { .rest }
  }
}
