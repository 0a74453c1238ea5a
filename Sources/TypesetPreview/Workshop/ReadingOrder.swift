import Typeset

/// The elements at which a screen reader stops, in its order.
struct ReadingOrder {
  /// A stop.
  private struct Stop {
    /// The id of the element.
    let id: String
    /// Its text, where that can be the name of a control beside it.
    let labelText: String?
    /// When it is read (R157).
    let turn: ReadingTurn
  }

  private var stops: [Stop] = []

  /// The places of the elements of a page, from 1, by id; those that are not read have none.
  static func places(in frame: Frame) -> [String: Int] {
    var order = ReadingOrder()
    _ = order.add(frame.items)
    var places: [String: Int] = [:]
    for stop in ReadingTurn.ordered(order.stops, by: \.turn) where places[stop.id] == nil {
      places[stop.id] = places.count + 1
    }
    return places
  }

  /// Adds the stops among items, and gives the names of the controls among them.
  private mutating func add(_ items: [FrameItem]) -> Set<String> {
    var names: Set<String> = []
    for case .group(let group) in items {
      switch group.meaning {
      case .annotation, .artifact: continue
      case .line: names.formUnion(add(group.items))
      case .element(let element): names.formUnion(add(element, group.items))
      }
    }
    return names
  }

  /// A control, and what holds no other element, is one stop with all that it holds (R132); others stop where they hold
  /// text. A label that is the name of a control beside it is said with that (R128).
  private mutating func add(_ element: Element, _ items: [FrameItem]) -> Set<String> {
    if element.isDecorative || element.isInert { return [] }
    let holdsText = items.contains { item in
      if case .group(let group) = item, case .line = group.meaning { true } else { false }
    }
    let isOne =
      element.control != nil && !holds(items) { $0.control != nil }
      || element.spokenName != nil && !holds(items) { _ in true }
    let start = stops.count
    if !element.isPresentational, isOne || holdsText {
      stops.append(
        Stop(id: element.id, labelText: element.isLabel ? element.text(of: items) : nil, turn: element.turn))
    }
    let names = isOne ? [] : add(items)
    if element.parts(names) {
      stops[start...].removeAll { $0.labelText.map { R128Navigable.isSaid($0, byControlsNamed: names) } == true }
    }
    if element.control != nil { return Set([element.label].compactMap(\.self)) }
    return element.passesOnNames ? names : []
  }

  /// Whether an element among items, at any depth, is as asked.
  private func holds(_ items: [FrameItem], _ matches: (Element) -> Bool) -> Bool {
    items.contains { item in
      guard case .group(let group) = item else { return false }
      switch group.meaning {
      case .element(let element): return matches(element) || holds(group.items, matches)
      case .annotation: return false
      case .line, .artifact: return holds(group.items, matches)
      }
    }
  }
}

extension Element {
  /// The text of its own lines, as it is written.
  fileprivate func text(of items: [FrameItem]) -> String? {
    for case .group(let group) in items {
      if case .line(let line) = group.meaning { return String(utf16: line.paragraph) }
    }
    return nil
  }
}
