/// What can be done with an element: rows below each other, in sections with a wider line between them.
struct Menu: Arrangement {
  /// The height of what parts two sections, in points.
  private static let sectionGap = 8.0

  /// A row, or what parts two sections.
  private enum Line {
    case row(LayoutNode)
    case gap
  }

  private let identity: ElementIdentity
  private let environment: TextEnvironment
  private let lines: [Line]

  init(_ part: Part, task: LayoutTask) {
    identity = part.identity
    environment = part.environment
    let inside = part.surroundings.inside(part.identity, part.environment)
    lines = part.blocks.map { $0.name == .divider ? .gap : .row(MenuRow.node(of: $0, in: inside, task: task)) }
  }

  private var rows: [LayoutNode] { lines.compactMap { if case .row(let node) = $0 { node } else { nil } } }

  func widths() -> Widths {
    rows.reduce(.zero) { widths, row in
      Widths(
        minContent: max(widths.minContent, row.widths.minContent),
        maxContent: max(widths.maxContent, row.widths.maxContent))
    }
  }

  func extent(in width: Double) -> Extent {
    var height = 0.0
    for (index, line) in lines.enumerated() {
      switch line {
      case .row(let node): height += node.extent(in: width).height + (hasLineAbove(index) ? lineHeight : 0)
      case .gap: height += Self.sectionGap
      }
    }
    return Extent(height: height, firstBaseline: nil)
  }

  private var lineHeight: Double { environment.dividerThickness }

  /// Whether a line parts a row from the one above it.
  private func hasLineAbove(_ index: Int) -> Bool {
    guard index > 0, case .row = lines[index], case .row = lines[index - 1] else { return false }
    return true
  }

  func place(in size: Size, at origin: Point, into items: inout [FrameItem]) -> TextDecisions? {
    let needed = extent(in: size.width).height
    identity.place("contents", height: needed, in: Rect(origin: origin, size: size), into: &items) { corner, items in
      var y = corner.y
      func paint(_ height: Double, _ color: String) {
        let box = Rect(x: corner.x, y: y, width: size.width, height: height)
        items.append(.path(PathItem(path: Path(box), fill: environment.resolve(.named(color)))))
        y += height
      }
      for (index, line) in lines.enumerated() {
        switch line {
        case .gap: paint(Self.sectionGap, "gray5")
        case .row(let node):
          if hasLineAbove(index) { paint(lineHeight, ElementStyle.separatorColor) }
          let height = node.extent(in: size.width).height
          node.place(Size(width: size.width, height: height), at: Point(x: corner.x, y: y), into: &items)
          y += height
        }
      }
    }
    return nil
  }
}
