import Typeset

/// Finds elements whose spacing or padding changed, since their contents do not explain the movement.
struct SpacingFinder {
  /// The change of spacing of an element along one axis.
  struct Change: Hashable {
    /// The change of the distance between its elements, in points.
    var gap = 0.0
    /// The change of their distance from both edges.
    var padding = 0.0

    /// The change in words: `its contents are 4 pt further apart`.
    var words: String {
      var parts: [String] = []
      if gap != 0 { parts.append("\(Measure.points(gap.magnitude)) \(gap > 0 ? "further apart" : "closer together")") }
      if padding != 0 {
        parts.append("\(Measure.points(padding.magnitude)) \(padding > 0 ? "further from" : "closer to") its edges")
      }
      return "its contents are " + parts.joined(separator: " and ")
    }
  }

  private let shifts: Shifts
  private let matching: ElementMatching
  private let hasOwnReason: (Int, Shift.Axis) -> Bool

  init(_ matching: ElementMatching, shifts: Shifts, hasOwnReason: @escaping (Int, Shift.Axis) -> Bool) {
    self.matching = matching
    self.shifts = shifts
    self.hasOwnReason = hasOwnReason
  }

  /// The change of spacing of a pair; nil if there is none.
  func change(of pair: Int, _ axis: Shift.Axis) -> Change? {
    let inner = matching.children(of: pair)
    let entry = matching.pairs[pair]
    // Elements that appeared or disappeared move the others.
    guard let first = inner.first, let last = inner.last,
      matching.expected.nodes[entry.expected].children.count == inner.count,
      matching.actual.nodes[entry.actual].children.count == inner.count
    else { return nil }
    let neighbors = Array(zip(inner, inner.dropFirst()))
    var change = Change()
    if neighbors.allSatisfy({ shifts.isBefore($0, $1, axis: axis) }) {
      let gaps = neighbors.map { shifts[$1, axis].start - shifts[$0, axis].start - shifts[$0, axis].size }
      if let gap = gaps.first, !Measure.isZero(gap), gaps.allSatisfy({ Measure.areEqual($0, gap) }) { change.gap = gap }
      change.padding = padding(before: shifts[first, axis].start, after: shifts[last, axis].end)
    } else if inner.allSatisfy({ Measure.areEqual(shifts[$0, axis].start, shifts[first, axis].start) }) {
      change.padding = padding(before: shifts[first, axis].start, after: shifts[first, axis].end)
    }
    // A centred element is further from both edges if it becomes smaller, or its parent larger.
    if fills(pair, axis) || inner.contains(where: { hasOwnReason($0, axis) }) { change.padding = 0 }
    return change == Change() ? nil : change
  }

  private func padding(before: Double, after: Double) -> Double {
    Measure.areEqual(before, after) && !Measure.isZero(before) ? before : 0
  }

  private func fills(_ pair: Int, _ axis: Shift.Axis) -> Bool {
    let shift = shifts[pair, axis]
    return !Measure.isZero(shift.space) && Measure.areEqual(shift.size, shift.space)
  }
}
