/// Segments of one width beside each other in the order of the context, the selected one raised (R054).
///
/// Their texts take two lines at most. Where they need more, they become smaller together, and at the sizes for
/// accessibility the segments are stacked instead (R138).
final class Segmented: Arrangement {
  private static let inset = 2.0
  private static let radius = 8.0

  private let part: Part
  private let task: LayoutTask
  private let standard: [LayoutNode]
  private let selected: Int?
  private var known: (width: Double, segments: [LayoutNode])?

  init(_ part: Part, task: LayoutTask) {
    self.part = part
    self.task = task
    standard = task.segments(of: part)
    selected = part.blocks.firstIndex { $0.attributes[SegmentElement.selected] }
  }

  private var count: Double { Double(max(1, standard.count)) }
  private var leastSegment: Double { standard.reduce(0) { max($0, $1.widths.minContent) } }
  private var mayStack: Bool { task.options.textSize.isAccessibility }

  func widths() -> Widths {
    Widths(
      minContent: leastSegment * (mayStack ? 1 : count),
      maxContent: standard.reduce(0) { max($0, $1.widths.maxContent) } * count)
  }

  private func isStacked(in width: Double) -> Bool { mayStack && !standard.fit(in: width / count) }

  /// The segments in a width of the control, as large as it allows.
  private func segments(in width: Double) -> [LayoutNode] {
    if mayStack || standard.fit(in: width / count) { return standard }
    if let known, known.width == width { return known.segments }
    var segments = standard
    for size in task.segmentSizes(of: part) {
      segments = task.silently { task.segments(of: part, size: size) }
      if segments.fit(in: width / count) { break }
    }
    known = (width, segments)
    return segments
  }

  func drawing(in size: Size) -> DrawingDecisions {
    DrawingDecisions(rules: isStacked(in: size.width) ? [R138Stacking.rule] : [])
  }

  func extent(in width: Double) -> Extent {
    let isStacked = isStacked(in: width)
    let extents = segments(in: width).map { $0.extent(in: isStacked ? width : width / count) }
    let height = isStacked ? extents.reduce(0) { $0 + $1.height } : extents.reduce(0) { max($0, $1.height) }
    return Extent(height: height, firstBaseline: extents.first?.firstBaseline)
  }

  func place(in size: Size, at origin: Point, into items: inout [FrameItem]) -> TextDecisions? {
    var parts = ControlParts(of: part, size: size, at: origin)
    let environment = part.environment
    let boxes = boxes(in: size)
    parts.add("track", u: 0, y: 0, size: size, radius: Self.radius, fill: environment.backgroundColor)
    if !isStacked(in: size.width) { drawDividers(&parts, boxes) }
    if let selected, boxes.indices.contains(selected) {
      let box = boxes[selected]
      let raised = Size(width: max(0, box.width - 2 * Self.inset), height: max(0, box.height - 2 * Self.inset))
      parts.add(
        "selection", u: box.minX + Self.inset, y: box.minY + Self.inset, size: raised,
        items: FrameItem.raised(
          raised, radius: Self.radius - Self.inset,
          fill: environment.raisedColor,
          in: environment))
    }
    items += parts.items
    for (segment, box) in zip(segments(in: size.width), boxes) {
      let x = environment.layoutDirection.x(of: box.width, at: box.minX, in: size.width)
      segment.place(box.size, at: origin + Point(x: x, y: box.minY), into: &items)
    }
    return nil
  }

  /// The boxes of the segments, x counted along the reading direction.
  private func boxes(in size: Size) -> [Rect] {
    if isStacked(in: size.width) {
      var y = 0.0
      return standard.map { segment in
        let height = segment.extent(in: size.width).height
        defer { y += height }
        return Rect(x: 0, y: y, width: size.width, height: height)
      }
    }
    let width = size.width / count
    return standard.indices.map { Rect(x: Double($0) * width, y: 0, width: width, height: size.height) }
  }

  /// Thin lines between neighbours of which none is selected.
  private func drawDividers(_ parts: inout ControlParts, _ boxes: [Rect]) {
    for index in boxes.indices.dropFirst() where index != selected && index - 1 != selected {
      let height = max(0, parts.size.height - 16)
      parts.add(
        "divider", u: boxes[index].minX - 0.5, y: 8, size: Size(width: 1, height: height), radius: 0.5,
        fill: part.environment.controlColor("quaternary-label"))
    }
  }
}

extension [LayoutNode] {
  /// Whether the texts of segments of a width take two lines at most, and none of their words is broken.
  fileprivate func fit(in width: Double) -> Bool {
    allSatisfy { segment in
      guard segment.widths.minContent <= width + GreedyBreaker.tolerance else { return false }
      let room = segment.contentWidth(in: width)
      return switch segment.arrangement {
      case let text as TextBlock: text.lines(in: room).lineCount <= 2
      case let label as IconLabel: label.lineCount(in: room) <= 2
      default: true
      }
    }
  }
}

extension LayoutTask {
  /// The segments of a control; `size` is that of their type in points, nil takes that of their style.
  fileprivate func segments(of part: Part, size: Double? = nil) -> [LayoutNode] {
    let inside = part.surroundings.inside(part.identity, part.environment)
    return part.blocks.map { segment in
      var segment = segment
      if let size { segment.attributes[Common.size] = size }
      return node(of: segment, in: inside)
    }
  }

  /// The type sizes that segments may shrink to, in points: half a point smaller each, as long as they can be read
  /// (R085).
  fileprivate func segmentSizes(of part: Part) -> [Double] {
    let sizes = part.blocks.map { TextStyle(of: $0.name, $0.attributes, in: part.environment).size }
    let largest = sizes.min() ?? 0
    return Array(stride(from: largest - 0.5, through: Swift.min(largest, 11), by: -0.5))
  }
}
