/// The row of a table whose columns do not fit, as a block: the first cell as its heading, the others with their heads
/// before them, below each other (R139).
final class FoldedRow: Arrangement {
  /// The cells, made at the first question.
  private lazy var cells = makeCells()
  private let makeCells: () -> [LayoutNode]

  /// The distance above the first and below the last cell, in points.
  static let margin = 6.0
  /// What a cell looks like: the lines of a block are closer to each other than rows.
  static let cellStyle = ElementStyle(
    style: .body, spacing: 4, padding: Insets(top: 2, start: 8, bottom: 2, end: 8))

  /// A row whose cells are made when they are needed.
  init(_ makeCells: @escaping () -> [LayoutNode]) { self.makeCells = makeCells }

  func widths() -> Widths {
    cells.reduce(into: .zero) { widths, cell in
      widths.minContent = max(widths.minContent, cell.widths.minContent)
      widths.maxContent = max(widths.maxContent, cell.widths.maxContent)
    }
  }

  func extent(in width: Double) -> Extent {
    var extent = Extent(height: Self.margin, firstBaseline: nil)
    for cell in cells {
      let own = cell.extent(in: width)
      if extent.firstBaseline == nil { extent.firstBaseline = own.firstBaseline.map { $0 + extent.height } }
      extent.height += own.height
    }
    extent.height += Self.margin
    return extent
  }

  func place(in size: Size, at origin: Point, into items: inout [FrameItem]) -> TextDecisions? {
    var y = Self.margin
    for cell in cells {
      let height = cell.extent(in: size.width).height
      cell.place(Size(width: size.width, height: height), at: origin + Point(x: 0, y: y), into: &items)
      y += height
    }
    return nil
  }
}
