import Typeset

/// The positions of the rows of a sheet: in strips from top to bottom, and strips beside each other on pages.
///
/// Rows are never split. Most sheets have one strip per page; a long narrow grid continues in strips beside the first.
struct SheetFlow {
  /// A row of a block in a strip.
  struct Entry {
    /// The block, as an index.
    let block: Int
    /// The row, as an index.
    let row: Int
    /// The start of the row, in points from the top of the strip.
    let y: Double
    /// The start of the headings; nil if they are above an earlier row of the strip.
    let headTop: Double?
    /// Whether the heading of the section is above those of the columns.
    let showsHeading: Bool
    /// Whether the heading was read before.
    let isContinued: Bool
  }

  /// Rows below each other.
  struct Strip {
    /// The rows.
    var entries: [Entry] = []
    /// The extent, in points.
    var size = Size.zero
  }

  /// Strips beside each other.
  struct Page {
    /// The strips from left to right.
    let strips: [Strip]

    /// The extent of the strips, in points.
    var size: Size {
      Size(
        width: strips.reduce(-SheetMetrics.stripGap) { $0 + $1.size.width + SheetMetrics.stripGap },
        height: strips.map(\.size.height).max() ?? 0)
    }
  }

  private let blocks: [SheetBlock]

  /// A flow of blocks.
  init(_ blocks: [SheetBlock]) { self.blocks = blocks }

  /// The pages, none higher than `height` but for a single row that is.
  func pages(height: Double) -> [Page] {
    let all = strips(height: .infinity)
    guard let whole = all.first else { return [] }
    let width = whole.size.width
    let most = max(1, Int((SheetMetrics.contentWidth + SheetMetrics.stripGap) / (width + SheetMetrics.stripGap)))
    let count =
      (1...most).map(Double.init).first { count in
        let share = whole.size.height / count
        return share <= height && share <= SheetMetrics.tallest * count * width
      }.map { Int($0) } ?? most
    let strips = even(count: count, whole: whole.size.height, height: height)
    return stride(from: 0, to: strips.count, by: count).map {
      Page(strips: Array(strips[$0..<min($0 + count, strips.count)]))
    }
  }

  /// Strips of about one height where `count` of them hold everything, else as high as they may be.
  private func even(count: Int, whole: Double, height: Double) -> [Strip] {
    let full = strips(height: height)
    guard count > 1, full.count <= count else { return full }
    var low = whole / Double(count)
    while low < height {
      let strips = strips(height: low)
      if strips.count <= count { return strips }
      low *= 1.02
    }
    return full
  }

  private func strips(height: Double) -> [Strip] {
    var strips: [Strip] = []
    var strip = Strip()
    var last: Int?
    for (number, block) in blocks.enumerated() {
      for (index, row) in block.rows.enumerated() {
        func top(startsStrip: Bool) -> Double {
          if startsStrip { return 0 }
          let isClose = last == number || block.followsRows
          return strip.size.height + (isClose ? SheetMetrics.rowGap : SheetMetrics.sectionGap)
        }
        func head(startsStrip: Bool) -> Double {
          startsStrip || last != number ? block.headHeight(showsHeading: startsStrip || !block.followsRows) : 0
        }
        var starts = strip.entries.isEmpty
        if !starts, top(startsStrip: false) + head(startsStrip: false) + row.height > height + 0.01 {
          strips.append(strip)
          strip = Strip()
          starts = true
        }
        let (y, headHeight) = (top(startsStrip: starts), head(startsStrip: starts))
        let hasHead = headHeight > 0
        strip.entries.append(
          Entry(
            block: number, row: index, y: y + headHeight, headTop: hasHead ? y : nil,
            showsHeading: starts || !block.followsRows,
            isContinued: block.isContinued || block.followsRows || index > 0))
        strip.size.height = y + headHeight + row.height
        strip.size.width = max(strip.size.width, block.width)
        last = number
      }
    }
    return strip.entries.isEmpty ? strips : strips + [strip]
  }
}
