/// Segments beside each other in the order of the context, the selected one raised (R054).
///
/// They have one width, and their texts take two lines at most. Where a word has no room, each is as wide as it needs;
/// then they become smaller together, or at the sizes for accessibility, they are stacked instead (R138).
final class Segmented: Arrangement {
  private static let inset = 2.0
  private static let radius = 8.0

  /// The places of the segments at a width.
  private struct Cells {
    var segments: [LayoutNode]
    /// The widths in reading order, in points; those of stacked segments are that of the control.
    var widths: [Double]
    var isStacked = false
  }

  private let part: Part
  private let task: LayoutTask
  private let standard: [LayoutNode]
  private let selected: Int?
  private var known: (width: Double, cells: Cells)?

  init(_ part: Part, task: LayoutTask) {
    self.part = part
    self.task = task
    standard = task.segments(of: part)
    selected = part.blocks.firstIndex { $0.attributes[SegmentElement.selected] }
  }

  private var count: Double { Double(max(1, standard.count)) }
  private var mayStack: Bool { part.environment.textSize.isAccessibility }

  func widths() -> Widths {
    let least = standard.map(\.widths.minContent)
    return Widths(
      minContent: mayStack ? least.max() ?? 0 : least.reduce(0, +),
      maxContent: standard.reduce(0) { max($0, $1.widths.maxContent) } * count)
  }

  /// The segments in a width of the control, as large as it allows.
  private func cells(in width: Double) -> Cells {
    if let known, known.width == width { return known.cells }
    let cells = freshCells(in: width)
    known = (width, cells)
    return cells
  }

  private func freshCells(in width: Double) -> Cells {
    if let widths = standard.cellWidths(in: width) { return Cells(segments: standard, widths: widths) }
    if mayStack { return Cells(segments: standard, widths: standard.map { _ in width }, isStacked: standard.count > 1) }
    var segments = standard
    for size in task.segmentSizes(of: part) {
      segments = task.silently { task.segments(of: part, size: size) }
      if let widths = segments.cellWidths(in: width) { return Cells(segments: segments, widths: widths) }
    }
    return Cells(segments: segments, widths: segments.ownWidths(in: width))
  }

  func drawing(in size: Size) -> DrawingDecisions {
    DrawingDecisions(rules: cells(in: size.width).isStacked ? [R138Stacking.rule] : [])
  }

  func extent(in width: Double) -> Extent {
    let cells = cells(in: width)
    let extents = zip(cells.segments, cells.widths).map { $0.extent(in: $1) }
    let height = cells.isStacked ? extents.reduce(0) { $0 + $1.height } : extents.reduce(0) { max($0, $1.height) }
    return Extent(height: height, firstBaseline: extents.first?.firstBaseline)
  }

  func place(in size: Size, at origin: Point, into items: inout [FrameItem]) -> TextDecisions? {
    var parts = ControlParts(of: part, size: size, at: origin)
    let environment = part.environment
    let cells = cells(in: size.width)
    let boxes = boxes(of: cells, in: size)
    parts.add("track", u: 0, y: 0, size: size, radius: Self.radius, fill: environment.backgroundColor)
    if !cells.isStacked { drawDividers(&parts, boxes) }
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
    for (segment, box) in zip(cells.segments, boxes) {
      let x = environment.layoutDirection.x(of: box.width, at: box.minX, in: size.width)
      segment.place(box.size, at: origin + Point(x: x, y: box.minY), into: &items)
    }
    return nil
  }

  /// The boxes of the segments, x counted along the reading direction.
  private func boxes(of cells: Cells, in size: Size) -> [Rect] {
    var origin = Point.zero
    return zip(cells.segments, cells.widths).map { segment, width in
      let box = Rect(
        x: origin.x, y: origin.y, width: width,
        height: cells.isStacked ? segment.extent(in: width).height : size.height)
      if cells.isStacked { origin.y += box.height } else { origin.x += width }
      return box
    }
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
  /// The widths of segments in one of the control, in points: equal ones, or else what each needs; nil where a word
  /// would break, or a text would take more than two lines.
  fileprivate func cellWidths(in width: Double) -> [Double]? {
    let equal = map { _ in width / Double(Swift.max(1, count)) }
    if zip(self, equal).allSatisfy({ $0.fits(in: $1) }) { return equal }
    let own = ownWidths(in: width)
    return zip(self, own).allSatisfy({ $0.fits(in: $1) }) ? own : nil
  }

  /// The widths of segments that are as wide as their words need, in points.
  fileprivate func ownWidths(in width: Double) -> [Double] {
    RowWidths.share(width, among: map { RowWidths.Child(widths: $0.widths, grow: 1) }).widths
  }
}

extension LayoutNode {
  /// Whether the text of a segment of a width takes two lines at most, and none of its words is broken.
  fileprivate func fits(in width: Double) -> Bool {
    guard widths.minContent <= width + GreedyBreaker.tolerance else { return false }
    let room = contentWidth(in: width)
    return switch arrangement {
    case let text as TextBlock: text.lines(in: room).lineCount <= 2
    case let label as IconLabel: label.lineCount(in: room) <= 2
    default: true
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
