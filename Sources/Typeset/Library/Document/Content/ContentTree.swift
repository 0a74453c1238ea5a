/// Builds the nodes of a tree from a file that is not XML, one behind the other.
///
/// The nodes have the places of what they were made from; texts are kept as they are read, since the file may write
/// them in another way.
struct ContentTree {
  /// The nodes, in the order of the file.
  private(set) var nodes: [MarkupNode] = []
  /// The attributes of all elements.
  private(set) var attributes: [WrittenAttribute] = []
  /// The limit that is exceeded, and where; nothing is added behind it.
  private(set) var failure: Diagnostic?
  private let source: SourceFile
  private var open: [Int] = []
  /// Whether the last node is a text of the innermost element.
  private var continuesText = false
  /// What has been read of the document so far.
  private(set) var budget: MarkupBudget
  /// The `id` of every element of the document so far.
  var ids: Set<String>

  /// An empty tree of a file, in a document of which some has been read.
  init(of source: SourceFile, budget: MarkupBudget = MarkupBudget(), ids: Set<String> = []) {
    self.source = source
    self.budget = budget
    self.ids = ids
  }

  /// Whether no more is added.
  var isFull: Bool { failure != nil }

  /// Starts an element with attributes in their order.
  mutating func start(_ name: ElementName, _ written: [(AttributeName, String)] = [], at offset: Int) {
    guard !isFull else { return }
    continuesText = false
    if open.count >= MarkupLimits.greatestDepth - Self.reservedDepth {
      return fail(
        Diagnostic(
          .error, code: "nesting",
          "blocks are nested more than \(MarkupLimits.greatestDepth - Self.reservedDepth) deep", at: place(offset),
          hints: ["reading ends here"]))
    }
    spend(at: offset) { $0.addElement(name.rawValue) }
    let first = attributes.count
    attributes += written.map { WrittenAttribute(name: $0.0.rawValue, value: $0.1) }
    open.append(nodes.count)
    nodes.append(
      MarkupNode(
        kind: .element, string: name.rawValue, bytes: offset..<offset, written: first..<attributes.count, end: 0))
  }

  /// Ends the innermost element; one that needs contents and has none is taken back.
  mutating func end() {
    guard !isFull, let index = open.popLast() else { return }
    continuesText = false
    budget.endElement(nodes[index].string)
    if index == nodes.count - 1, Self.needsContents.contains(nodes[index].string) {
      attributes.removeSubrange(nodes[index].written)
      nodes.removeLast()
    } else {
      nodes[index].end = nodes.count
    }
  }

  /// Whether the innermost element holds nothing so far.
  var isEmpty: Bool { open.last == nodes.count - 1 }

  /// Whether no more elements fit into each other.
  var isDeep: Bool { open.count >= MarkupLimits.greatestDepth - Self.reservedDepth }

  /// Adds an element that holds nothing.
  mutating func empty(_ name: ElementName, _ written: [(AttributeName, String)] = [], at offset: Int) {
    start(name, written, at: offset)
    end()
  }

  /// Adds characters to the innermost element; those that XML has none of are replaced.
  mutating func text(_ string: String, at offset: Int) {
    guard !isFull, !string.isEmpty else { return }
    let shown =
      string.unicodeScalars.contains(where: \.isUnwritable)
      ? String(String.UnicodeScalarView(string.unicodeScalars.map { $0.isUnwritable ? "\u{FFFD}" : $0 })) : string
    spend(at: offset) { $0.addText(Array(shown.utf8)[...]) }
    // What Markdown divides, such as lines, is one text.
    if continuesText { return nodes[nodes.count - 1].string += shown }
    continuesText = true
    nodes.append(
      MarkupNode(kind: .reference, string: shown, bytes: offset..<offset, written: 0..<0, end: nodes.count + 1))
  }

  /// Ends all elements.
  mutating func finish() {
    while let index = open.popLast() { nodes[index].end = nodes.count }
  }

  /// Adds no more, since the file exceeds a limit.
  mutating func refuse(_ message: String, at offset: Int) {
    fail(
      Diagnostic(.error, code: "size", message, at: place(offset), hints: ["divide it into several documents"]))
  }

  /// The place of a byte of the file.
  private func place(_ offset: Int) -> SourceRange { SourceRange(file: source, bytes: offset..<offset) }

  private mutating func spend(at offset: Int, _ body: (inout MarkupBudget) -> MarkupBudget.Excess?) {
    if let excess = body(&budget) { fail(excess.diagnostic(at: place(offset))) }
  }

  private mutating func fail(_ diagnostic: Diagnostic) { failure = failure ?? diagnostic }

  /// Elements that show nothing without contents.
  private static let needsContents = Set(
    [.p, .h1, .h2, .h3, .h4, .caption, .blockquote, .ul, .ol, .table, .thead, .tr, .pre, .span, .a, .em, .strong]
      .map(\ElementName.rawValue))

  /// How deep the document around it may be.
  private static let reservedDepth = 64
}

extension Unicode.Scalar {
  /// Whether XML 1.0 has no such character (section 2.2, production 2).
  fileprivate var isUnwritable: Bool {
    value < 0x20 && value != 0x09 && value != 0x0A && value != 0x0D || value == 0xFFFE || value == 0xFFFF
  }
}
