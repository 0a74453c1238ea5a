/// A tab bar: cells from side to side, in the order of the context.
///
/// The cells are equal as long as every label fits into its own; otherwise what the labels leave is shared out evenly,
/// and where they leave nothing, the longest are cut. One that floats is a capsule in the middle, as wide as its cells.
struct TabBar: Arrangement {
  private let tabs: [LayoutNode]
  private let height: Double
  private let layoutDirection: Direction
  private let insets: Insets
  private let part: Part
  private let isFloating: Bool
  /// The room at the sides of a label in a capsule, around its cells, and above and below it.
  private static let (floatingMargin, capsuleInset, capsuleRoom) = (16.0, 3.0, 4.0)
  /// The most that a cell is wide where there is much room, in points.
  private static let widestCell = 180.0

  init(_ part: Part, task: LayoutTask) {
    let part = part.asBar()
    height = R079BarHeights.height(of: .tabBar, on: part.placement)
    layoutDirection = part.environment.layoutDirection
    insets = part.placement.safeArea
    self.part = part
    isFloating = part.block.floats(on: part.placement)
    tabs = task.nodes(of: part.blocks, in: part.surroundings.inside(part.identity, part.environment))
  }

  func widths() -> Widths {
    let widest = tabs.reduce(0) { max($0, $1.widths.maxContent) }
    return Widths(minContent: insets.horizontal, maxContent: insets.horizontal + widest * Double(tabs.count))
  }

  func extent(in width: Double) -> Extent {
    let heights = zip(tabs, cellWidths(in: width)).map { $0.extent(in: $1).height }
    return Extent(height: heights.reduce(height, max), firstBaseline: nil)
  }

  func place(in size: Size, at origin: Point, into items: inout [FrameItem]) -> TextDecisions? {
    let cells = cellWidths(in: size.width)
    var offset = insets.start + (size.width - insets.horizontal - cells.reduce(0, +)) / 2
    if isFloating { items.append(capsule(around: cells, from: offset, in: size, at: origin)) }
    for (tab, cell) in zip(tabs, cells) {
      let x = layoutDirection.x(of: cell, at: offset, in: size.width)
      tab.place(Size(width: cell, height: size.height), at: origin + Point(x: x, y: 0), into: &items)
      offset += cell
    }
    return nil
  }

  private func cellWidths(in width: Double) -> [Double] {
    let available = max(0, width - insets.horizontal)
    let equal = available / Double(max(1, tabs.count))
    let ideals = tabs.map { $0.widths.maxContent + (isFloating ? 2 * Self.floatingMargin : 0) }
    if isFloating, ideals.reduce(0, +) <= available { return ideals }
    if ideals.allSatisfy({ $0 <= equal }) { return tabs.map { _ in min(Self.widestCell, equal) } }
    let left = available - ideals.reduce(0, +)
    if left >= 0 { return ideals.map { $0 + left / Double(tabs.count) } }
    let children = tabs.map { RowWidths.Child(widths: $0.widths) }
    let shared = RowWidths.share(available, among: children)
    if shared.fits { return shared.widths }
    let least = tabs.map(\.widths.minContent)
    let most = Self.limit(of: least, in: available)
    return least.map { min($0, most) }
  }

  /// The ground of a bar that floats, with another one under the chosen cell.
  private func capsule(around cells: [Double], from offset: Double, in size: Size, at origin: Point) -> FrameItem {
    let environment = part.environment
    func box(_ start: Double, _ width: Double, inset: Double) -> PathItem {
      let x = layoutDirection.x(of: width, at: start, in: size.width)
      let room = Self.capsuleRoom + inset
      let rect = Rect(
        x: origin.x + x + inset, y: origin.y + room, width: width - 2 * inset, height: size.height - 2 * room)
      return PathItem(path: Path(rect, radius: rect.height / 2))
    }
    let width = cells.reduce(0, +) + 2 * Self.capsuleInset
    var ground = box(offset - Self.capsuleInset, width, inset: 0)
    ground.fill = environment.resolve(.named("secondary-grouped-background"))
    ground.stroke = environment.hairline
    var items: [FrameItem] = [.path(ground)]
    if let index = part.blocks.firstIndex(where: { $0.attributes[TabElement.selected] }), index < cells.count {
      var chosen = box(offset + cells.prefix(index).reduce(0, +), cells[index], inset: Self.capsuleInset)
      chosen.fill = environment.backgroundColor
      items.append(.path(chosen))
    }
    return .group(FrameGroup(origin: .zero, meaning: .artifact, items: items))
  }

  /// The greatest width of a cell at which all fit: the longest labels are cut first.
  private static func limit(of ideals: [Double], in available: Double) -> Double {
    var (rest, count) = (available, Double(ideals.count))
    for ideal in ideals.sorted() {
      if ideal * count > rest { return rest / count }
      rest -= ideal
      count -= 1
    }
    return .infinity
  }
}

extension Block {
  /// Whether it is a tab bar that floats at the top of a screen.
  func floats(on placement: ScreenPlacement?) -> Bool {
    guard name == .tabBar, let placement else { return false }
    return attributes[TabBarElement.floating] && placement.device.kind == .pad && placement.widthClass == .regular
  }
}
