import Typeset

/// The arrangement of a sheet, which shows renderings side by side.
public struct SheetOptions: Sendable, Hashable {
  /// What differs from row to row; nil leaves the choice to the sheet.
  public var rows: SheetAxis?
  /// What differs from column to column; nil leaves the choice to the sheet.
  public var columns: SheetAxis?
  /// Whether every row ends with its right-to-left picture, mirrored back over its left-to-right one.
  public var mirrors: Bool
  /// The title of the sheet; nil uses the title of the document, or the names of several.
  public var title: String?
  /// Whether the pictures are checked, and what is found is marked on them and listed in the legend.
  public var marksFindings: Bool

  /// Creates an arrangement.
  public init(
    rows: SheetAxis? = nil, columns: SheetAxis? = nil, mirrors: Bool = false, title: String? = nil,
    marksFindings: Bool = false
  ) {
    self.rows = rows
    self.columns = columns
    self.mirrors = mirrors
    self.title = title
    self.marksFindings = marksFindings
  }

  /// Throws if the arrangement makes no sense.
  package func check() throws(SheetError) {
    if let rows, rows == columns { throw .sameAxis(rows) }
    guard mirrors else { return }
    if let columns, !columns.tellsDirectionsApart { throw .mirrorAcrossRows(columns) }
  }
}

extension SheetAxis {
  /// Whether pictures of both directions can be beside each other along it.
  fileprivate var tellsDirectionsApart: Bool { self == .variant(.locale) || self == .variant(.direction) }
}

/// An arrangement that makes no sense.
public enum SheetError: Error, Hashable, Sendable, CustomStringConvertible {
  /// Rows and columns show the same axis.
  case sameAxis(SheetAxis)
  /// Left-to-right and right-to-left pictures would not be in one row.
  case mirrorAcrossRows(SheetAxis)

  /// The error and how to fix it, in one line.
  public var description: String {
    switch self {
    case .sameAxis(let axis):
      "rows and columns both show \(quoted(axis.name)); choose another axis for one of them"
    case .mirrorAcrossRows(let axis):
      "mirroring compares pictures of both directions in a row, but columns of \(quoted(axis.name)) have one direction: "
        + "use columns of \"locale\" or \"direction\", or none"
    }
  }
}

/// An axis of the rows, columns or sections of a comparison sheet.
public enum SheetAxis: Hashable, Sendable {
  /// The documents.
  case document
  /// The canvases, screens or pages of a document, in order.
  case canvas
  /// What differs between two renderings of one document.
  case variant(VariantAxis)

  /// All axes: documents and canvases first.
  package static let all: [SheetAxis] = [.document, .canvas] + VariantAxis.allCases.map(SheetAxis.variant)

  /// The axis of a name such as `locale` or `canvas`; nil for any other word.
  package init?(named name: String) {
    guard let axis = Self.all.first(where: { $0.name == name }) else { return nil }
    self = axis
  }

  /// Its name on the command line.
  package var name: String {
    switch self {
    case .document: "document"
    case .canvas: "canvas"
    case .variant(let axis): axis.rawValue
    }
  }

  /// What to do about a name that is none.
  package static func hint(for name: String) -> String {
    let names = all.map(\.name)
    if let near = NearestName.of(name, among: names) { return "did you mean \(quoted(near))?" }
    return "use one of: \(names.joined(separator: ", "))"
  }

  /// What several of its values are called.
  func noun(_ count: Int) -> String {
    switch self {
    case .document: count == 1 ? "document" : "documents"
    case .canvas: count == 1 ? "canvas" : "canvases"
    case .variant(let axis): (count == 1 ? axis.rawValue : axis.plural).map { $0 == "-" ? " " : "\($0)" }.joined()
    }
  }
}
