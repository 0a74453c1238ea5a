/// A table as text with commas (RFC 4180): lines end with CR LF, and cells are quoted where they need it.
package struct DelimitedText {
  /// The table so far.
  package private(set) var text = ""

  /// Begins with the names of the columns.
  package init(columns: String) { text = columns + "\r\n" }

  /// Adds a row.
  package mutating func add(_ cells: [String]) { text += cells.map(Self.cell).joined(separator: ",") + "\r\n" }

  /// A cell as it is written.
  ///
  /// A text that a spreadsheet would run as a formula gets an apostrophe before it; numbers with a sign are none.
  package static func cell(_ text: String) -> String {
    let text = isFormula(text) ? "'" + text : text
    let needsQuotes = text.utf8.contains { $0 == 0x22 || $0 == 0x2C || $0 == 0x0A || $0 == 0x0D }
    return needsQuotes ? "\"" + text.replacing("\"", with: "\"\"") + "\"" : text
  }

  /// The text of a cell without the apostrophe that `cell` puts before a formula.
  package static func unguarded(_ cell: String) -> String {
    cell.utf8.first == 0x27 && isFormula(String(cell.dropFirst())) ? String(cell.dropFirst()) : cell
  }

  /// Whether a spreadsheet would run a text.
  private static func isFormula(_ text: String) -> Bool {
    let start = Array(text.unicodeScalars.prefix(2))
    switch start.first {
    case "=", "@", "\t", "\r": return true
    case "+", "-": return !(start.count > 1 && ("0"..."9").contains(start[1]))
    default: return false
    }
  }
}
