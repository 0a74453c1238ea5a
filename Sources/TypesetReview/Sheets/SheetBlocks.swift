import Typeset

/// Measures the sections of a sheet: typesets all text, and splits sections whose columns do not fit beside each other.
struct SheetBlocks {
  private let cells: [SheetCell]
  private let named: Set<SheetAxis>
  private let caption: SheetCaption
  private let type: AnnotationType
  private let colors: AnnotationColors
  private let alignment: ColumnAlignment

  /// Which rows of a section have their columns below each other.
  enum ColumnAlignment {
    /// Those whose pictures are equally wide.
    case ofEqualWidths
    /// All of them.
    case ofAll
  }

  /// Takes the cells; captions name the document and the canvas where `axes` has them.
  init(
    _ cells: [SheetCell], naming axes: Set<SheetAxis>, aligning alignment: ColumnAlignment = .ofEqualWidths,
    type: AnnotationType, colors: AnnotationColors
  ) {
    self.cells = cells
    self.alignment = alignment
    named = axes
    caption = SheetCaption(type: type, colors: colors)
    self.type = type
    self.colors = colors
  }

  /// The blocks of a grid, section by section.
  func blocks(of grid: SheetGrid) -> [SheetBlock] {
    grid.sections.flatMap { section in
      var blocks = rowGroups(of: section).enumerated().flatMap { self.blocks(of: $1, followsRows: $0 > 0) }
      let heads = blocks.flatMap(\.rows).compactMap { $0.head?.size.width }.max()
      for index in blocks.indices { blocks[index].rowHeadWidth = heads }
      return blocks
    }
  }

  /// The rows of a section whose pictures are equally wide, as sections: columns are as wide as their own pictures, and
  /// those of a phone do not take the width of a tablet. Columns of canvases stay aligned.
  private func rowGroups(of section: SheetGrid.Section) -> [SheetGrid.Section] {
    guard alignment == .ofEqualWidths else { return [section] }
    var groups: [[SheetGrid.Row]] = []
    var widths: [Double?] = []
    for row in section.rows {
      let own = row.cells.map { $0.map { cells[$0].size.width } }
      let agree = zip(own, widths).allSatisfy { own, known in own == nil || known == nil || own == known }
      if groups.isEmpty || !agree {
        groups.append([row])
        widths = own
      } else {
        groups[groups.count - 1].append(row)
        widths = zip(own, widths).map { $0 ?? $1 }
      }
    }
    return groups.map { SheetGrid.Section(heading: section.heading, columnHeads: section.columnHeads, rows: $0) }
  }

  private func blocks(of section: SheetGrid.Section, followsRows: Bool) -> [SheetBlock] {
    var widths = section.columnHeads.indices.map { column in
      section.rows.reduce(SheetMetrics.leastColumn) { width, row in
        max(width, row.cells[column].map { cells[$0].size.width } ?? 0)
      }
    }
    // A mirrored panel is one column more.
    let pairs = section.rows.map(\.pair)
    let hasPanel = pairs.contains { $0 != nil }
    if hasPanel {
      widths.append(pairs.reduce(SheetMetrics.leastColumn) { max($0, $1.map(size).map(\.width) ?? 0) })
    }
    let heads = section.columnHeads + (hasPanel ? ["Mirrored"] : [])
    let hasRowHeads = section.rows.contains { $0.head != nil }
    let room = SheetMetrics.contentWidth - (hasRowHeads ? SheetMetrics.rowHead + SheetMetrics.columnGap : 0)
    return Self.groups(of: widths, in: room).map { columns in
      SheetBlock(
        heading: section.heading.map { words($0, size: 22) }, title: section.heading,
        columnHeads: columns.map { column in
          heads[column].map {
            SheetText(type.words($0, size: 16, weight: 600, color: colors.ink, width: widths[column]))
          }
        },
        widths: Array(widths[columns]),
        rows: section.rows.map { row in
          SheetBlock.Row(
            head: row.head.map {
              SheetText(type.words($0, size: 16, weight: 600, color: colors.ink, width: SheetMetrics.rowHead))
            },
            places: columns.map { column in
              column < row.cells.count
                ? row.cells[column].map { place(of: $0, width: widths[column]) }
                : row.pair.map { place(of: $0, width: widths[column]) }
            })
        }, isContinued: columns.lowerBound > 0, followsRows: followsRows && columns.lowerBound == 0)
    }
  }

  private func words(_ words: String, size: Double) -> SheetText {
    SheetText(type.words(words, size: size, weight: 600, color: colors.ink))
  }

  private func place(of cell: Int, width: Double) -> SheetBlock.Place {
    SheetBlock.Place(
      contents: .cell(cell), size: cells[cell].size,
      caption: caption.text(of: cells[cell], naming: named, width: width))
  }

  private func place(of pair: SheetGrid.Pair, width: Double) -> SheetBlock.Place {
    SheetBlock.Place(
      contents: .mirrored(pair), size: size(of: pair),
      caption: caption.text(of: cells[pair.leftToRight], under: cells[pair.rightToLeft], width: width))
  }

  private func size(of pair: SheetGrid.Pair) -> Size {
    let (left, right) = (cells[pair.leftToRight].size, cells[pair.rightToLeft].size)
    return Size(width: max(left.width, right.width), height: max(left.height, right.height))
  }

  /// The groups of columns beside each other: as few and as even as possible.
  private static func groups(of widths: [Double], in room: Double) -> [Range<Int>] {
    func fit(atMost count: Int) -> [Range<Int>] {
      var groups: [Range<Int>] = []
      var (start, width) = (0, 0.0)
      for (column, own) in widths.enumerated() {
        let wider = width + own + (column > start ? SheetMetrics.columnGap : 0)
        if column > start, wider > room || column - start == count {
          groups.append(start..<column)
          (start, width) = (column, own)
        } else {
          width = wider
        }
      }
      return groups + [start..<widths.count]
    }
    let fewest = fit(atMost: widths.count)
    let even = fit(atMost: (widths.count + fewest.count - 1) / fewest.count)
    return even.count == fewest.count ? even : fewest
  }
}

/// A section of a sheet, or a group of its columns, with all measurements.
struct SheetBlock {
  /// The content of one column of one row.
  struct Place {
    /// Its content.
    enum Contents {
      /// A cell, as an index.
      case cell(Int)
      /// Two cells over each other.
      case mirrored(SheetGrid.Pair)
    }

    /// The content.
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

  /// Pictures aligned at the top, so that baselines of equal layouts agree.
  struct Row {
    /// The heading at the left; nil if there is one row.
    let head: SheetText?
    /// The content of each column; nil if it is empty.
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

  /// Its heading; nil if there is one section.
  let heading: SheetText?
  /// The words of the heading.
  let title: String?
  /// The headings of its columns; nil if they do not differ.
  let columnHeads: [SheetText?]
  /// The widths of its columns, in points.
  let widths: [Double]
  /// Its rows from top to bottom.
  let rows: [Row]
  /// Whether it continues the columns of the section before it.
  let isContinued: Bool
  /// Whether it continues the rows of the section before it, with columns of other widths: its heading is repeated only
  /// at the top of a strip.
  let followsRows: Bool

  /// The width of the widest head of a row in its section, in points, so that first columns agree; nil if there are
  /// none.
  var rowHeadWidth: Double?

  /// The start of a column, in points.
  func x(of column: Int) -> Double {
    let heads = rowHeadWidth.map { $0 + SheetMetrics.columnGap } ?? 0
    return widths[..<column].reduce(heads) { $0 + $1 + SheetMetrics.columnGap }
  }

  /// The extent of all columns, in points.
  var width: Double { max(x(of: widths.count) - SheetMetrics.columnGap, heading?.size.width ?? 0) }

  /// The distance of the column heads from the top of the block, in points.
  var columnHeadTop: Double { heading.map { $0.size.height + SheetMetrics.headGap } ?? 0 }

  /// The height of column heads, and of the heading above them where it is shown, in points.
  func headHeight(showsHeading: Bool) -> Double {
    let heads = columnHeads.compactMap { $0?.size.height }.max()
    return (showsHeading ? columnHeadTop : 0) + (heads.map { $0 + SheetMetrics.headGap } ?? 0)
  }
}
