/// A file of Android's resources as a tree.
struct ResourceTree {
  /// The elements.
  let tree: MarkupTree

  /// Reads a file; throws where it is no XML.
  init(_ source: SourceFile) throws(ContentError) {
    let log = DiagnosticLog()
    let read = MarkupTree.read(source.utf8, name: source.name, allowsDoctype: true, log: log)
    if let first = log.diagnostics.first(where: { $0.severity == .error }) ?? read?.failure {
      throw ContentError(first)
    }
    guard let read, !read.nodes.isEmpty else {
      throw ContentError("\(quoted(source.name)) is empty", at: nil, code: "asset")
    }
    tree = read
  }

  /// The elements directly in an element.
  func elements(of index: Int) -> [Int] { tree.elements(of: index) }

  /// The name of an element.
  func name(of index: Int) -> String { tree.nodes[index].string }

  /// The value of an attribute, whatever the prefix of its name; nil where it is not there.
  func attribute(_ name: String, of index: Int) -> String? { tree.attribute(local: name, of: index) }

  /// A number in front of its unit, as in `24dp`.
  func number(_ name: String, of index: Int) -> Double? {
    guard let text = attribute(name, of: index) else { return nil }
    var end = text.endIndex
    while end > text.startIndex, let last = text[..<end].last, last.isLetter { end = text.index(before: end) }
    return PlainNumber.signed(text[..<end])
  }

  /// The place of an element.
  func place(of index: Int) -> SourceRange { StartTag(tree, index).name }

  /// The text in an element, without blanks around it.
  func text(of index: Int) -> String {
    tree.allText(of: index).split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}
