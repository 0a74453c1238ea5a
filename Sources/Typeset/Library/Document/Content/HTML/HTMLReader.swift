/// Turns HTML into blocks of the markup.
///
/// Every file can be read: an end that is missing is where browsers have it, texts outside of paragraphs become some,
/// and tags that say nothing about a text leave no trace. It is a reader of its own since the parser of the
/// distributions takes a minute for a hundred thousand open tags; here, nothing is looked at more often than a few
/// times.
struct HTMLReader {
  /// A block that is open.
  struct Block {
    let name: String
    let role: HTMLNames.Role
    /// How many elements of the tree it consists of.
    var elements = 0
    /// Whether it holds blocks so far, so that a text in it needs one as well.
    var holdsBlocks = false
    var language: String?
    var direction: String?
    /// The attributes of an element that starts with its first row.
    var written: [(AttributeName, String)] = []
  }

  /// A part of a text that is open, whether or not there has been a text for it.
  struct Phrase {
    let name: String
    let element: ElementName?
    var written: [(AttributeName, String)]
  }

  /// The deepest nesting of tags.
  private static let greatestDepth = 256

  let tokens: [HTMLToken]
  let facts: HTMLFacts
  let folder: String
  var tree: ContentTree
  var reports: ContentReports
  /// The tag or text that is read.
  var index = 0
  var blocks: [Block] = []
  var phrases: [Phrase] = []
  /// How many of the phrases are open in the tree.
  var openPhrases = 0
  /// Whether a blank would be one too many.
  var hasBlank = true
  /// The element that is left out with its contents, and how many of its name are open.
  private var skipped: (name: String, depth: Int)?

  /// What a file says of itself.
  static func facts(of source: SourceFile) -> ContentDocument.Facts {
    var taken: Set<String> = []
    return HTMLFacts(HTMLTokenizer(source.utf8, from: 0).tokens, avoiding: &taken).document
  }

  /// The blocks of a file; paths in it count from `folder`, as the document sees it.
  static func read(
    _ source: SourceFile, from start: Int = 0, folder: String, into tree: ContentTree, log: DiagnosticLog
  ) -> ContentTree {
    var tree = tree
    let tokenizer = HTMLTokenizer(source.utf8, from: start)
    if let excess = tokenizer.excess {
      tree.refuse("the file has too many tags", at: excess)
      return tree
    }
    let facts = HTMLFacts(tokenizer.tokens, avoiding: &tree.ids)
    var reader = HTMLReader(
      tokens: tokenizer.tokens, facts: facts, folder: folder, tree: tree,
      reports: ContentReports(about: source, to: log))
    while reader.index < reader.tokens.count, !reader.tree.isFull {
      reader.take(reader.tokens[reader.index])
      reader.index += 1
    }
    reader.close(to: 0)
    return reader.tree
  }

  private init(
    tokens: [HTMLToken], facts: HTMLFacts, folder: String, tree: ContentTree, reports: ContentReports
  ) {
    self.tokens = tokens
    self.facts = facts
    self.folder = folder
    self.tree = tree
    self.reports = reports
  }

  private mutating func take(_ token: HTMLToken) {
    if let (name, depth) = skipped {
      guard token.kind != .text, token.text == name else { return }
      let depth = depth + (token.kind == .start ? 1 : -1)
      skipped = depth == 0 ? nil : (name, depth)
      return
    }
    switch token.kind {
    case .text: add(text: token)
    case .start: start(token)
    case .end: end(token)
    }
  }

  private mutating func start(_ token: HTMLToken) {
    guard let role = HTMLNames.role(of: token.text) else {
      return reports.leaveOut(element: token.text, at: token.offset)
    }
    switch role {
    case .nothing: break
    case .skipped(let isMissed):
      if isMissed { reports.leaveOutContents(of: token.text, at: token.offset) }
      skipped = (token.text, 1)
    case .phrase(let element): start(phrase: element, token)
    case .lineBreak:
      // A line end without a line shows nothing.
      guard isTextOpen, !tree.isEmpty else { return }
      tree.empty(.br, at: token.offset)
      hasBlank = true
    case .picture: add(picture: token)
    case .rule:
      beginBlock(at: token.offset)
      tree.empty(.divider, at: token.offset)
    case .container:
      endText()
      push(Block(name: token.text, role: role), token)
    case .text, .quotation, .list, .table:
      beginBlock(at: token.offset)
      push(Block(name: token.text, role: role), token)
    case .item: startItem(token)
    case .head, .rows, .row, .cell: startPart(of: role, token)
    }
  }

  private mutating func end(_ token: HTMLToken) {
    guard let role = HTMLNames.role(of: token.text) else { return }
    if case .phrase = role {
      guard let last = phrases.lastIndex(where: { $0.name == token.text }) else { return }
      closePhrases(to: last)
      phrases.remove(at: last)
      return
    }
    for last in blocks.indices.reversed() {
      if blocks[last].name == token.text { return close(to: last) }
      // What is open around a cell ends behind it.
      if blocks[last].role.isCell, !role.isOfTable { return }
    }
  }

  /// Opens a block, and the elements that it consists of.
  mutating func push(_ block: Block, _ token: HTMLToken? = nil, at offset: Int? = nil) {
    guard blocks.count < Self.greatestDepth else {
      return tree.refuse("tags are nested more than \(Self.greatestDepth) deep", at: token?.offset ?? offset ?? 0)
    }
    var block = block
    // What containers say, which leave no element that could.
    let container = blocks.last?.role == .container ? blocks.last : nil
    block.language = token?.language ?? container?.language
    block.direction = token?.direction ?? container?.direction
    let written = attributes(of: block, token)
    hasBlank = true
    if block.role == .table {
      block.written = written
    } else if let element = block.role.element {
      tree.start(element, written, at: token?.offset ?? offset ?? 0)
      block.elements = 1
    }
    blocks.append(block)
  }

  /// Ends all blocks from an index on.
  mutating func close(to first: Int) {
    endText()
    while blocks.count > first { pop() }
  }

  /// Ends the innermost block.
  mutating func pop() {
    closePhrases(to: 0)
    guard let block = blocks.popLast() else { return }
    for _ in 0..<block.elements { tree.end() }
    hasBlank = true
  }

  private func attributes(of block: Block, _ token: HTMLToken?) -> [(AttributeName, String)] {
    var written: [(AttributeName, String)] = []
    if token != nil, let id = facts.ids[index] { written.append((.id, id)) }
    if block.role.isWithLanguage, let language = block.language {
      written.append((.lang, language))
    }
    switch block.role {
    case .text(.pre): written += [(.dir, "ltr"), (.style, "footnote"), (.translate, "no")]
    case .text, .item, .cell:
      let start = token == nil ? index : index + 1
      if let direction = block.direction ?? direction(from: start) {
        written.append((.dir, direction))
      }
    case .list(.ol):
      if let start = token?.value("start").flatMap(Int.init), start > 1 {
        written.append((.start, String(min(start, 1_000_000))))
      }
    default: break
    }
    if block.role.isCell {
      switch token?.value("align")?.lowercased() ?? token?.styledAlignment {
      case "left", "start": written.append((.align, "start"))
      case "right", "end": written.append((.align, "end"))
      case "center": written.append((.align, "center"))
      default: break
      }
      if block.role == .cell(.th), let scope = token?.value("scope"), scope == "row" || scope == "col" {
        written.append((.scope, scope))
      }
    }
    return written
  }

  /// The base direction of a text that begins with a letter of a script that runs from right to left (UAX #9, P2, P3).
  private func direction(from start: Int) -> String? {
    for token in tokens[start...] {
      guard HTMLNames.isWithinText(token) else { return nil }
      if token.kind == .text, let letter = token.text.unicodeScalars.first(where: \.properties.isAlphabetic) {
        return letter.isRightToLeft ? "rtl" : nil
      }
    }
    return nil
  }
}

extension HTMLToken {
  /// The alignment that its style asks for.
  fileprivate var styledAlignment: String? {
    for part in value("style")?.lowercased().split(separator: ";") ?? [] {
      let words = part.split { $0 == ":" || $0.isWhitespace }
      if words.count == 2, words[0] == "text-align" { return String(words[1]) }
    }
    return nil
  }
}
