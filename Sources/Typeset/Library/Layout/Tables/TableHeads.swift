/// The heads of the columns of a table, for the cells of a folded one.
struct TableHeads {
  /// The cell of the lowest row of heads that says something, column by column.
  private var cells: [Block?] = []

  /// The heads in the rows of a table.
  init(_ rows: [Block]) {
    for head in rows where head.name == .thead {
      for row in head.inner {
        for (index, cell) in row.inner.enumerated() {
          if index >= cells.count { cells.append(nil) }
          if !cell.wording.isEmpty { cells[index] = cell }
        }
      }
    }
  }

  /// The head of a column as a part of a text; nil where it has none.
  fileprivate func inline(ofColumn column: Int, in environment: TextEnvironment) -> [Inline]? {
    guard column < cells.count, let cell = cells[column] else { return nil }
    var attributes = Attributes()
    attributes[Common.color] = .named("secondary-label")
    let language = cell.attributes.language.flatMap(LanguageTag.init) ?? environment.language
    let head = cell.isolated(cell.wording.map(\.withoutNames), attributes: attributes)
    return [.element(head), .text(InlineText(Colon.sign(in: language)), offset: cell.offset)]
  }
}

extension Block {
  /// The blocks that it holds.
  fileprivate var inner: [Block] { if case .blocks(let blocks) = content { blocks } else { [] } }

  /// What its texts say, one after the other; empty if nothing is seen.
  fileprivate var wording: [Inline] {
    switch content {
    case .text(let inlines): hasVisibleText ? inlines : []
    case .blocks(let blocks):
      Array(blocks.map(\.wording).filter { !$0.isEmpty }.joined(separator: [.text(" ", offset: offset)]))
    case .empty: []
    }
  }

  /// A cell of a folded row: the first one is the heading of the row, every other one begins with its head.
  ///
  /// Head and cell are a line in the direction of the table, each apart from the other.
  func folded(under heads: TableHeads, column: Int, in environment: TextEnvironment) -> Block {
    var cell = self
    guard column > 0 else {
      if !attributes.gives(Common.style) { cell.attributes[Common.style] = .headline }
      return cell
    }
    guard let head = heads.inline(ofColumn: column, in: environment) else { return cell }
    switch content {
    case .text(let inlines):
      cell.content = .text(head + [.element(isolated(inlines))])
      cell.attributes[Common.dir] = DirectionRequest(environment.layoutDirection)
      cell.translationLanguage = nil
    case .blocks(let blocks):
      let label = Block(name: .label, attributes: Attributes(), offset: offset, content: .text(head))
      cell.content = .blocks([label] + blocks)
    case .empty: break
    }
    return cell
  }

  /// A text of this block as an isolate in the text of another, with its language and direction.
  fileprivate func isolated(_ inlines: [Inline], attributes: Attributes = Attributes()) -> InlineElement {
    var attributes = attributes
    attributes.set(.lang, self.attributes[.lang])
    attributes.set(.dir, self.attributes[.dir])
    var isolate = InlineElement(name: .bdi, attributes: attributes, offset: offset, children: inlines)
    isolate.translationLanguage = translationLanguage
    return isolate
  }
}

extension Inline {
  /// The same without the names that only one element of a document may have.
  fileprivate var withoutNames: Inline {
    guard case .element(var element) = self else { return self }
    element.attributes.set(.id, nil)
    element.children = element.children.map(\.withoutNames)
    return .element(element)
  }
}

/// The sign between a head and what it is the head of.
enum Colon {
  /// The sign with the space around it, as a language writes it.
  static func sign(in language: LanguageTag) -> String {
    switch language.language {
    case "fr": "\u{A0}: "
    case "zh", "ja": "\u{FF1A}"
    default: ": "
    }
  }
}
