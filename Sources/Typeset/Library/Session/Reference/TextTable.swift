/// Rows of text in aligned columns, for a terminal.
package enum TextTable {
  /// The rows as lines, their columns two blanks apart; nothing is put behind the last text of a row.
  package static func text(_ rows: [[String]]) -> String {
    let columns = rows.map(\.count).max() ?? 0
    let widths = (0..<columns).map { column in
      rows.map { $0.indices.contains(column) ? $0[column].count : 0 }.max() ?? 0
    }
    return rows.map { row in
      let last = row.lastIndex { !$0.isEmpty } ?? 0
      let cells = row.prefix(last + 1).enumerated().map { column, cell in
        column == last ? cell : cell + String(repeating: " ", count: widths[column] - cell.count + 2)
      }
      return cells.joined() + "\n"
    }.joined()
  }
}
