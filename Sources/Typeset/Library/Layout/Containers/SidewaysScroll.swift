/// Blocks in columns that people scroll to the side, from where reading starts (R001): they keep their widths, and what
/// has no room is cut off at the end, so that a part of the next column is seen.
///
/// Directly on a screen it runs over the layout margins to the edges, and its contents begin at the margin (F3).
struct SidewaysScroll: Arrangement {
  /// How wide the columns are.
  enum ColumnWidth {
    /// As wide as each asks to be.
    case own
    /// So many are seen, and a part of the next.
    case share(of: Int)
    /// In points.
    case points(Double)
  }

  /// How much of the next column is seen at least, in points.
  private static let peep = 28.0
  /// The most of the width that a column takes by itself, so that something of the next is seen.
  private static let greatestShare = 0.86
  /// How far shadows reach over the contents before they are cut, in points.
  private static let reach = 40.0

  private let columns: [[LayoutNode]]
  private let columnWidth: ColumnWidth
  private let spacing: Double
  private let cross: CrossAlignment
  /// The distances of the contents from the sides at both ends.
  private let margins: Insets
  private let layoutDirection: Direction

  /// A row of a part whose children are `children`.
  init(row part: Part, _ children: [LayoutNode]) {
    self.init(part, children.map { [$0] }, .own, cross: part.attributes[RowElement.cross])
  }

  /// A grid of a part whose children are `children`, from top to bottom and then along the reading direction.
  init(grid part: Part, _ children: [LayoutNode], textScale: Double) {
    let rows = part.attributes[GridElement.rows]
    let columns = stride(from: 0, to: children.count, by: rows).map { first in
      Array(children[first..<min(first + rows, children.count)])
    }
    let least = part.attributes[GridElement.minColumn].map { R139Columns.leastWidth($0, textScale: textScale) }
    let width = part.attributes[GridElement.columns].map { ColumnWidth.share(of: $0) } ?? least.map { .points($0) }
    self.init(part, columns, width ?? .own, cross: .start)
  }

  private init(_ part: Part, _ columns: [[LayoutNode]], _ columnWidth: ColumnWidth, cross: CrossAlignment) {
    self.columns = columns
    self.columnWidth = columnWidth
    self.cross = cross
    spacing = Spacing(part.block.name, part.attributes).distance
    margins = part.surroundings.margins
    layoutDirection = part.environment.layoutDirection
  }

  func widths() -> Widths {
    let ideals = columns.map(ideal)
    let gaps = spacing * Double(max(0, columns.count - 1))
    return Widths(minContent: min(120, ideals.max() ?? 0), maxContent: ideals.reduce(gaps, +))
  }

  private func ideal(_ column: [LayoutNode]) -> Double { column.reduce(0) { max($0, $1.widths.maxContent) } }

  /// The widths of the columns in a width.
  private func columnWidths(in width: Double) -> [Double] {
    let room = max(0, width - margins.horizontal)
    switch columnWidth {
    case .points(let points): return columns.map { _ in min(points, room) }
    case .share(let count):
      let seen = Double(count)
      let isAll = columns.count <= count
      let rest = isAll ? spacing * (seen - 1) : spacing * seen + Self.peep - min(margins.end, Self.peep)
      // A word needs more than its share at large sizes.
      let least = columns.joined().reduce(44) { max($0, $1.widths.minContent) }
      return columns.map { _ in max(min(least, room), (room - rest) / seen) }
    case .own:
      let most = columns.count > 1 ? room * Self.greatestShare : room
      return columns.map { column in
        column.reduce(0) { widest, node in
          max(widest, node.box.width == nil ? min(node.widths(of: room).maxContent, most) : node.width(offered: room))
        }
      }
    }
  }

  /// The heights of the rows in a width.
  private func rowHeights(_ widths: [Double]) -> [Double] {
    var heights: [Double] = []
    for (column, width) in zip(columns, widths) {
      for (index, node) in column.enumerated() {
        let height = node.extent(in: self.width(of: node, in: width)).height
        if index < heights.count { heights[index] = max(heights[index], height) } else { heights.append(height) }
      }
    }
    return heights
  }

  private func width(of node: LayoutNode, in column: Double) -> Double {
    if case .own = columnWidth { return column }
    return node.width(offered: column)
  }

  func extent(in width: Double) -> Extent {
    let widths = columnWidths(in: width)
    let heights = rowHeights(widths)
    let baseline = columns.first?.first.flatMap { $0.extent(in: self.width(of: $0, in: widths[0])).firstBaseline }
    return Extent(height: heights.reduce(spacing * Double(max(0, heights.count - 1)), +), firstBaseline: baseline)
  }

  func place(in size: Size, at origin: Point, into items: inout [FrameItem]) -> TextDecisions? {
    let widths = columnWidths(in: size.width)
    let heights = rowHeights(widths)
    var inner: [FrameItem] = []
    var u = margins.start
    for (column, width) in zip(columns, widths) {
      var y = 0.0
      for (node, row) in zip(column, heights) {
        let own = self.width(of: node, in: width)
        let natural = node.extent(in: own).height
        let height = cross == .stretch || node.box.height == .fill ? row : natural
        let x = layoutDirection.x(of: own, at: u, in: size.width)
        node.place(
          Size(width: own, height: height), at: origin + Point(x: x, y: y + top(of: height, in: row)), into: &inner)
        y += row + spacing
      }
      u += width + spacing
    }
    let seen = Path(
      Rect(
        x: origin.x, y: origin.y - Self.reach, width: size.width, height: size.height + 2 * Self.reach))
    items += inner.map { $0.clipped(to: seen) }
    return nil
  }

  private func top(of height: Double, in row: Double) -> Double {
    switch cross {
    case .start, .stretch, .baseline: 0
    case .center: (row - height) / 2
    case .end: row - height
    }
  }
}

extension Block {
  /// Whether people scroll it to the side.
  var scrollsSideways: Bool { (name == .row || name == .grid) && attributes[RowElement.scroll] == .x }
}
