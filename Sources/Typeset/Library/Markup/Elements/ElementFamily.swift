/// The families of elements, in the order of the reference.
package enum ElementFamily: String, CaseIterable, Sendable {
  case document, canvases, containers, texts, inlines, values, lists, tables, controls, bars, layers, pictures

  /// The name of the family, as a heading.
  package var title: String {
    switch self {
    case .document: "The document and its head"
    case .canvases: "Pages, screens and canvases"
    case .containers: "Containers"
    case .texts: "Blocks of text"
    case .inlines: "Parts of a text"
    case .values: "Values and messages"
    case .lists: "Lists"
    case .tables: "Tables"
    case .controls: "Controls"
    case .bars: "Bars"
    case .layers: "Layers over a screen"
    case .pictures: "Pictures, icons and charts"
    }
  }
}

extension ElementKind {
  /// The family of the element.
  var family: ElementFamily {
    switch self {
    case .structure: .document
    case .canvas, .running: .canvases
    case .container: .containers
    case .text: .texts
    case .list, .rows: .lists
    case .table: .tables
    case .control: .controls
    case .bar: .bars
    case .layer: .layers
    case .picture, .drawing: .pictures
    case .inline(let inline):
      switch inline {
      case .value, .t, .arg: .values
      case .pageNumber, .pageCount: .canvases
      case .span, .b, .strong, .i, .em, .u, .s, .code, .sup, .sub, .a, .br, .wbr, .bdi, .bdo, .phone, .url, .email,
        .codeNumber, .formula:
        .inlines
      }
    }
  }
}
