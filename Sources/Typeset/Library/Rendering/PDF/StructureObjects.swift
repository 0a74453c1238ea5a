/// The structure of a document as objects of a PDF file: the root, the elements, the way back from contents to
/// elements, links.
struct StructureObjects {
  private let tree: StructureTree
  private let contents: [[Int32]]
  private let pages: [Int]
  private let root: Int
  private let firstLink: Int
  private let writer: PDFWriter
  /// The object of every node; 0 for a node that holds nothing.
  private var objects: [Int]
  /// The contents of all nodes; those of node `n` are at `starts[n]..<starts[n + 1]`.
  private var kids: [Kid] = []
  private var starts: [Int] = []

  /// The contents of a node.
  private struct Kid {
    var place: StructureTree.Place
    var kind: Kind

    enum Kind {
      case node(Int32)
      /// Marked content of a page, by its MCID.
      case content(Int32)
      case link(Int32)
    }

    var isNode: Bool { if case .node = kind { true } else { false } }

    /// The page of a content or a link.
    var page: Int? { isNode ? nil : Int(place.page) }
  }

  /// - Parameters:
  ///   - contents: the contents that every page shows, in the order of its stream, counted from the page's first.
  ///   - pages: the objects of the pages.
  ///   - root: the object of the root.
  ///   - firstLink: the object of the first link; those of the others follow.
  init(
    _ tree: StructureTree, contents: [[Int32]], pages: [Int], root: Int, firstLink: Int, writer: PDFWriter
  ) {
    self.tree = tree
    self.contents = contents
    self.pages = pages
    self.root = root
    self.firstLink = firstLink
    self.writer = writer
    objects = [Int](repeating: 0, count: tree.nodes.count)
    numberNodes()
    collectKids()
  }

  /// Writes everything; `language` is that of the document.
  func write(language: String) throws {
    for index in tree.links.indices { try writer.write(firstLink + index) { writeLink(index) } }
    for node in tree.nodes.indices where objects[node] > 0 {
      try writer.write(objects[node]) { writeElement(node, language: language) }
    }
    try writer.write(root) { writeRoot() }
  }

  // MARK: Numbers

  /// Gives a number to every node that shows something, itself or below.
  private mutating func numberNodes() {
    var isKept = [Bool](repeating: false, count: tree.nodes.count)
    // A document without contents has its root element all the same.
    if !isKept.isEmpty { isKept[0] = true }
    forEachContent { content, _, _ in isKept[Int(content.node)] = true }
    for link in tree.links { isKept[link.node] = true }
    for node in tree.nodes.indices.reversed() where isKept[node] && tree.nodes[node].parent >= 0 {
      isKept[Int(tree.nodes[node].parent)] = true
    }
    var next = writer.reserve(isKept.count { $0 })
    for node in isKept.indices where isKept[node] {
      objects[node] = next
      next += 1
    }
  }

  /// Calls `body` with every visible content, its page and its MCID.
  private func forEachContent(_ body: (StructureTree.Content, _ page: Int, _ identifier: Int) -> Void) {
    for (page, shown) in contents.enumerated() {
      for (identifier, number) in shown.enumerated() {
        body(tree.contents[tree.firstContents[page] + Int(number)], page, identifier)
      }
    }
  }

  /// Sorts the contents of nodes in reading order.
  private mutating func collectKids() {
    starts = [Int](repeating: 0, count: tree.nodes.count + 1)
    forEachKid { parent, _ in starts[parent + 1] += 1 }
    for index in 1..<starts.count { starts[index] += starts[index - 1] }
    let none = Kid(place: StructureTree.Place(order: 0, page: 0, serial: 0), kind: .node(0))
    kids = [Kid](repeating: none, count: starts[starts.count - 1])
    var ends = starts
    forEachKid { parent, kid in
      kids[ends[parent]] = kid
      ends[parent] += 1
    }
    for node in tree.nodes.indices where starts[node + 1] - starts[node] > 1 {
      kids[starts[node]..<starts[node + 1]].sort { $0.place < $1.place }
    }
  }

  private func forEachKid(_ body: (_ parent: Int, Kid) -> Void) {
    for (index, node) in tree.nodes.enumerated() where objects[index] > 0 && node.parent >= 0 {
      body(Int(node.parent), Kid(place: node.place, kind: .node(Int32(index))))
    }
    forEachContent { content, _, identifier in
      body(Int(content.node), Kid(place: content.place, kind: .content(Int32(identifier))))
    }
    for (index, link) in tree.links.enumerated() { body(link.node, Kid(place: link.place, kind: .link(Int32(index)))) }
  }

  // MARK: Elements

  private func writeRoot() {
    let out = writer.out
    out.append("<< /Type /StructTreeRoot\n   /K [ ")
    out.append(reference: objects[0])
    out.append(" ]\n   /ParentTreeNextKey ")
    out.append(decimal: pages.count + tree.links.count)
    out.append("\n   /ParentTree << /Nums [")
    for page in pages.indices {
      out.append("\n     ")
      out.append(decimal: page)
      out.append(" [")
      for number in contents[page] {
        out.append(" ")
        out.append(reference: objects[Int(tree.contents[tree.firstContents[page] + Int(number)].node)])
      }
      out.append(" ]")
    }
    for (index, link) in tree.links.enumerated() {
      out.append("\n     ")
      out.append(decimal: pages.count + index)
      out.append(" ")
      out.append(reference: objects[link.node])
    }
    out.append(" ] >>\n>>")
  }

  private func writeElement(_ index: Int, language: String) {
    let out = writer.out
    let node = tree.nodes[index]
    let held = kids[starts[index]..<starts[index + 1]]
    out.append("<< /Type /StructElem\n   /S /")
    out.append(node.tag.rawValue)
    out.append("\n   /P ")
    out.append(reference: node.parent < 0 ? root : objects[Int(node.parent)])
    let own = tree.languages[Int(node.language)]
    let outer = node.parent < 0 ? language : tree.languages[Int(tree.nodes[Int(node.parent)].language)]
    if own != outer {
      out.append("\n   /Lang ")
      out.append(pdf: own)
    }
    if let facts = tree.facts(of: index) { write(facts) }
    let page = held.lazy.compactMap(\.page).first
    if let page {
      out.append("\n   /Pg ")
      out.append(reference: pages[page])
    }
    out.append("\n   /K [")
    for kid in held { write(kid, page: page) }
    out.append(" ]\n>>")
  }

  private func write(_ facts: StructureTree.Facts) {
    let out = writer.out
    if let label = facts.label {
      out.append("\n   /Alt ")
      out.append(pdf: label)
    }
    if facts.isReplaced {
      out.append("\n   /ActualText ")
      out.append(pdf: facts.text)
    }
    if let attributes = facts.attributes {
      out.append("\n   /A ")
      out.append(attributes, heights: tree.pageHeights)
    }
  }

  private func write(_ kid: Kid, page: Int?) {
    let out = writer.out
    switch kid.kind {
    case .node(let node):
      out.append(" ")
      out.append(reference: objects[Int(node)])
    case .content(let identifier) where kid.page == page:
      out.append(" ")
      out.append(decimal: Int(identifier))
    case .content(let identifier):
      out.append(" << /Type /MCR")
      appendPage(of: kid)
      out.append(" /MCID ")
      out.append(decimal: Int(identifier))
      out.append(" >>")
    case .link(let link):
      out.append(" << /Type /OBJR")
      appendPage(of: kid)
      out.append(" /Obj ")
      out.append(reference: firstLink + Int(link))
      out.append(" >>")
    }
  }

  private func appendPage(of kid: Kid) {
    writer.out.append(" /Pg ")
    writer.out.append(reference: pages[Int(kid.place.page)])
  }

  // MARK: Links

  private func writeLink(_ index: Int) {
    let out = writer.out
    let link = tree.links[index]
    let page = Int(link.place.page)
    let facts = tree.facts(of: link.node)
    out.append("<< /Type /Annot\n   /Subtype /Link\n   /F 4\n   /Border [0 0 0]\n   /Rect [")
    for (number, value) in link.frame.corners(inPageOfHeight: tree.pageHeights[page]).enumerated() {
      if number > 0 { out.append(" ") }
      out.append(value)
    }
    out.append("]\n   /Contents ")
    if let label = facts?.label { out.append(pdf: label) } else { out.append(pdf: facts?.text ?? []) }
    switch link.target {
    case .address(let address):
      out.append("\n   /A << /Type /Action /S /URI /URI ")
      out.append(pdf: address)
      out.append(" >>")
    case .element(let id):
      guard let anchor = tree.anchors[id] else { break }
      out.append("\n   /Dest ")
      out.append(destination: anchor, pages: pages, heights: tree.pageHeights)
    }
    out.append("\n   /StructParent ")
    out.append(decimal: pages.count + index)
    out.append("\n>>")
  }
}

extension Rect {
  /// Left, bottom, right and top as PDF has them, whose y runs upwards.
  fileprivate func corners(inPageOfHeight height: Double) -> [Double] {
    [minX, height - maxY, maxX, height - minY]
  }
}

extension ByteBuffer {
  /// Appends the attributes of a structure element.
  fileprivate func append(_ attributes: StructureAttributes, heights: [Double]) {
    switch attributes {
    case .figure(let page, let frame):
      append("<< /O /Layout /Placement /Block /BBox [")
      for value in frame.corners(inPageOfHeight: heights[page]) {
        append(" ")
        append(value)
      }
      append(" ] >>")
    case .control(let control):
      append("<< /O /PrintField /Role /")
      append(control.role.rawValue)
      if let isChecked = control.isChecked { append(isChecked ? " /checked /on" : " /checked /off") }
      if let description = control.description {
        append(" /Desc ")
        append(pdf: description)
      }
      append(" >>")
    case .columnHead: append("<< /O /Table /Scope /Column >>")
    case .rowHead: append("<< /O /Table /Scope /Row >>")
    case .cornerHead: append("<< /O /Table /Scope /Both >>")
    case .list(let isNumbered):
      append("<< /O /List /ListNumbering ")
      append(isNumbered ? "/Decimal >>" : "/Disc >>")
    }
  }
}
