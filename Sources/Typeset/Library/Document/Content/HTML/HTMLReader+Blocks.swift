// Where blocks may be: what is missing around one is supplied.

extension HTMLReader {
  /// The innermost block that is more than a container.
  private var context: Int? { blocks.lastIndex { !$0.isContainer } }

  /// Ends a text, so that a block can follow.
  mutating func endText() {
    closePhrases(to: 0)
    if blocks.last?.role.isText == true { pop() }
    hasBlank = true
  }

  /// Ends a text, and supplies what a block needs around it.
  mutating func beginBlock(at offset: Int) {
    endText()
    supplyContext(at: offset)
    if let context { blocks[context].holdsBlocks = true }
  }

  /// Opens an item in a list, and a row and a cell in a table.
  mutating func supplyContext(at offset: Int) {
    guard let context else { return }
    switch blocks[context].role {
    // A list that is supplied for an item ends with its items.
    case .list where blocks[context].name.isEmpty: close(to: context)
    case .list: push(Block(name: "", role: .item), at: offset)
    case .table, .head, .rows:
      openTable(at: offset)
      push(Block(name: "", role: .row), at: offset)
      push(Block(name: "", role: .cell(.td)), at: offset)
    case .row: push(Block(name: "", role: .cell(.td)), at: offset)
    default: break
    }
  }

  /// Starts an item, which ends the one before it, in a list that is supplied where there is none.
  mutating func startItem(_ token: HTMLToken) {
    endText()
    search: for last in blocks.indices.reversed() {
      switch blocks[last].role {
      case .item:
        close(to: last)
        break search
      case .list, .cell: break search
      default: continue
      }
    }
    if context.map({ blocks[$0].role.isList }) != true {
      beginBlock(at: token.offset)
      push(Block(name: "", role: .list(.ul)), at: token.offset)
    }
    push(Block(name: token.text, role: .item), token)
  }

  /// Starts a part of a table, which ends those before it; outside of tables, its tags leave no trace.
  mutating func startPart(of role: HTMLNames.Role, _ token: HTMLToken) {
    endText()
    guard let table = blocks.lastIndex(where: { $0.role == .table }) else {
      return push(Block(name: token.text, role: .container), token)
    }
    let around: [HTMLNames.Role] =
      switch role {
      case .head, .rows: [.table]
      case .row: [.table, .head, .rows]
      default: [.table, .head, .rows, .row]
      }
    while blocks.count > table + 1, let last = blocks.last, !around.contains(last.role) { pop() }
    openTable(at: token.offset)
    if case .cell = role, blocks.last?.role != .row { push(Block(name: "", role: .row), at: token.offset) }
    if role.isCell, ["colspan", "rowspan"].contains(where: { token.value($0) ?? "1" != "1" }) {
      reports.mention(spanAt: token.offset)
    }
    let isLate = role == .head && blocks[table].holdsBlocks
    blocks[table].holdsBlocks = true
    push(Block(name: token.text, role: isLate ? .rows : role), token)
  }

  /// Starts the element of the innermost table, which waits for its first row: what is before that is before the table.
  private mutating func openTable(at offset: Int) {
    guard let table = blocks.lastIndex(where: { $0.role == .table }), blocks[table].elements == 0 else { return }
    tree.start(.table, blocks[table].written, at: offset)
    blocks[table].elements = 1
  }
}

extension HTMLReader.Block {
  /// Whether it leaves no element, at least so far.
  var isContainer: Bool { role == .container || role == .table && elements == 0 }
}

extension HTMLNames.Role {
  /// Whether it is a text.
  var isText: Bool { if case .text = self { true } else { false } }

  /// Whether it is a cell.
  var isCell: Bool { if case .cell = self { true } else { false } }

  /// Whether it is a list.
  var isList: Bool { if case .list = self { true } else { false } }

  /// Whether it is a table or a part of one.
  var isOfTable: Bool {
    switch self {
    case .table, .head, .rows, .row, .cell: true
    default: false
    }
  }

  /// Whether its element says a language.
  var isWithLanguage: Bool {
    switch self {
    case .text, .quotation, .list, .item, .cell, .table: true
    default: false
    }
  }

  /// The element that it becomes.
  var element: ElementName? {
    switch self {
    case .text(let name), .list(let name), .cell(let name): name
    case .quotation: .blockquote
    case .item: .li
    case .table: .table
    case .head: .thead
    case .row: .tr
    default: nil
    }
  }
}
