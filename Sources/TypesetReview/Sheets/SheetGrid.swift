import Typeset

/// The cells of a sheet in sections, rows and columns.
struct SheetGrid {
  /// A table of cells with one heading.
  struct Section {
    /// The values that its cells share and other sections do not; nil if there is one section.
    let heading: String?
    /// The headings of the columns; nil if they do not differ.
    let columnHeads: [String?]
    /// Its rows from top to bottom.
    let rows: [Row]
  }

  /// Cells beside each other.
  struct Row {
    /// The values that its cells share; nil if there is one row.
    let head: String?
    /// The indexes of the cells by column; nil if there is none.
    let cells: [Int?]
    /// The first left-to-right and the first right-to-left cell; nil if one of them is missing.
    let pair: Pair?
  }

  /// Two pictures that are laid over each other, as indexes of cells.
  struct Pair: Hashable {
    /// The one from left to right.
    let leftToRight: Int
    /// The one from right to left.
    let rightToLeft: Int
  }

  /// The sections from top to bottom.
  let sections: [Section]

  /// Puts cells into rows and columns; `mirrors` requests pairs.
  init(_ cells: [SheetCell], arrangement: SheetArrangement, mirrors: Bool) {
    let axes = arrangement.sections + [arrangement.rows, arrangement.columns].compactMap(\.self)
    var ranks: [SheetAxis: [SheetCell.Key: Int]] = [:]
    for axis in axes {
      var known: [SheetCell.Key: Int] = [:]
      // Documents and canvases in their order, other values in the requested order.
      for cell in cells where known[cell.key(axis)] == nil { known[cell.key(axis)] = known.count }
      if axis == .canvas { for cell in cells { known[cell.key(axis)] = cell.canvas } }
      ranks[axis] = known
    }
    func rank(_ cell: Int, _ axis: SheetAxis?) -> Int { axis.flatMap { ranks[$0]?[cells[cell].key($0)] } ?? 0 }
    let places = cells.indices.map { cell in
      Place(
        section: arrangement.sections.map { rank(cell, $0) }, row: rank(cell, arrangement.rows),
        column: rank(cell, arrangement.columns), cell: cell)
    }
    sections = Self.grouped(places, by: \.section, order: { $0.lexicographicallyPrecedes($1) }).map { places in
      Self.section(places, of: cells, arrangement, mirrors: mirrors)
    }
  }

  private struct Place {
    let section: [Int]
    let row: Int
    let column: Int
    let cell: Int
  }

  private static func section(
    _ places: [Place], of cells: [SheetCell], _ arrangement: SheetArrangement, mirrors: Bool
  ) -> Section {
    let columns = grouped(places, by: \.column, order: <)
    let numbers = columns.map { $0[0].column }
    func head(_ axis: SheetAxis?, _ places: [Place]) -> String? {
      axis.flatMap { shared($0, by: places.map { cells[$0.cell] }) }
    }
    let headings = arrangement.sections.compactMap { head($0, places) }
    return Section(
      heading: headings.isEmpty ? nil : headings.joined(separator: "  ·  "),
      columnHeads: columns.map { head(arrangement.columns, $0) },
      rows: grouped(places, by: \.row, order: <).map { members in
        let row = numbers.map { number in members.first { $0.column == number }?.cell }
        let found = row.compactMap { cell in cell.flatMap { cells[$0].canvasName == nil ? nil : $0 } }
        let left = found.first { cells[$0].direction == .leftToRight }
        let right = found.first { cells[$0].direction == .rightToLeft }
        let pair = left.flatMap { left in right.map { Pair(leftToRight: left, rightToLeft: $0) } }
        return Row(
          head: head(arrangement.rows, members), cells: row, pair: mirrors ? pair : nil)
      })
  }

  /// What cells are called that share a value; canvases of different names by their number.
  private static func shared(_ axis: SheetAxis, by cells: [SheetCell]) -> String? {
    let names = Set(cells.filter { axis != .canvas || $0.canvasName != nil }.map { SheetWords.heading(axis, of: $0) })
    if axis == .canvas, names.count > 1 { return "Canvas \(cells[0].canvas + 1)" }
    return names.count == 1 ? names.first ?? nil : SheetWords.heading(axis, of: cells[0])
  }

  private static func grouped<Key: Hashable>(
    _ places: [Place], by key: (Place) -> Key, order: (Key, Key) -> Bool
  ) -> [[Place]] {
    let groups = Dictionary(grouping: places, by: key)
    return groups.keys.sorted(by: order).compactMap { groups[$0] }
  }
}
