/// Holds a tree against the vocabulary: gives every node its name and attributes, and reports what does not belong.
struct MarkupCheck {
  private var tree: MarkupTree
  private let log: DiagnosticLog

  /// Checks a tree and fills in its names and attributes; errors go to `log`, in the order of the source.
  static func check(_ tree: inout MarkupTree, log: DiagnosticLog) {
    var check = MarkupCheck(tree: tree, log: log)
    check.run()
    tree = check.tree
  }

  private mutating func run() {
    for index in tree.nodes.indices where tree.nodes[index].kind == .element {
      let name = Vocabulary.elementNames[tree.nodes[index].string]
      tree.nodes[index].name = name
      guard let name else {
        log.report(
          Diagnostic(
            .error, code: "unknown-element", "unknown element <\(tree.nodes[index].string)>",
            at: StartTag(tree, index).name))
        continue
      }
      var attributes = Attributes()
      for written in tree.attributes[tree.nodes[index].written] {
        guard let attribute = Vocabulary.attributeNames[written.name],
          let kind = Vocabulary.value(of: attribute, on: name, in: .overlay)
        else { continue }
        attributes[attribute] = ValueReader.value(written.value, as: kind)
      }
      tree.nodes[index].attributes = attributes
    }
  }
}
