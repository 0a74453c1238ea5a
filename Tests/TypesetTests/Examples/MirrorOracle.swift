import Testing

@testable import Typeset

/// The mirror oracle (guidelines.md, section 4): laid out in the other direction, every element, part and line of text
/// is at x' = W − x − w, unless a named rule keeps it. It verifies R001, R002, R004, R016–R021, R053, R064 and R065 at
/// once.
///
/// The arrangement inside of each element follows from what the element is (`MirrorExemptions`). What is kept is
/// checked as strictly as what is mirrored: it must not move.
struct MirrorOracle {
  /// Something at a wrong position.
  struct Fault: CustomStringConvertible {
    /// The element.
    var id: String
    /// What of it.
    var part: String
    /// Its left-to-right position.
    var left: Rect
    /// Its right-to-left position.
    var right: Rect
    /// Its expected position.
    var expected: Rect

    var description: String {
      "\(id)\(part.isEmpty ? "" : ", \(part)"): \(left.short) from left to right, \(right.short) from right to left, "
        + "expected \(expected.short)"
    }
  }

  private let exemptions: MirrorExemptions
  private let document: Document
  private let tolerance: Double
  private let rounding: Double
  /// The sum of both places of a point on the page that is compared.
  private var axis = 0.0
  private(set) var faults: [Fault] = []
  /// The names of the elements that were compared.
  private(set) var compared: Set<String> = []

  /// An oracle for renderings of a document, in points: boxes may differ by `tolerance`, and by `rounding` more where
  /// they are judged by the box of another element that was rounded itself.
  init(_ document: Document, tolerance: Double, rounding: Double = 0) {
    self.rounding = rounding
    exemptions = MirrorExemptions(document)
    self.document = document
    self.tolerance = tolerance
  }

  /// Compares all pages of a rendering from left to right with those of one from right to left.
  mutating func compare(_ left: [MirrorPage], _ right: [MirrorPage]) {
    guard left.count == right.count else {
      return fail("document", "\(left.count) pages against \(right.count)", .zero, .zero, .zero)
    }
    for (one, other) in zip(left, right) {
      if abs(one.width - other.width) > tolerance { fail("page", "width", .zero, .zero, .zero) }
      // A canvas with a direction of its own keeps it: then both pages have the same.
      let isKept = one.direction == other.direction
      if isKept, !document.canvases.contains(where: { exemptions.inside($0) != .mirrored }) {
        fail("page", "direction", .zero, .zero, .zero)
      }
      let image = isKept ? Image.same : Image.mirror(one.width)
      axis = one.width
      compare(one.nodes, other.nodes, [image], isFixed: isKept, keepsCells: false)
    }
  }

  /// The positions of one rendering in the other.
  private enum Image {
    /// Moved by a distance: what is kept.
    case shift(Double)
    /// On the other side of an axis; the sum of both places of a point is given.
    case mirror(Double)

    static let same = Image.shift(0)

    func callAsFunction(_ box: Rect) -> Rect {
      var box = box
      switch self {
      case .shift(let distance): box.origin.x += distance
      case .mirror(let sum): box.origin.x = sum - box.maxX
      }
      return box
    }
  }

  // MARK: Elements

  private mutating func compare(
    _ left: [MirrorNode], _ right: [MirrorNode], _ images: [Image], isFixed: Bool, keepsCells: Bool
  ) {
    var rest = right
    for one in left {
      guard let index = rest.firstIndex(where: { $0.isCounterpart(of: one) }) else {
        if !exemptions.isConditional(one) { fail(one.id, "is missing", one.box, .zero, .zero) }
        continue
      }
      let other = rest.remove(at: index)
      compare(one, other, images, isFixed: isFixed, keepsCells: keepsCells)
    }
    for other in rest where !exemptions.isConditional(other) { fail(other.id, "is new", .zero, other.box, .zero) }
  }

  private mutating func compare(
    _ one: MirrorNode, _ other: MirrorNode, _ images: [Image], isFixed: Bool, keepsCells: Bool
  ) {
    compared.insert(one.name)
    // R042: a tool is where the artwork of its icon puts it. An insertion point is at the end of a value, which keeps
    // its direction.
    let freely = one.name == "tool" || one.name == "insertion-point" ? [Image.shift(other.box.minX - one.box.minX)] : []
    let stands = check(one.box, other.box, images + freely, one.id, "")
    // The contents of a misplaced element are checked relative to it, so that each error is reported once.
    let image = stands ?? .shift(other.box.minX - one.box.minX)
    let kept = Image.shift(image(one.box).minX - one.box.minX)
    let mirrored = Image.mirror(image(one.box).maxX + one.box.minX)
    var inside = exemptions.inside(one)
    if inside == .mirrored, keepsCells, MirrorExemptions.takesOrder(one) { inside = .arrangementKept }
    let turns: [Image] =
      switch inside {
      case .drawn: [mirrored, kept]
      case .mirrored: isFixed ? [kept] : [mirrored]
      case .arrangementKept, .kept: [kept]
      }
    checkLines(one, other, turns, kept: kept, isFixed: isFixed, inside: inside)
    if inside == .mirrored, !one.isPart { checkPaths(one, other, turns) }
    compare(
      one.children, other.children, turns, isFixed: isFixed || inside == .kept,
      keepsCells: inside == .arrangementKept && MirrorExemptions.handsDownOrder(one))
  }

  // MARK: Text

  private mutating func checkLines(
    _ one: MirrorNode, _ other: MirrorNode, _ images: [Image], kept: Image, isFixed: Bool,
    inside: MirrorExemptions.Inside
  ) {
    guard one.lines.count == other.lines.count else {
      return fail(one.id, "\(one.lines.count) lines against \(other.lines.count)", one.box, other.box, other.box)
    }
    let images = sides(one, other, images, kept: kept, isFixed: isFixed, inside: inside)
    for (number, (line, opposite)) in zip(one.lines, other.lines).enumerated() {
      let part = "line \(number + 1)"
      guard check(line.box, opposite.box, images, one.id, part) != nil else { continue }
      // A text without a direction of its own takes that of the layout, and is ordered by it.
      guard one.direction == other.direction else { continue }
      let starts = zip(line.runs, opposite.runs)
      let shift = opposite.box.minX - line.box.minX
      let isSame =
        line.runs.count == opposite.runs.count
        && starts.allSatisfy { $0.text == $1.text && abs($1.x - $0.x - shift) <= 2 * tolerance }
      if !isSame { fail(one.id, part + ", order", line.box, opposite.box, line.box) }
    }
  }

  /// The possible positions of lines of a text.
  private func sides(
    _ one: MirrorNode, _ other: MirrorNode, _ images: [Image], kept: Image, isFixed: Bool,
    inside: MirrorExemptions.Inside
  ) -> [Image] {
    // R005: a paragraph is on the side of its own language in both.
    if [one, other].contains(where: { $0.rules.contains(R005Paragraph.rule) }) {
      let isKept = isFixed || inside != .mirrored
      return [.shift(kept(one.box).minX - one.box.minX + (isKept ? 0 : exemptions.sideShift(of: one)))]
    }
    // What an element says of its arrangement says nothing of the side of its text.
    if inside != .mirrored, !isFixed, !one.children.isEmpty || inside == .arrangementKept {
      return images + [.mirror(kept(one.box).maxX + one.box.minX)]
    }
    return images
  }

  // MARK: Outlines

  private mutating func checkPaths(_ one: MirrorNode, _ other: MirrorNode, _ images: [Image]) {
    guard one.paths.count == other.paths.count else { return fail(one.id, "outlines", one.box, other.box, other.box) }
    for (number, (path, opposite)) in zip(one.paths, other.paths).enumerated() {
      _ = check(path, opposite, images, one.id, "outline \(number + 1)")
    }
  }

  // MARK: Faults

  /// The mapping under which a box is at its expected position; nil if there is none, which is recorded.
  private mutating func check(_ one: Rect, _ other: Rect, _ images: [Image], _ id: String, _ part: String) -> Image? {
    if let image = images.first(where: { $0(one).isNear(other, slack(of: $0)) }) { return image }
    fail(id, part, one, other, images[0](one))
    return nil
  }

  private func slack(of image: Image) -> Double {
    // Sums of many numbers end a little beside what they should be.
    let tolerance = tolerance + 1e-6
    return if case .mirror(axis) = image { tolerance } else { tolerance + rounding }
  }

  private mutating func fail(_ id: String, _ part: String, _ left: Rect, _ right: Rect, _ expected: Rect) {
    faults.append(Fault(id: id, part: part, left: left, right: right, expected: expected))
  }
}

extension MirrorNode {
  /// Whether it is a part that an element draws, and no element of the markup.
  fileprivate var isPart: Bool { ElementName(rawValue: name) == nil }

  /// Whether both are the same element in both renderings.
  fileprivate func isCounterpart(of other: MirrorNode) -> Bool {
    // Elements that are present in one direction only shift the numbers in paths.
    name == other.name && position == other.position && (id == other.id || !isPart)
  }
}

extension Rect {
  fileprivate static let zero = Rect(origin: .zero, size: .zero)

  fileprivate func isNear(_ other: Rect, _ tolerance: Double) -> Bool {
    abs(minX - other.minX) <= tolerance && abs(minY - other.minY) <= tolerance && abs(width - other.width) <= tolerance
      && abs(height - other.height) <= tolerance
  }

  fileprivate var short: String {
    "[\([minX, minY, width, height].map { "\(($0 * 1000).rounded() / 1000)" }.joined(separator: " "))]"
  }
}
