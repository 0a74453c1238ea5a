/// Reports columns that no screen can show.
struct SplitCheck {
  /// The tree, whose names and attributes are known to be right.
  let tree: MarkupTree
  /// Where the mistakes are reported.
  let log: DiagnosticLog

  /// Reports every mistake, in the order of the source.
  func run() {
    var parents: [Int: Int] = [:]
    for index in tree.nodes.indices {
      for child in tree.children(of: index) where tree.nodes[child].name == .split { parents[child] = index }
      if tree.nodes[index].name == .split { check(index, in: parents[index]) }
    }
  }

  private func check(_ split: Int, in parent: Int?) {
    let columns = tree.children(of: split)
    if !columns.contains(where: { tree.nodes[$0].name == .content }) {
      report(
        "split", "the split has no <content>", split, "add it: the column that is seen where there is room for one only"
      )
    }
    var first: [ElementName: Int] = [:]
    for column in columns {
      // Conditions may leave one of several.
      guard let name = tree.nodes[column].name, !tree.nodes[column].attributes.gives(Common.when) else { continue }
      if let other = first[name] {
        report(
          "second-element", "more than one <\(name.rawValue)> in the split", column,
          "the first is in line \(StartTag(tree, other).name.start.line)")
      } else {
        first[name] = column
      }
    }
    guard let parent, tree.nodes[parent].name == .screen else {
      report("misplaced-element", "a <split> is not in a <screen>", split, "put it directly in a <screen>")
      return
    }
    for sibling in tree.children(of: parent) where sibling != split {
      guard let element = tree.nodes[sibling].element else { continue }
      let isSystem = element.name == .statusBar || element.name == .homeIndicator || element.name == .tabBar
      if element.kind.isLayer || isSystem || tree.nodes[sibling].attributes.gives(Common.when) { continue }
      if element.place == .block || element.place == .bar {
        report(
          "misplaced-element", "<\(element.name.rawValue)> is beside a <split>, which takes the whole screen", sibling,
          "put it in <sidebar>, <content> or <detail>")
      }
    }
  }

  private func report(_ code: String, _ message: String, _ index: Int, _ hint: String) {
    log.report(Diagnostic(.error, code: code, message, at: StartTag(tree, index).name, hints: [hint]))
  }
}
