/// R086: what is touched answers to at least 44 × 44 points; where it looks smaller, its hit box grows invisibly around
/// its middle.
enum R086Targets {
  static let rule = Rule(86)

  /// The least side of a hit box, in points.
  static let leastSide = 44.0

  /// What answers to touch.
  struct Target {
    /// What is seen of it.
    var box: Rect
    /// The bar that it is in; nil for contents.
    var bar: Rect?
  }

  /// The hit box of what is seen in a box, neighbours left out of account.
  ///
  /// A bar that is lower than a hit box (R079) answers over its whole height and no farther: what is above it is the
  /// system's, and what is below it are the contents.
  static func hitBox(of box: Rect, in bar: Rect? = nil) -> Rect {
    let size = Size(width: max(box.width, leastSide), height: max(box.height, leastSide))
    let origin = Point(x: box.minX - (size.width - box.width) / 2, y: box.minY - (size.height - box.height) / 2)
    guard let bar, bar.height < leastSide else { return Rect(origin: origin, size: size) }
    return Rect(x: origin.x, y: bar.minY, width: size.width, height: bar.height)
  }

  /// The hit boxes of neighbours, in their order: where two would overlap, they meet in the middle between what is seen
  /// of them.
  ///
  /// What is inside another, such as a link in a row, keeps its hit box, and so does the other.
  static func hitBoxes(of neighbours: [Target]) -> [Rect] {
    let boxes = neighbours.map(\.box)
    var targets = neighbours.map { hitBox(of: $0.box, in: $0.bar) }
    for pair in pairs(targets) where targets[pair.first].overlaps(targets[pair.second]) {
      separate(&targets, boxes, pair.first, pair.second)
    }
    return targets
  }

  /// The hit boxes of neighbours that are in no bar.
  static func hitBoxes(of boxes: [Rect]) -> [Rect] { hitBoxes(of: boxes.map { Target(box: $0) }) }

  /// Two boxes by their indices, the lower one first.
  private struct Pair: Comparable {
    var first: Int
    var second: Int

    static func < (left: Pair, right: Pair) -> Bool { (left.first, left.second) < (right.first, right.second) }
  }

  /// The pairs of boxes that overlap, in order: a line sweeps down over the boxes and meets each with those that it has
  /// not left yet.
  private static func pairs(_ boxes: [Rect]) -> [Pair] {
    var pairs: [Pair] = []
    var open: [Int] = []
    for next in boxes.indices.sorted(by: { (boxes[$0].minY, $0) < (boxes[$1].minY, $1) }) {
      open.removeAll { boxes[$0].maxY <= boxes[next].minY }
      for other in open where boxes[other].overlaps(boxes[next]) {
        pairs.append(Pair(first: min(other, next), second: max(other, next)))
      }
      open.append(next)
    }
    return pairs.sorted()
  }

  /// Parts two hit boxes along the axis on which what is seen of them is farther apart.
  private static func separate(_ targets: inout [Rect], _ boxes: [Rect], _ first: Int, _ second: Int) {
    let (one, other) = (boxes[first], boxes[second])
    let beside = max(other.minX - one.maxX, one.minX - other.maxX)
    let below = max(other.minY - one.maxY, one.minY - other.maxY)
    guard max(beside, below) >= 0 else { return }
    if beside >= below {
      let (left, right) = one.minX <= other.minX ? (first, second) : (second, first)
      let middle = (boxes[left].maxX + boxes[right].minX) / 2
      targets[left].size.width = min(targets[left].maxX, middle) - targets[left].minX
      let edge = max(targets[right].minX, middle)
      targets[right].size.width = targets[right].maxX - edge
      targets[right].origin.x = edge
    } else {
      let (top, bottom) = one.minY <= other.minY ? (first, second) : (second, first)
      let middle = (boxes[top].maxY + boxes[bottom].minY) / 2
      targets[top].size.height = min(targets[top].maxY, middle) - targets[top].minY
      let edge = max(targets[bottom].minY, middle)
      targets[bottom].size.height = targets[bottom].maxY - edge
      targets[bottom].origin.y = edge
    }
  }
}
