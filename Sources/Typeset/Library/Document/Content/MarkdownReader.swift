/// Turns Markdown into blocks of the markup.
///
/// | Markdown | markup |
/// |---|---|
/// | a heading | `h1` to `h4`; deeper ones are `h4` |
/// | a paragraph with nothing but a picture | `image` |
/// | code | a small `pre` from left to right |
/// | a task | `checkbox` |
/// | a rule | `divider` |
/// | left and right of a table's column | `start` and `end` |
/// | footnotes | numbers in `sup`, and an `ol` at the end |
struct MarkdownReader {
  private typealias Node = MarkdownParser.Node

  private var tree: ContentTree
  private let lines: [Int]
  private let skippedLines: Int
  /// The last byte of the file.
  private let last: Int
  private let folder: String
  private var reports: ContentReports
  /// What links call the headings, and the `id` of each in the order of the file.
  private var names = HeadingNames()
  private var headings: [String?] = []
  private var headingCount = 0
  /// Whether the walk is in a picture, whose texts are its description.
  private var isInPicture = false
  private var isInFootnotes = false
  /// Whether each list that is open has nothing but tasks.
  private var taskLists: [Bool] = []
  private var column = 0

  /// The blocks of a file; paths in it count from `folder`, as the document sees it.
  static func read(
    _ source: SourceFile, from start: Int = 0, folder: String, into tree: ContentTree, log: DiagnosticLog
  ) -> ContentTree {
    var reader = MarkdownReader(source, from: start, folder: folder, into: tree, log: log)
    if let (offset, message) = MarkdownCost.excess(in: source.utf8, from: start) {
      reader.tree.refuse(message, at: offset)
      return reader.tree
    }
    MarkdownParser.read(source.utf8[start...]) { root in
      reader.nameHeadings(of: root)
      root.walk { step, node in
        if step == .enter { reader.enter(node) } else { reader.leave(node) }
        return !reader.tree.isFull
      }
    }
    if reader.isInFootnotes { reader.tree.end() }
    return reader.tree
  }

  /// The text of the first heading that is in no other block; nil without one.
  static func firstHeading(of source: SourceFile, from start: Int) -> String? {
    guard MarkdownCost.excess(in: source.utf8, from: start) == nil else { return nil }
    var heading: String?
    MarkdownParser.read(source.utf8[start...]) { root in
      var block = root.first
      while let node = block, node.kind != .heading { block = node.next }
      heading = block?.text
    }
    return heading.flatMap { $0.isBlank ? nil : $0 }
  }

  private init(_ source: SourceFile, from start: Int, folder: String, into tree: ContentTree, log: DiagnosticLog) {
    self.tree = tree
    self.folder = folder
    reports = ContentReports(about: source, to: log)
    let ends = source.utf8.indices.filter { Self.isLineEnd($0, in: source.utf8) }
    lines = [0] + ends.map { $0 + 1 }
    skippedLines = ends.prefix { $0 < start }.count
    last = max(source.utf8.count - 1, 0)
  }

  /// Whether a line ends with a byte: a line feed, or a carriage return without one.
  private static func isLineEnd(_ index: Int, in utf8: [UInt8]) -> Bool {
    utf8[index] == UInt8(ascii: "\n")
      || utf8[index] == UInt8(ascii: "\r") && (index + 1 == utf8.count || utf8[index + 1] != UInt8(ascii: "\n"))
  }

  private mutating func nameHeadings(of root: Node) {
    root.walk { step, node in
      if step == .enter, node.kind == .heading {
        headings.append(names.add(heading: node.text, avoiding: &tree.ids))
      }
      return headings.count <= MarkupLimits.mostParts
    }
  }

  private func offset(_ node: Node) -> Int {
    let line = min(max(node.line + skippedLines, 1), lines.count)
    return min(lines[line - 1] + max(node.column - 1, 0), line < lines.count ? lines[line] : last, last)
  }

  private mutating func enter(_ node: Node) {
    guard let kind = node.kind, !isInPicture else { return }
    let place = offset(node)
    switch kind {
    case .document: break
    case .heading:
      let levels: [ElementName] = [.h1, .h2, .h3, .h4]
      let id = headingCount < headings.count ? headings[headingCount] : nil
      headingCount += 1
      tree.start(
        levels[min(max(node.level, 1), levels.count) - 1], (id.map { [(.id, $0)] } ?? []) + direction(node), at: place)
    case .paragraph where node.picture != nil || isItemText(node): break
    case .paragraph where node.isTask:
      tree.start(.checkbox, direction(node) + [(.on, node.parent?.isDone == true ? "yes" : "no")], at: place)
    case .paragraph: tree.start(.p, direction(node), at: place)
    case .blockQuote: tree.start(.blockquote, at: place)
    case .list:
      taskLists.append(node.isTasks)
      if taskLists.last == true {
        tree.start(.column, at: place)
      } else if let number = node.firstNumber {
        tree.start(.ol, number == 1 ? [] : [(.start, String(min(number, 1_000_000)))], at: place)
      } else {
        tree.start(.ul, at: place)
      }
    case .tasklist where taskLists.last == true: break
    case .item, .tasklist:
      let isText = kind == .item && node.first?.kind == .paragraph && node.parent?.isTight == true
      tree.start(.li, isText ? node.first.map(direction) ?? [] : [], at: place)
    case .footnote:
      if !isInFootnotes {
        isInFootnotes = true
        tree.empty(.divider, at: place)
        tree.start(.ol, [(.size, "13")], at: place)
      }
      tree.start(.li, at: place)
    case .codeBlock:
      tree.start(.pre, [(.dir, "ltr"), (.style, "footnote"), (.translate, "no")], at: place)
      tree.text(node.literal.withoutFinalLineEnd, at: place)
      tree.end()
    case .thematicBreak: tree.empty(.divider, at: place)
    case .table: tree.start(.table, at: place)
    case .tableHeader:
      tree.start(.thead, at: place)
      tree.start(.tr, at: place)
      column = 0
    case .tableRow:
      tree.start(.tr, at: place)
      column = 0
    case .tableCell: startCell(node, at: place)
    default: enterInline(node, kind, at: place)
    }
  }

  private mutating func enterInline(_ node: Node, _ kind: MarkdownParser.Kind, at place: Int) {
    switch kind {
    case .text:
      if node.previous?.kind == .softBreak, node.literal.hasPrefix(": ") { reports.mention(definitionsAt: place) }
      tree.text(node.literal, at: place)
    case .softBreak: tree.text(" ", at: place)
    case .lineBreak: tree.empty(.br, at: place)
    case .code:
      tree.start(.code, [(.translate, "no")], at: place)
      tree.text(node.literal, at: place)
      tree.end()
    case .emph: tree.start(.em, at: place)
    case .strong: tree.start(.strong, at: place)
    case .strikethrough: tree.start(.s, at: place)
    case .link: startLink(node, at: place)
    case .image: addPicture(node, at: place)
    case .footnoteReference:
      tree.start(.sup, at: place)
      tree.text(node.literal, at: place)
      tree.end()
    case .htmlInline where node.literal.isLineBreak: tree.empty(.br, at: place)
    case .htmlInline, .htmlBlock: leaveOut(node.literal, at: place)
    default: break
    }
  }

  private mutating func leave(_ node: Node) {
    guard let kind = node.kind else { return }
    if isInPicture {
      if kind == .image { isInPicture = false }
      return
    }
    switch kind {
    case .paragraph where node.picture != nil || isItemText(node): break
    case .link where node.parent?.picture != nil: break
    case .tasklist where taskLists.last == true: break
    case .list:
      taskLists.removeLast()
      tree.end()
    case .tableHeader:
      tree.end()
      tree.end()
    case .heading, .paragraph, .blockQuote, .item, .tasklist, .footnote, .table, .tableRow, .tableCell, .emph,
      .strong, .strikethrough, .link:
      tree.end()
    default: break
    }
  }

  /// Whether a paragraph is the text of its item, which needs no block of its own.
  private func isItemText(_ node: Node) -> Bool {
    guard let item = node.parent, node.previous == nil, item.kind == .item else { return false }
    return item.parent?.isTight == true
  }

  private mutating func startCell(_ node: Node, at place: Int) {
    let isHead = node.parent?.kind == .tableHeader
    var written = direction(node)
    switch node.parent?.parent?.alignment(ofColumn: column) {
    case Int32(UInt8(ascii: "l")): written.append((.align, "start"))
    case Int32(UInt8(ascii: "r")): written.append((.align, "end"))
    case Int32(UInt8(ascii: "c")): written.append((.align, "center"))
    default: break
    }
    column += 1
    tree.start(isHead ? .th : .td, written, at: place)
  }

  private mutating func startLink(_ node: Node, at place: Int) {
    guard node.parent?.picture == nil else { return }
    let target = reports.target(of: node.address, among: names, at: place)
    // The text of a link stays.
    tree.start(target == nil ? .span : .a, target.map { [(.href, $0)] } ?? [], at: place)
  }

  private mutating func addPicture(_ node: Node, at place: Int) {
    isInPicture = true
    let description = node.text
    guard node.isAlone else {
      tree.text(description, at: place)
      return reports.describe(pictureInTextAt: place)
    }
    guard let path = LinkAddress.file(at: node.address, from: folder) else {
      tree.start(.p, at: place)
      tree.text(description, at: place)
      tree.end()
      return reports.leaveOut(picture: node.address, at: place)
    }
    tree.empty(
      .image, [(.src, path)] + (description.isBlank ? [(.decorative, "yes")] : [(.alt, description)]), at: place)
  }

  private mutating func leaveOut(_ html: String, at place: Int) {
    if html.hasPrefix("<!--") { return }
    let name = html.drop { $0 == "<" || $0 == "/" || $0 == "!" }.prefix { $0.isLetter || $0.isNumber || $0 == "-" }
    reports.leaveOut(element: name.lowercased(), at: place)
  }

  /// The base direction of a text that begins with a letter of a script that runs from right to left (UAX #9, P2 and
  /// P3). Any other has that of its language.
  private func direction(_ node: Node) -> [(AttributeName, String)] {
    var isRightToLeft = false
    node.walk { step, node in
      guard step == .enter, node.kind == .text,
        let letter = node.literal.unicodeScalars.first(where: \.properties.isAlphabetic)
      else { return true }
      isRightToLeft = letter.isRightToLeft
      return false
    }
    return isRightToLeft ? [(.dir, "rtl")] : []
  }
}

extension MarkdownParser.Node {
  /// The picture that is all a paragraph holds, by itself or in a link.
  fileprivate var picture: MarkdownParser.Node? {
    guard kind == .paragraph || kind == .link, let first, first.next == nil else { return nil }
    return first.kind == .image ? first : first.kind == .link ? first.picture : nil
  }

  /// Whether a picture is all that its paragraph holds, where a block is allowed.
  fileprivate var isAlone: Bool {
    var node = parent
    if node?.kind == .link { node = node?.parent }
    return node?.picture != nil && node?.kind == .paragraph
  }

  /// Whether it is a list of nothing but tasks, which need no bullets.
  fileprivate var isTasks: Bool {
    guard kind == .list else { return false }
    var item = first
    while let node = item, node.kind == .tasklist { item = node.next }
    return item == nil
  }

  /// Whether it is the first paragraph of a task.
  fileprivate var isTask: Bool { kind == .paragraph && previous == nil && parent?.kind == .tasklist }
}

extension String {
  fileprivate var withoutFinalLineEnd: String { hasSuffix("\n") ? String(dropLast()) : self }

  fileprivate var isLineBreak: Bool { ["<br>", "<br/>", "<br />"].contains(lowercased()) }
}
