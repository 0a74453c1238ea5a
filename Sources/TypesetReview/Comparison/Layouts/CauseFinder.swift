import Typeset

/// Finds where the movement and the growth of elements come from, step by step: from their neighbours, contents and
/// surroundings.
struct CauseFinder {
  private let matching: ElementMatching
  private let shifts: Shifts
  /// For every pair whether it changed in itself along an axis: its text, font, lines, drawing or settings.
  private let hasOwnReason: (Int, Shift.Axis) -> Bool
  /// For every pair whether its text has other lines because it has another width.
  private let reflows: (Int) -> Bool
  private let spacing: SpacingFinder
  private let vanished: [Int]
  private let appeared: [Int]

  init(
    _ matching: ElementMatching, shifts: Shifts, hasOwnReason: @escaping (Int, Shift.Axis) -> Bool,
    reflows: @escaping (Int) -> Bool
  ) {
    self.matching = matching
    self.reflows = reflows
    self.shifts = shifts
    self.hasOwnReason = hasOwnReason
    spacing = SpacingFinder(matching, shifts: shifts, hasOwnReason: hasOwnReason)
    vanished = matching.vanished
    appeared = matching.appeared
  }

  /// The cause for a movement of an element within its parent; nil if it did not move.
  func causeOfMove(_ pair: Int, _ axis: Shift.Axis) -> Cause? {
    let shift = shifts[pair, axis]
    guard !Measure.isZero(shift.start) else { return nil }
    if let cause = causeBefore(pair, axis) ?? causeOfSpacing(pair, axis) { return cause }
    let isAtEnd = Measure.isZero(shift.end)
    let isCentered = Measure.areEqual(shift.start, (shift.space - shift.size) / 2)
    if isCentered, !Measure.isZero(shift.size) { return .same(as: pair) }
    if isAtEnd || isCentered, !Measure.isZero(shift.space) {
      guard let parent = matching.pairs[pair].parent else { return .page }
      if isGivenSize(parent, axis) { return .pair(parent) }
    }
    if isAtEnd, !Measure.isZero(shift.size) { return .same(as: pair) }
    return causeAfter(pair, axis) ?? .unknown
  }

  /// The cause for a changed length of an element; nil if it did not change.
  func causeOfSize(_ pair: Int, _ axis: Shift.Axis) -> Cause? {
    let shift = shifts[pair, axis]
    guard !Measure.isZero(shift.size) else { return nil }
    if hasOwnReason(pair, axis) { return .own }
    if spacing.change(of: pair, axis) != nil { return .own }
    if axis == .block, reflows(pair) { return .width }
    let fills = Measure.areEqual(shift.size, shift.space)
    if axis == .inline, fills { return causeOfSpace(pair) }
    return causeInside(pair, axis) ?? (fills ? causeOfSpace(pair) : nil) ?? causeOfSpacing(pair, axis)
      ?? causeBeside(pair, axis) ?? .unknown
  }

  /// Whether the length of an element is determined by something other than its contents.
  private func isGivenSize(_ pair: Int, _ axis: Shift.Axis) -> Bool {
    let shift = shifts[pair, axis]
    return axis == .inline || hasOwnReason(pair, axis) || Measure.areEqual(shift.size, shift.space)
      || matching.children(of: pair).contains { !Measure.isZero(shifts[$0, axis].size) }
  }

  /// A changed spacing or padding of its parent.
  private func causeOfSpacing(_ pair: Int, _ axis: Shift.Axis) -> Cause? {
    guard let parent = matching.pairs[pair].parent, spacing.change(of: parent, axis) != nil else { return nil }
    return .pair(parent)
  }

  private func causeOfSpace(_ pair: Int) -> Cause {
    matching.pairs[pair].parent.map { .pair($0) } ?? .page
  }

  /// Something nearer to the start grew, came or went.
  private func causeBefore(_ pair: Int, _ axis: Shift.Axis) -> Cause? {
    let wanted = shifts[pair, axis].start
    let siblings = matching.children(of: matching.pairs[pair].parent)
    let place = siblings.firstIndex(of: pair)!
    let before = siblings[..<place].last { shifts.isBefore($0, pair, axis: axis) }
    let carried = before.map { shifts[$0, axis].start + shifts[$0, axis].size } ?? 0
    if let before, Measure.areEqual(carried, wanted) {
      if Measure.isZero(shifts[before, axis].size) { return .same(as: before) }
      if let taker = taker(ofRoomOf: before, axis) { return taker == pair ? .own : .pair(taker) }
      return .pair(before)
    }
    return causeOfGap(pair, before: before, gap: wanted - carried)
  }

  /// The element that changed the size of a spacer, which never changes by itself; nil if it is not a spacer, or there
  /// is none.
  private func taker(ofRoomOf pair: Int, _ axis: Shift.Axis) -> Int? {
    let entry = matching.pairs[pair]
    guard matching.actual.nodes[entry.actual].record.name == ElementName.spacer.rawValue else { return nil }
    let given = shifts[pair, axis].size
    return matching.children(of: entry.parent).filter { shifts[$0, axis].size * given < 0 }
      .max { shifts[$0, axis].size.magnitude < shifts[$1, axis].size.magnitude }
  }

  /// An element that came or went between two others makes them part or meet.
  private func causeOfGap(_ pair: Int, before: Int?, gap: Double) -> Cause? {
    let entry = matching.pairs[pair]
    if gap > 0, let new = newcomer(before: entry.actual, after: before.map { matching.pairs[$0].actual }) {
      return .appeared(new)
    }
    if gap < 0, let old = leaver(before: entry.expected, after: before.map { matching.pairs[$0].expected }) {
      return .vanished(old)
    }
    return nil
  }

  /// Something nearer to the end grew, and all are pushed from there.
  private func causeAfter(_ pair: Int, _ axis: Shift.Axis) -> Cause? {
    let wanted = shifts[pair, axis].end
    let siblings = matching.children(of: matching.pairs[pair].parent)
    let place = siblings.firstIndex(of: pair)!
    guard let after = siblings[(place + 1)...].first(where: { shifts.isBefore(pair, $0, axis: axis) }) else {
      return nil
    }
    let shift = shifts[after, axis]
    guard Measure.areEqual(shift.end + shift.size, wanted) else { return nil }
    return Measure.isZero(shift.size) ? .same(as: after) : .pair(after)
  }

  /// Its contents grew, appeared or disappeared.
  private func causeInside(_ pair: Int, _ axis: Shift.Axis) -> Cause? {
    let wanted = shifts[pair, axis].size
    for child in matching.children(of: pair).reversed() {
      let shift = shifts[child, axis]
      guard !Measure.isZero(shift.size),
        Measure.areEqual(shift.start + shift.size, wanted)
          || Measure.areEqual(shift.size, wanted)
      else { continue }
      return .pair(child)
    }
    for child in matching.children(of: pair).reversed() where Measure.areEqual(shifts[child, axis].start, wanted) {
      // An element at its end may have moved because of it, not the other way round.
      if causeOfMove(child, axis) == .pair(pair) { continue }
      return .same(as: child)
    }
    let entry = matching.pairs[pair]
    if wanted > 0, let new = appeared.last(where: { matching.actual.nodes[$0].parent == entry.actual }) {
      return .appeared(new)
    }
    if wanted < 0, let old = vanished.last(where: { matching.expected.nodes[$0].parent == entry.expected }) {
      return .vanished(old)
    }
    return nil
  }

  /// A neighbour took or released space.
  private func causeBeside(_ pair: Int, _ axis: Shift.Axis) -> Cause? {
    let siblings = matching.children(of: matching.pairs[pair].parent)
    let wanted = shifts[pair, axis].size
    let others = siblings.filter { $0 != pair && shifts[$0, axis].size * wanted < 0 }
    let other = others.max { shifts[$0, axis].size.magnitude < shifts[$1, axis].size.magnitude }
    return other.map { .pair($0) }
  }

  private func newcomer(before: Int, after: Int?) -> Int? {
    appeared.last { matching.actual.isSibling($0, between: after, and: before) }
  }

  private func leaver(before: Int, after: Int?) -> Int? {
    vanished.last { matching.expected.isSibling($0, between: after, and: before) }
  }
}

/// The next step towards the reason why an element moved or grew along an axis.
enum Cause: Hashable {
  /// It says, shows or looks something else itself.
  case own
  /// The page is another.
  case page
  /// Another pair of elements grew.
  case pair(Int)
  /// Another pair moved, for a separate cause along the same axis; the same pair means that it grew.
  case same(as: Int)
  /// An element came, as an index into the actual page.
  case appeared(Int)
  /// An element went, as an index into the expected page.
  case vanished(Int)
  /// Its text has other lines, since it has another width.
  case width
  /// Unknown.
  case unknown
}

extension ElementTree {
  /// Whether an element is in the same parent as another, before it, and after a third one, if given.
  fileprivate func isSibling(_ index: Int, between first: Int?, and second: Int) -> Bool {
    guard nodes[index].parent == nodes[second].parent else { return false }
    let siblings = children(of: nodes[index].parent)
    guard let place = siblings.firstIndex(of: index), let end = siblings.firstIndex(of: second) else { return false }
    return place < end && (first.flatMap { siblings.firstIndex(of: $0) } ?? -1) < place
  }
}

extension ElementRecord {
  /// The element with its name in quotes, or its name alone if it has neither `id` nor path.
  var subject: String { id.isEmpty ? name : "\(name) \(quoted(id))" }
}
