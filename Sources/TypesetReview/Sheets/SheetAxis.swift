import Typeset

/// What the rows, the columns or the sections of a comparison sheet run through.
package enum SheetAxis: Hashable, Sendable {
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
    return "it is one of: \(names.joined(separator: ", "))"
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
