import Typeset

/// What is asked of a comparison sheet beside its renderings.
package struct SheetRequest: Sendable, Hashable {
  /// What differs from row to row; nil leaves the choice to the sheet.
  package var rows: SheetAxis?
  /// What differs from column to column; nil leaves the choice to the sheet.
  package var columns: SheetAxis?
  /// Whether every row ends with its right-to-left picture, mirrored back over its left-to-right one.
  package var mirrors: Bool
  /// What stands over the sheet; nil takes the title of the document, or the names of several.
  package var title: String?

  /// Asks for a sheet.
  package init(rows: SheetAxis? = nil, columns: SheetAxis? = nil, mirrors: Bool = false, title: String? = nil) {
    self.rows = rows
    self.columns = columns
    self.mirrors = mirrors
    self.title = title
  }

  /// What cannot be meant.
  package enum Fault: Error, Hashable, Sendable, CustomStringConvertible {
    /// Rows and columns run through the same.
    case sameAxis(SheetAxis)
    /// Left-to-right and right-to-left pictures would not stand in one row.
    case mirrorAcrossRows(SheetAxis)

    /// What is wrong and what to do, in one line.
    package var description: String {
      switch self {
      case .sameAxis(let axis):
        "rows and columns both run through \(quoted(axis.name)): give them two axes, or leave one of them out"
      case .mirrorAcrossRows(let axis):
        "--mirror compares pictures of one row, and columns that run through \(quoted(axis.name)) have one direction: "
          + "give --columns locale or --columns direction, or leave it out"
      }
    }
  }

  /// Throws what cannot be meant.
  package func check() throws(Fault) {
    if let rows, rows == columns { throw .sameAxis(rows) }
    guard mirrors else { return }
    if let columns, !columns.tellsDirectionsApart { throw .mirrorAcrossRows(columns) }
  }
}

extension SheetAxis {
  /// Whether pictures of both directions can stand beside each other along it.
  fileprivate var tellsDirectionsApart: Bool { self == .variant(.locale) || self == .variant(.direction) }
}
