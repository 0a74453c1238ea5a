/// The structure types of PDF 1.7 that a document of ours needs (R133).
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
  case form = "Form"
  case caption = "Caption"
  case link = "Link"
  case code = "Code"
  case span = "Span"

  /// Whether it may hold text directly.
  var holdsText: Bool {
    switch self {
    case .document, .section, .division, .blockQuote, .list, .listItem, .table, .tableRow: false
    default: true
    }
  }

  /// The type of a heading of a level.
  fileprivate static func heading(_ level: Int) -> StructureTag {
    let levels: [StructureTag] = [.heading1, .heading2, .heading3, .heading4, .heading5, .heading6]
    return levels[min(max(level, 1), levels.count) - 1]
  }
}

// R133: whoever goes through a document by its headings, links and lists finds them: every block and inline element is
// in the structure of the output as what it is. What carries no meaning is outside it.
extension StructureTag {
  /// What a block holds, as far as its type depends on it.
  struct Holding {
    /// Lines of text; of a control also those of its parts.
    var text = false
    /// Controls or links.
    var controls = false
    /// Elements that are no items of a list.
    var otherThanItems = false
    /// A name that is said for it.
    var name = false
  }

  /// The type of a block; nil where its contents take its place. `name` is that in the markup; a part of an element has
  /// none.
  ///
  /// `isPresentational` says that its author takes it out of the tree: what it holds stays, and words in a tag that
  /// says nothing.
  static func block(
    role: Role, name: ElementName?, headingLevel: Int, holds: Holding, isMarker: Bool = false,
    isPresentational: Bool = false
  ) -> StructureTag? {
    if isPresentational { return holds.text ? .span : nil }
    return switch role {
    case .heading: .heading(headingLevel)
    // A list holds items and nothing else: its sections and their headers are around lists.
    case .list: holds.otherThanItems ? .division : .list
    case .listitem: .listItem
    case .table: .table
    case .row: .tableRow
    case .columnheader, .rowheader: .tableHead
    case .cell: .tableCell
    case .image: .figure
    case .button, .control: holds.controls ? .division : holds.text || holds.name ? .form : nil
    case .link: holds.controls ? .division : holds.text || holds.name ? .link : nil
    case .document, .paragraph, .label, .group, .none:
      isMarker ? .listLabel : name.flatMap { special($0, role: role) } ?? plain(name, holds)
    }
  }

  /// The type of a block that is more than its role; nil for any other.
  private static func special(_ name: ElementName, role: Role) -> StructureTag? {
    switch name.kind {
    case .text(.blockquote): .blockQuote
    case .text(.figcaption): .caption
    case .container(.section), .rows(.section): .section
    case .picture(.image), .picture(.video), .picture(.mockup): role == .none ? nil : .figure
    case .structure, .canvas, .running, .container, .text, .list, .rows, .table, .control, .bar, .layer, .picture,
      .drawing,
      .inline:
      nil
    }
  }

  /// The type of a block that only holds something.
  private static func plain(_ name: ElementName?, _ holds: Holding) -> StructureTag? {
    if holds.text { return .paragraph }
    return name.map(R129Grouping.isUnit) == true ? .division : nil
  }

  /// The type of an element inside a text; `leads` says whether it is a link that leads somewhere.
  static func inline(name: ElementName?, leads: Bool) -> StructureTag {
    leads ? .link : name == .code ? .code : .span
  }
}

/// The levels of headings by how they lie inside each other: the first is of level 1, and none is skipped (ISO 14289-1,
/// 7.4.2).
///
/// Where an author skips none, they are the author's own.
struct HeadingNesting {
  private var open: [Int] = []

  /// The level of the next heading, of which the author says another.
  mutating func level(of asked: Int) -> Int {
    while let last = open.last, last >= asked { open.removeLast() }
    open.append(asked)
    return open.count
  }
}
