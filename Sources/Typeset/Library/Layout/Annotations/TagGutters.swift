/// One of the two sides of a page.
enum PageSide {
  /// The left side.
  case left
  /// The right side.
  case right

  /// The other side.
  var opposite: PageSide { self == .left ? .right : .left }
}

/// The columns of tags on both sides of a page: every tag at the height of its text, or as near as its neighbours let
/// it.
struct TagGutters {
  private let page: Rect
  private var left: [BlockTag] = []
  private var right: [BlockTag] = []
  /// The distance of tags from the page, in points.
  private static let distance = 9.0
  /// The least distance from the middle of one tag to that of the next, in points.
  private static let pitch = 9.5

  init(page: Rect) { self.page = page }

  /// The sides to which nothing lies between something and the edge of the page.
  func openSides(at anchor: Rect, past obstacles: [Rect]) -> [PageSide] {
    let path = Rect(x: page.minX, y: anchor.minY - 1, width: page.width, height: 2)
    let inTheWay = obstacles.filter { $0.overlaps(path) }
    var sides: [PageSide] = []
    if !inTheWay.contains(where: { $0.minX < anchor.minX }) { sides.append(.left) }
    if !inTheWay.contains(where: { $0.maxX > anchor.maxX }) { sides.append(.right) }
    return sides
  }

  /// Puts a tag beside the page.
  mutating func add(_ tag: BlockTag, on side: PageSide) {
    if side == .left { left.append(tag) } else { right.append(tag) }
  }

  /// Draws all tags with their lines.
  func draw(into marks: inout AnnotationMarks) {
    for (side, tags) in [(PageSide.left, left), (.right, right)] {
      let tags = tags.sorted { $0.anchor.minY < $1.anchor.minY }
      let middles = Self.spread(
        tags.map(\.anchor.minY), pitch: Self.pitch, from: page.minY + 4, to: page.maxY - 4)
      for (tag, middle) in zip(tags, middles) { draw(tag, side, middle: middle, into: &marks) }
    }
  }

  private func draw(_ tag: BlockTag, _ side: PageSide, middle: Double, into marks: inout AnnotationMarks) {
    let isLeft = side == .left
    let x = isLeft ? page.minX - Self.distance - tag.size.width : page.maxX + Self.distance
    let place = Rect(origin: Point(x: x, y: middle - tag.size.height / 2), size: tag.size)
    marks.tags += tag.items(at: place, signSide: side.opposite)
    marks.reach = max(marks.reach, Self.distance + tag.size.width)
    let y = tag.anchor.minY
    let start = Point(x: isLeft ? tag.anchor.minX - 2.5 : tag.anchor.maxX + 2.5, y: y)
    let edge = Point(x: isLeft ? page.minX : page.maxX, y: y)
    let end = Point(x: isLeft ? page.minX - Self.distance + 2.5 : page.maxX + Self.distance - 2.5, y: middle)
    marks.lines.append(
      .path(
        PathItem(
          path: Path([.move(start), .line(edge), .line(end)]),
          stroke: Stroke(color: tag.color.translucent(120), width: 0.5))))
  }

  /// Heights as near as possible to those wanted, in ascending order, no two nearer than `pitch`; all in points.
  ///
  /// Neighbours that would overlap form a cluster that stands around the mean of what its members want. Where there is
  /// no room for all, they stand as far apart as there is.
  static func spread(_ wanted: [Double], pitch: Double, from low: Double, to high: Double) -> [Double] {
    guard wanted.count > 1 else { return wanted.map { max(low, min(high, $0)) } }
    let pitch = min(pitch, max(0, high - low) / Double(wanted.count - 1))
    var clusters: [(start: Double, count: Int)] = []
    for height in wanted {
      clusters.append((max(low, min(high, height)), 1))
      while clusters.count > 1 {
        let last = clusters[clusters.count - 1]
        let previous = clusters[clusters.count - 2]
        let offset = Double(previous.count) * pitch
        guard previous.start + offset > last.start + 1e-9 else { break }
        let count = previous.count + last.count
        let mean =
          (previous.start * Double(previous.count) + (last.start - offset) * Double(last.count)) / Double(count)
        let start = max(low, min(high - Double(count - 1) * pitch, mean))
        clusters.removeLast(2)
        clusters.append((start, count))
      }
    }
    return clusters.flatMap { cluster in (0..<cluster.count).map { cluster.start + Double($0) * pitch } }
  }
}
