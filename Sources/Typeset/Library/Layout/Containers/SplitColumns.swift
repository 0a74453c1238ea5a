/// The columns of a screen side by side along the reading direction, each a screen of its own with its bars.
///
/// Which of them are seen follows from the width: all three on a wide iPad, the last two on an upright one, one where
/// the width is compact.
struct SplitColumns: Arrangement {
  private let part: Part
  private let task: LayoutTask
  private let placement: ScreenPlacement
  private let line: Color

  /// The least width of three columns, and of two, in points.
  private static let (leastOfThree, leastOfTwo) = (1000.0, 600.0)
  /// The widths of the columns beside the last one, in points, and the most that one takes of two.
  private static let (sidebar, content, mostOfTwo) = (260.0, 320.0, 0.42)

  init(_ part: Part, task: LayoutTask) {
    self.part = part
    self.task = task
    placement = part.placement
    line = part.environment.resolve(.named(ElementStyle.separatorColor))
  }

  func widths() -> Widths { Widths(minContent: 0, maxContent: placement.size.width) }

  func extent(in width: Double) -> Extent { Extent(height: placement.size.height, firstBaseline: nil) }

  /// The columns that are seen, with their widths in points.
  private func columns(in width: Double) -> [(block: Block, width: Double)] {
    func block(_ name: ElementName) -> Block? { part.blocks.first { $0.name == name } }
    let (sidebar, content, detail) = (block(.sidebar), block(.content), block(.detail))
    let all = [sidebar, content, detail].compactMap(\.self)
    guard placement.widthClass == .regular, width >= Self.leastOfTwo, all.count > 1 else {
      let shown = ElementName(rawValue: part.attributes[SplitElement.shows].rawValue).flatMap(block) ?? content
      return (shown ?? all.first).map { [($0, width)] } ?? []
    }
    if all.count == 3, width >= Self.leastOfThree {
      return zip(all, [Self.sidebar, Self.content, width - Self.sidebar - Self.content]).map { ($0, $1) }
    }
    let two = Array(all.suffix(2))
    let first = min(Self.content, width * Self.mostOfTwo)
    return [(two[0], first), (two[1], width - first)]
  }

  func place(in size: Size, at origin: Point, into items: inout [FrameItem]) -> TextDecisions? {
    let columns = columns(in: size.width)
    let surroundings = part.surroundings.inside(part.identity, part.environment)
    var start = 0.0
    for (index, column) in columns.enumerated() {
      let x = part.environment.layoutDirection.x(of: column.width, at: start, in: size.width)
      let safeArea = Insets(
        top: max(placement.safeArea.top, R103StatusBar.height(on: placement)),
        start: index == 0 ? placement.safeArea.start : 0, bottom: placement.safeArea.bottom,
        end: index == columns.count - 1 ? placement.safeArea.end : 0)
      items.append(
        item(
          column.block, in: Size(width: column.width, height: size.height), safeArea: safeArea, surroundings,
          at: origin + Point(x: x, y: 0)))
      start += column.width
      guard index < columns.count - 1 else { continue }
      let thickness = part.environment.dividerThickness
      let edge = part.environment.layoutDirection.x(of: thickness, at: start - thickness / 2, in: size.width)
      let rule = Rect(x: origin.x + edge, y: origin.y, width: thickness, height: size.height)
      items.append(
        .group(
          FrameGroup(
            origin: .zero, meaning: .artifact, items: [.path(PathItem(path: Path(rule), fill: line))])))
    }
    return nil
  }

  /// A column as a screen of its own, cut off where it is higher than the screen: people scroll it.
  private func item(
    _ block: Block, in size: Size, safeArea: Insets, _ surroundings: Surroundings, at origin: Point
  ) -> FrameItem {
    var block = block
    // A column of this name is no line of a list.
    let background = block.name == .sidebar ? SplitElement.sidebar.style.background : nil
    if block.name == .detail { block.name = .content }
    let (identity, environment) = task.enter(block, in: surroundings)
    let blocks: [Block] = if case .blocks(let blocks) = block.content { blocks } else { [] }
    var canvas = Canvas(
      kind: .screen(Screen(scrolls: true)), attributes: block.attributes, offset: block.offset, blocks: blocks)
    if !canvas.attributes.gives(Common.background), !canvas.holdsGroups {
      canvas.attributes[Common.background] = .color(.named(background ?? "background"))
    }
    let own = placement.sheet(of: size, safeArea: safeArea)
    let bars = ScreenBars(of: canvas, on: own, path: identity.path, around: environment, task: task)
    let contents = CanvasContents(
      canvas, path: identity.path, width: size.width, height: size.height,
      insets: canvas.insets(beside: bars, on: own), placement: own, bars: bars, named: block.name,
      around: environment, task: task)
    let laid = contents.frame(grows: false, scrolls: true)
    let frame = Rect(origin: .zero, size: size)
    var items: [FrameItem] = []
    if let ground = laid.background { items.append(.path(PathItem(path: Path(frame), fill: ground))) }
    items += laid.items
    return .group(
      FrameGroup(
        origin: origin, clip: frame, meaning: .element(identity.element(size: size, text: nil)), items: items))
  }
}
