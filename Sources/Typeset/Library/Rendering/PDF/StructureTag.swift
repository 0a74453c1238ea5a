/// The structure types of PDF 1.7 that a document of ours needs; Cairo refuses any name that it does not know.
enum StructureTag: String {
  case document = "Document"
  case section = "Sect"
  case division = "Div"
  case blockQuote = "BlockQuote"
  case heading1 = "H1"
  case heading2 = "H2"
  case heading3 = "H3"
  case heading4 = "H4"
  case heading5 = "H5"
  case heading6 = "H6"
  case paragraph = "P"
  case list = "L"
  case listItem = "LI"
  case listLabel = "Lbl"
  case listBody = "LBody"
  case table = "Table"
  case tableRow = "TR"
  case tableHead = "TH"
  case tableCell = "TD"
  case figure = "Figure"
  case link = "Link"
  case code = "Code"
  case span = "Span"

  /// Whether text may stand in it directly.
  var holdsText: Bool {
    switch self {
    case .document, .section, .division, .blockQuote, .list, .listItem, .table, .tableRow: false
    default: true
    }
  }

  /// The type of a block; nil where its contents stand for themselves.
  static func block(_ element: Element, hasText: Bool) -> StructureTag? {
    switch element.role {
    case .heading: heading(element.headingLevel ?? 1)
    case .list: .list
    case .listitem: .listItem
    case .table: .table
    case .row: .tableRow
    case .columnheader: .tableHead
    case .cell: .tableCell
    case .image: .figure
    case .document, .paragraph, .link, .button, .label, .group, .control, .none:
      switch element.name {
      case "blockquote": .blockQuote
      case "section": .section
      case "group": .division
      case "marker": .listLabel
      default: hasText ? .paragraph : nil
      }
    }
  }

  /// The type of an element inside a text.
  static func inline(_ element: Element) -> StructureTag {
    if element.link.flatMap(LinkTarget.init) != nil { return .link }
    return element.name == "code" ? .code : .span
  }

  private static func heading(_ level: Int) -> StructureTag {
    let levels: [StructureTag] = [.heading1, .heading2, .heading3, .heading4, .heading5, .heading6]
    return levels[min(max(level, 1), levels.count) - 1]
  }
}
