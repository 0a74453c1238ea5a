import Typeset

/// The shifts of all pairs of a page, and who stands before whom.
struct Shifts {
  private let matching: ElementMatching
  private let shifts: [Shift.Axis: [Shift]]

  init(_ matching: ElementMatching) {
    self.matching = matching
    var shifts: [Shift.Axis: [Shift]] = [:]
    for axis in Shift.Axis.allCases {
      shifts[axis] = matching.pairs.map { pair in
        let was = Self.extent(pair.expected, in: matching.expected, hasParent: pair.parent != nil, axis: axis)
        let now = Self.extent(pair.actual, in: matching.actual, hasParent: pair.parent != nil, axis: axis)
        return Shift(start: now.start - was.start, size: now.size - was.size, space: now.space - was.space)
      }
    }
    self.shifts = shifts
  }

  /// The shift of a pair.
  subscript(pair: Int, axis: Shift.Axis) -> Shift { shifts[axis]![pair] }

  /// Whether a pair stands before another in both layouts, or in the one that has room for both; along an axis.
  func isBefore(_ first: Int, _ second: Int, axis: Shift.Axis) -> Bool {
    let (one, other) = (matching.pairs[first], matching.pairs[second])
    func ends(_ tree: ElementTree, _ before: Int, _ after: Int) -> Bool {
      let direction = tree.direction(around: after)
      let space = tree.frame(around: after)
      let (first, second) = (
        AxisExtent(tree.nodes[before].record.frame, in: space, axis: axis, direction: direction),
        AxisExtent(tree.nodes[after].record.frame, in: space, axis: axis, direction: direction)
      )
      return first.start + first.size <= second.start + Measure.tolerance
    }
    return ends(matching.expected, one.expected, other.expected) && ends(matching.actual, one.actual, other.actual)
  }

  private static func extent(_ index: Int, in tree: ElementTree, hasParent: Bool, axis: Shift.Axis) -> AxisExtent {
    let space = hasParent ? tree.frame(around: index) : tree.pageFrame
    let direction = hasParent ? tree.direction(around: index) : tree.page.direction
    return AxisExtent(tree.nodes[index].record.frame, in: space, axis: axis, direction: direction)
  }
}
