/// The columns of a grid.
///
/// Cells are measured at the first question, when every set of R023 is complete.
final class GridColumns {
  /// The distance between columns and between rows, in points.
  let spacing: Double
  private let most: Int?
  /// The least width of a column at the standard text size and at that of the reader, in points.
  private let leastWidth: (standard: Double?, scaled: Double?)
  private lazy var leastContent = measure()
  private let measure: () -> Double

  /// The columns of a grid; `leastContent` finds the least width of its widest cell, in points.
  init(_ attributes: Attributes, textScale: Double, leastContent: @escaping () -> Double) {
    measure = leastContent
    spacing = Spacing(.grid, attributes).distance
    most = attributes[GridElement.columns]
    let standard = attributes[GridElement.minColumn]
    leastWidth = (standard, standard.map { R139Columns.leastWidth($0, textScale: textScale) })
  }

  /// How many columns there are in a width, at least one.
  func count(in width: Double) -> Int {
    if most == 1 { return 1 }
    return R139Columns.count(
      in: width, most: most, leastWidth: leastWidth.scaled, leastContent: leastContent, spacing: spacing)
  }

  /// Whether there are fewer columns in a width than the author asks for at the standard text size.
  func areFewer(in width: Double, cells: Int) -> Bool {
    let asked = R139Columns.count(in: width, most: most, leastWidth: leastWidth.standard, spacing: spacing)
    return count(in: width) < min(asked, cells)
  }

  /// The width of one column in a width.
  func columnWidth(in width: Double) -> Double {
    let count = Double(count(in: width))
    return max(0, (width - spacing * (count - 1)) / count)
  }

  /// The widths of the grid from those of its widest cell.
  func widths(cell: Widths, cells: Int) -> Widths {
    let minContent = max(cell.minContent, leastWidth.scaled ?? 0)
    let maxContent = max(cell.maxContent, leastWidth.scaled ?? 0)
    let maxCount = Double(max(1, most ?? min(cells, 10_000)))
    let minCount = leastWidth.scaled == nil ? maxCount : 1
    return Widths(
      minContent: minContent * minCount + spacing * (minCount - 1),
      maxContent: maxContent * maxCount + spacing * (maxCount - 1))
  }
}

/// The cells of one row of a grid.
struct GridRow: Arrangement {
  let cells: [LayoutNode]
  let columns: GridColumns
  let environment: TextEnvironment

  func widths() -> Widths { .zero }

  func extent(in width: Double) -> Extent {
    let column = columns.columnWidth(in: width)
    var extent = Extent(height: 0, firstBaseline: nil)
    for cell in cells {
      let own = cell.extent(in: cell.width(offered: column))
      extent.height = max(extent.height, own.height)
      if extent.firstBaseline == nil { extent.firstBaseline = own.firstBaseline }
    }
    return extent
  }

  func shareSpare(_ spare: Double, in width: Double) {
    let column = columns.columnWidth(in: width)
    for cell in cells { cell.spareWidth = max(0, column - cell.width(offered: column)) }
  }

  func place(in size: Size, at origin: Point, into items: inout [FrameItem]) -> TextDecisions? {
    let column = columns.columnWidth(in: size.width)
    var offset = 0.0
    for cell in cells {
      let width = cell.width(offered: column)
      cell.warnIfWider(width, than: column)
      let height =
        cell.box.height == .fill
        ? cell.box.heightBounds.clamp(size.height, of: size.height)
        : cell.height(cell.extent(in: width).height, of: size.height)
      let u = offset + environment.align.offset(of: width, in: column)
      let x = environment.layoutDirection.x(of: width, at: u, in: size.width)
      cell.place(Size(width: width, height: height), at: origin + Point(x: x, y: 0), into: &items)
      offset += column + columns.spacing
    }
    return nil
  }
}
