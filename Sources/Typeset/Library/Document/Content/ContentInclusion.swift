/// Puts what other files say into the elements `content` that name them.
struct ContentInclusion {
  /// Where the files are.
  let files: ContentFiles
  /// Where mistakes are reported.
  let log: DiagnosticLog

  /// The nodes of a file, with the index of the element that they go into.
  private struct Piece {
    let index: Int
    var nodes: [MarkupNode]
    let source: SourceFile
  }

  /// What the files that have been read leave for others.
  private struct State {
    var budget = MarkupBudget()
    var ids: Set<String>
    /// Whether a limit is exceeded.
    var isFull = false
  }

  /// Reads every file that a tree names, and adds its blocks to the tree, in the order of the source.
  func include(in tree: inout MarkupTree) {
    let indexes = tree.nodes.indices.filter { isInclusion($0, in: tree) }
    guard !indexes.isEmpty else { return }
    var pieces: [Piece] = []
    var state = State(ids: tree.ids)
    var start = tree.source.utf8.count
    for index in indexes where !state.isFull {
      guard let piece = piece(at: index, in: &tree, from: start, &state) else { continue }
      start += piece.source.utf8.count
      pieces.append(piece)
    }
    insert(pieces, into: &tree)
    tree.source = SourceFile(tree.source, including: pieces.map(\.source))
  }

  /// Whether a node is `content`, and no column of a `split`.
  private func isInclusion(_ index: Int, in tree: MarkupTree) -> Bool {
    let node = tree.nodes[index]
    return node.kind == .element && node.string == ElementName.content.rawValue
      && tree.attribute(AttributeName.src.rawValue, of: index) != nil
  }

  private func piece(
    at index: Int, in tree: inout MarkupTree, from start: Int, _ state: inout State
  ) -> Piece? {
    let node = tree.nodes[index]
    let tag = StartTag(tree, index)
    if let child = (index + 1..<node.end).first(where: { !tree.isBlank($0) }) {
      report(
        "content", "<content> has a file and blocks of its own", at: StartTag(tree, child).name, "move them behind it")
      return nil
    }
    let path = tree.attribute(AttributeName.src.rawValue, of: index) ?? ""
    guard let form = ContentForm(name: path) else {
      report(
        "content-kind", "\(quoted(path)) is neither Markdown nor HTML by its name", at: tag.value(of: "src"),
        "name a file that ends in .md or .html")
      return nil
    }
    let bytes: [UInt8]
    do throws(ContentFileError) { bytes = try files.read(path, MarkupLimits.greatestSize - start) } catch {
      let (message, hint) = error.words(about: path)
      report(error.code, message, at: tag.value(of: "src"), hint)
      return nil
    }
    guard let source = ContentDocument.source(bytes, name: files.name(path), log: log) else { return nil }
    let folder = path.lastIndex(of: "/").map { String(path[..<$0]) } ?? ""
    let reader = ContentReader(form: form, source: source, folder: folder, log: log)
    let outer = ContentTree(of: source, budget: state.budget, ids: state.ids)
    var content = reader.read(from: reader.start, into: outer)
    content.finish()
    if let failure = content.failure { log.report(failure) }
    state.budget = content.budget
    state.ids = content.ids
    state.isFull = content.isFull
    let shift = tree.attributes.count
    tree.attributes += content.attributes
    let nodes = content.nodes.map { $0.moved(bytes: start, attributes: shift) }
    return Piece(index: index, nodes: nodes, source: source)
  }

  /// Adds the nodes of all pieces behind the elements that they belong in.
  private func insert(_ pieces: [Piece], into tree: inout MarkupTree) {
    var nodes: [MarkupNode] = []
    nodes.reserveCapacity(tree.nodes.count + pieces.reduce(0) { $0 + $1.nodes.count })
    /// How many nodes are added before an index of the old tree.
    var added: [Int] = []
    for piece in pieces { added.append((added.last ?? 0) + piece.nodes.count) }
    func moved(_ end: Int) -> Int {
      var (low, high) = (0, pieces.count)
      while low < high {
        let middle = (low + high) / 2
        if pieces[middle].index < end { low = middle + 1 } else { high = middle }
      }
      return low == 0 ? end : end + added[low - 1]
    }
    var next = 0
    for index in tree.nodes.indices {
      var node = tree.nodes[index]
      node.end = moved(node.end)
      nodes.append(node)
      guard next < pieces.count, pieces[next].index == index else { continue }
      let start = nodes.count
      nodes += pieces[next].nodes.map { node in
        var node = node
        node.end += start
        return node
      }
      next += 1
    }
    tree.nodes = nodes
  }

  private func report(_ code: String, _ message: String, at place: SourceRange, _ hint: String) {
    log.report(Diagnostic(.error, code: code, message, at: place, hints: [hint]))
  }
}

extension MarkupTree {
  /// The `id` of every element.
  fileprivate var ids: Set<String> {
    Set(attributes.lazy.filter { $0.name == AttributeName.id.rawValue }.map(\.value))
  }
}

extension MarkupNode {
  /// The node where the text and the attributes of its file follow those of another.
  fileprivate func moved(bytes: Int, attributes: Int) -> MarkupNode {
    var node = self
    node.bytes = self.bytes.lowerBound + bytes..<self.bytes.upperBound + bytes
    node.written = written.lowerBound + attributes..<written.upperBound + attributes
    return node
  }
}
