import Typeset

/// A section of a sheet, or as many of its columns as stand beside each other, with everything measured.
struct SheetBlock {
  /// What stands in one column of one row.
  struct Place {
    /// What is drawn there.
    enum Contents {
      /// A cell, as an index.
      case cell(Int)
      /// Two cells over each other.
      case mirrored(SheetGrid.Pair)
    }

    /// What is drawn.
    let contents: Contents
    /// The extent of the picture, in points.
    let size: Size
    /// The words below it.
    let caption: SheetText

    /// The extent of picture and caption, in points.
    var whole: Size {
      Size(
        width: max(size.width, caption.size.width), height: size.height + SheetMetrics.captionGap + caption.size.height)
    }
  }

  /// Pictures whose upper edges stand at one height, so that baselines of equal layouts agree.
  struct Row {
    /// The words at the left; nil where there is one row.
    let head: SheetText?
    /// What stands in each column; nil where nothing does.
    let places: [Place?]

    /// The height of everything, in points.
    var height: Double { max(head?.size.height ?? 0, places.compactMap { $0?.whole.height }.max() ?? 0) }
    /// The cells whose drawings it needs.
    var cells: [Int] {
      places.flatMap { place -> [Int] in
        switch place?.contents {
        case .cell(let cell): [cell]
        case .mirrored(let pair): [pair.leftToRight, pair.rightToLeft]
        case nil: []
        }
      }
    }
  }

  /// What stands over it; nil where there is one section.
  let heading: SheetText?
  /// The words of the heading.
  let title: String?
  /// What stands over its columns; nil where nothing tells them apart.
  let columnHeads: [SheetText?]
  /// The widths of its columns, in points.
  let widths: [Double]
  /// Its rows from top to bottom.
  let rows: [Row]
  /// Whether it goes on with the columns of a section that stands before it.
  let isContinued: Bool

  /// Where a column begins, in points.
  func x(of column: Int) -> Double {
    let heads = rows.compactMap { $0.head?.size.width }.max().map { $0 + SheetMetrics.columnGap } ?? 0
    return widths[..<column].reduce(heads) { $0 + $1 + SheetMetrics.columnGap }
  }

  /// The extent of all columns, in points.
  var width: Double { max(x(of: widths.count) - SheetMetrics.columnGap, heading?.size.width ?? 0) }

  /// The distance of the column heads from the top of the block, in points.
  var columnHeadTop: Double { heading.map { $0.size.height + SheetMetrics.headGap } ?? 0 }

  /// The height of heading and column heads, in points.
  var headHeight: Double {
    let heads = columnHeads.compactMap { $0?.size.height }.max()
    return columnHeadTop + (heads.map { $0 + SheetMetrics.headGap } ?? 0)
  }
}
