import Typeset

/// The shifts of all pairs of a page, and their order.
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

  /// Whether a pair precedes another along an axis in both layouts, or in the one that has space for both.
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

/// How far an element moved and grew within the element around it, along one axis.
struct Shift {
  /// Along which axis.
  enum Axis: CaseIterable {
    /// Down the page.
    case block
    /// Along the reading direction, from the start.
    case inline
  }

  /// The change of its distance from the start of its parent, in points.
  var start = 0.0
  /// How much longer it is.
  var size = 0.0
  /// How much longer the element around it is.
  var space = 0.0

  /// The change of its distance from the end of its parent.
  var end: Double { space - start - size }

  /// How much longer something is, in words: `12 pt taller`.
  static func words(ofGrowth growth: Double, _ axis: Axis) -> String {
    let comparative =
      switch axis {
      case .block: growth > 0 ? "taller" : "shorter"
      case .inline: growth > 0 ? "wider" : "narrower"
      }
    return "\(Measure.points(growth.magnitude)) \(comparative)"
  }
}

/// An interval along an axis, counted from the start of the element around it.
struct AxisExtent {
  /// How far from the start of the element around it it begins, in points.
  var start: Double
  /// How long it is.
  var size: Double
  /// How long the element around it is.
  var space: Double

  init(_ frame: Rect, in space: Rect, axis: Shift.Axis, direction: Direction) {
    switch axis {
    case .block: (start, size, self.space) = (frame.minY - space.minY, frame.height, space.height)
    case .inline:
      let start = direction == .rightToLeft ? space.maxX - frame.maxX : frame.minX - space.minX
      (self.start, size, self.space) = (start, frame.width, space.width)
    }
  }
}

/// Lengths in words.
enum Measure {
  /// Lengths closer than this are the same: places are rounded to hundredths, several of which may add up.
  static let tolerance = 0.05

  /// A length without zeros at its end: `12 pt`.
  static func points(_ length: Double) -> String { number(length) + " pt" }

  /// Lengths with commas between them: `17, 19 pt`.
  static func list(_ lengths: [Double]) -> String { lengths.map(number).joined(separator: ", ") + " pt" }

  /// Whether a length is none.
  static func isZero(_ length: Double) -> Bool { length.magnitude <= tolerance }

  /// Whether two lengths are the same.
  static func areEqual(_ first: Double, _ second: Double) -> Bool { isZero(first - second) }

  /// A number without zeros at its end.
  static func number(_ length: Double) -> String {
    let text = ByteBuffer(capacity: 24)
    text.append(length)
    return text.text
  }
}
