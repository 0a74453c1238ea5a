/// Segments of one width beside each other in the order of the context, the selected one raised (R054).
///
/// Where the text is too large for that, they are stacked (R138).
struct Segmented: Arrangement {
  private static let inset = 2.0
  private static let radius = 8.0

  private let part: Part
  private let segments: [LayoutNode]
  private let selected: Int?

  init(_ part: Part, segments: [LayoutNode]) {
    self.part = part
    self.segments = segments
    selected = part.blocks.firstIndex { $0.attributes[SegmentElement.selected] }
  }

  private var count: Double { Double(max(1, segments.count)) }
  private var leastSegment: Double { segments.reduce(0) { max($0, $1.widths.minContent) } }

  func widths() -> Widths {
    Widths(minContent: leastSegment, maxContent: segments.reduce(0) { max($0, $1.widths.maxContent) } * count)
  }

  private func isStacked(in width: Double) -> Bool { leastSegment * count > width + 0.01 }

  func extent(in width: Double) -> Extent {
    let isStacked = isStacked(in: width)
    let extents = segments.map { $0.extent(in: isStacked ? width : width / count) }
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
    for (segment, box) in zip(segments, boxes) {
      let x = environment.layoutDirection.x(of: box.width, at: box.minX, in: size.width)
      segment.place(box.size, at: origin + Point(x: x, y: box.minY), into: &items)
    }
    return nil
  }

  /// The boxes of the segments, x counted along the reading direction.
  private func boxes(in size: Size) -> [Rect] {
    if isStacked(in: size.width) {
      var y = 0.0
      return segments.map { segment in
        let height = segment.extent(in: size.width).height
        defer { y += height }
        return Rect(x: 0, y: y, width: size.width, height: height)
      }
    }
    let width = size.width / count
    return segments.indices.map { Rect(x: Double($0) * width, y: 0, width: width, height: size.height) }
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
